-- What a file was uploaded for, given when its upload begins. Only `resource` becomes a draft by itself; `package` is a sealed
-- package that the portal made.
alter table file
  add column purpose text not null default 'resource',
  add constraint file_purpose check (purpose in
    ('resource', 'replacement', 'project', 'project_import', 'attachment', 'package')) not valid;
update file set purpose = 'attachment' where kind not in ('resource', 'document');
update file set purpose = 'package' where file_id in (select package_id from resource_version where package_id is not null);
