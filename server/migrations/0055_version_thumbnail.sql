-- The address of the picture that was drawn of a version, and which release of the drawing made it: 0 for none yet.
alter table resource_version
  add column thumbnail text,
  add column thumbnail_maker smallint not null default 0;
