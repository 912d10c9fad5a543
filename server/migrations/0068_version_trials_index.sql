-- no transaction
-- Packages of every type are read again, and found without reading the table.
drop index concurrently if exists resource_version_reader;
create index concurrently resource_version_reader on resource_version (inside_reader, version_id)
  where published_at is not null;
