-- no transaction
-- What lists of the management area are ordered by. What may be empty comes last whichever way, so it has two.
drop index concurrently if exists item_managed_title;
create index concurrently item_managed_title on item (coalesce(in_language(title, 'zh-CN'), ''), item_id)
  where kind = 'resource';
drop index concurrently if exists item_managed_rating;
create index concurrently item_managed_rating on item (rating, item_id) where kind = 'resource';
drop index concurrently if exists item_managed_published;
create index concurrently item_managed_published on item (published_at, item_id) where kind = 'resource';
drop index concurrently if exists item_managed_published_lately;
create index concurrently item_managed_published_lately on item (published_at desc nulls last, item_id desc)
  where kind = 'resource';
drop index concurrently if exists item_managed_states;
create index concurrently item_managed_states on item (state, item_id) where kind = 'resource';
drop index concurrently if exists item_rating_by_stars;
create index concurrently item_rating_by_stars on item_rating (stars, rating_id);
drop index concurrently if exists project_by_title;
create index concurrently project_by_title on project (title, project_id);
drop index concurrently if exists project_by_state;
create index concurrently project_by_state on project (state, project_id);
drop index concurrently if exists account_by_name;
create index concurrently account_by_name on account (user_name, user_id);
