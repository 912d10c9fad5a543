-- no transaction
-- The job that reads packages again finds them without reading the table.
drop index concurrently if exists resource_version_reader;
create index concurrently resource_version_reader on resource_version (inside_reader, version_id)
  where published_at is not null and type in ('flow', 'form');
