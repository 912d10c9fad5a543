-- no transaction
-- The most read articles first, on the first page of the knowledge base.
drop index concurrently if exists item_article_read;
create index concurrently item_article_read on item (view_count desc, item_id desc)
  where state = 'published' and kind = 'article';
