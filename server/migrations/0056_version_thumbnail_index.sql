-- no transaction
-- The job that draws missing pictures finds them without reading the table.
drop index concurrently if exists resource_version_thumbnail;
create index concurrently resource_version_thumbnail on resource_version (thumbnail_maker, version_id)
  where published_at is not null;
