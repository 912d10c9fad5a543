-- Downloads: what changed in a release, until when it is looked after, its files with their sums, and the sums signed.

alter table release
  -- [{kind, text}] with a text per language, the most important first; the kinds are those of the contract.
  add column notes jsonb not null default '[]',
  -- The versions of the suite it works with; none for what is that version itself.
  add column product_versions text[] not null default '{}',
  -- The last day on which faults in it are put right. Null: nobody has set one.
  add column ends_on date,
  -- The exact bytes that were signed: 'SHA256 (name) = sum' and 'SM3 (name) = sum' for each file.
  add column sums text,
  add column signature text,
  add column key_id text references signing_key,
  add check ((sums is null) = (signature is null) and (sums is null) = (key_id is null));

alter table release_file
  -- Null for what was announced before files could be had here.
  add column file_id bigint references file,
  add column architecture text not null default 'universal'
    check (architecture in ('x64', 'arm64', 'loongarch', 'universal')),
  add column sm3 bytea,
  -- {system, database, processor, middleware}: lists of what it works on, absent where nobody said.
  add column needs jsonb not null default '{}',
  -- {system, memory, disk}, each a text per language.
  add column requirements jsonb not null default '{}',
  add check ((file_id is null) = (sm3 is null));
create index release_file_file on release_file (file_id);

-- What is signed is what people check against, for good.
create function release_is_final() returns trigger language plpgsql as $$
begin
  if (old.version, old.sums, old.signature, old.key_id) is distinct from (new.version, new.sums, new.signature, new.key_id) then
    raise exception 'a signed release does not change';
  end if;
  return new;
end $$;
create trigger release_final before update on release
  for each row when (old.sums is not null) execute function release_is_final();

create function release_file_is_final() returns trigger language plpgsql as $$
begin
  if (old.platform_id, old.file_name, old.file_id, old.architecture, old.sm3)
    is distinct from (new.platform_id, new.file_name, new.file_id, new.architecture, new.sm3) then
    raise exception 'a file of a release does not change';
  end if;
  return new;
end $$;
create trigger release_file_final before update on release_file
  for each row when (old.file_id is not null) execute function release_file_is_final();
