-- The purpose of an upload under way, which its file gets once all of it is there.
alter table upload add column purpose text not null default 'resource';
