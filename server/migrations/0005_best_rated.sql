-- The best rated in their order, so that ranking reads twenty rows and not every rated one.
-- The 50 is the least number of people in server/src/areas/item/item.rank.ts: change both together.
create index item_best_rated on item (rating desc, rating_count desc, item_id desc)
  where state = 'published' and kind = 'resource' and rating_count >= 50;
