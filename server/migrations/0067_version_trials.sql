-- How a published version can be tried, read from its package: lists are narrowed by it. What was published before has none
-- until the job resource.read-again has read it again.
alter table resource_version add column trials text[] not null default '{}';
