-- Which release of the package readers read `inside`: what an older one read is read again from the package.
alter table resource_version add column inside_reader smallint not null default 1;

create or replace function resource_version_is_final() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and (
    (old.item_id, old.version, old.type, old.package_id, old.changes, old.manifest, old.signature, old.key_id, old.files)
    is distinct from
    (new.item_id, new.version, new.type, new.package_id, new.changes, new.manifest, new.signature, new.key_id, new.files)
    or (old.inside is distinct from new.inside and new.inside_reader <= old.inside_reader)
  ) then
    raise exception 'a published version does not change';
  end if;
  return new;
end $$;
