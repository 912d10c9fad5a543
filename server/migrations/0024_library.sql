-- What those who run the portal keep in order: releases and products, resources, what they are filed under, what people
-- say about them.

-- When it was last written: whoever changes it says what they saw.
alter table product add column updated_at timestamptz not null default now();
alter table platform add column updated_at timestamptz not null default now();
alter table scene
  add column updated_at timestamptz not null default now(),
  -- What took its place. The row stays: drafts still name it.
  add column joined_into bigint references scene on delete cascade;
create index scene_joined on scene (joined_into);

alter table tag
  add column updated_at timestamptz not null default now(),
  -- What took its place. The row stays, so that whoever types the old name gets the new tag.
  add column joined_into bigint references tag on delete cascade,
  -- How many resources carry it, kept by triggers: counting would read all of them.
  add column use_count int not null default 0;
create index tag_joined on tag (joined_into);
create index tag_used on tag (use_count desc, tag_id desc);

update tag set use_count = used.times
from (select tag_id, count(*) as times from resource_tag group by tag_id) as used where used.tag_id = tag.tag_id;

-- Tags are held in one order, so that two publications do not wait for each other in a circle.
create function tag_use_add(tag_ids bigint[], change int) returns void language sql as $$
  with held as (
    select tag_id from tag where tag_id = any(tag_ids) order by tag_id for no key update
  ), times as (
    select tag_id, count(*)::int as times from unnest(tag_ids) as tag_id group by tag_id
  )
  update tag set use_count = use_count + change * times.times
  from held join times using (tag_id) where tag.tag_id = held.tag_id
$$;

create function resource_tag_came() returns trigger language plpgsql as $$
begin
  perform tag_use_add((select array_agg(tag_id) from came), 1);
  return null;
end $$;

create function resource_tag_went() returns trigger language plpgsql as $$
begin
  perform tag_use_add((select array_agg(tag_id) from went), -1);
  return null;
end $$;

create trigger resource_tag_came after insert on resource_tag referencing new table as came
  for each statement execute function resource_tag_came();
create trigger resource_tag_went after delete on resource_tag referencing old table as went
  for each statement execute function resource_tag_went();

-- Items in every state, the last changed first: what management lists walk along.
create index item_managed on item (kind, updated_at desc, item_id desc);
create index item_managed_downloaded on item (kind, download_count desc, item_id desc) where kind = 'resource';
create index item_managed_type on item (kind, type, updated_at desc, item_id desc) where kind = 'resource';
create index item_managed_category on item (kind, category_id, updated_at desc, item_id desc);
create index item_managed_official on item (kind, updated_at desc, item_id desc) where official;
create index item_managed_state on item (kind, state, updated_at desc, item_id desc) where state <> 'published';

-- What is hidden is neither read nor counted; its author may write it anew, and it stays hidden.
alter table item_rating add column hidden_at timestamptz;
create index item_rating_all on item_rating (created_at desc, rating_id desc);
create index item_rating_hidden on item_rating (created_at desc, rating_id desc) where hidden_at is not null;
create index item_rating_stars on item_rating (stars, created_at desc, rating_id desc);

alter table item_report
  add column outcome text check (outcome in ('acted', 'dismissed')),
  -- Why, as whoever settled it wrote.
  add column answer text;
create index item_report_all on item_report (created_at desc, report_id desc);
create index item_report_item on item_report (item_id);

-- A file of a release that is still prepared has its sum as soon as it was read; from then on nothing of it changes.
alter table release_file drop constraint release_file_check;
alter table release_file add check (sm3 is null or file_id is not null);
drop trigger release_file_final on release_file;
create trigger release_file_final before update on release_file
  for each row when (old.sm3 is not null) execute function release_file_is_final();
