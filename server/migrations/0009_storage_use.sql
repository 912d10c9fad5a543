-- What one person's files take up: contents, and what uploads under way may become. The tables count it themselves, so
-- that no way of adding or removing forgets it, and nobody has to add up rows to know it.
create table storage_use (
  user_id bigint primary key references account on delete cascade,
  bytes bigint not null default 0
);

-- Less is only taken from a row that is there: when a whole account goes, its row may have gone before.
create function count_storage(person bigint, change bigint) returns void language plpgsql as $$
begin
  if change > 0 then
    insert into storage_use (user_id, bytes) values (person, change)
    on conflict (user_id) do update set bytes = storage_use.bytes + excluded.bytes;
  elsif change < 0 then
    update storage_use set bytes = bytes + change where user_id = person;
  end if;
end $$;

create function count_blob() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_storage(old.user_id, -old.size); end if;
  if tg_op <> 'DELETE' then perform count_storage(new.user_id, new.size); end if;
  return null;
end $$;
create trigger blob_storage after insert or delete or update of user_id, size on blob
  for each row execute function count_blob();

create function storage_of(upload upload) returns bigint language sql immutable as $$
  select case when (upload).state = 'open'
    then coalesce((upload).size, (upload).total::bigint * (upload).chunk_size, 0) else 0 end
$$;

create function count_upload() returns trigger language plpgsql as $$
declare
  before bigint := 0;
  later bigint := 0;
begin
  if tg_op <> 'INSERT' then before := storage_of(old); end if;
  if tg_op <> 'DELETE' then later := storage_of(new); end if;
  perform count_storage(coalesce(new.user_id, old.user_id), later - before);
  return null;
end $$;
create trigger upload_storage after insert or delete or update of state, size on upload
  for each row execute function count_upload();

-- Whoever puts an upload together says until when; a process that dies over it is followed by another.
alter table upload add column completing_until timestamptz;

-- Of a chunk as it came: one that is sent again is known by it.
alter table upload_chunk add column sha256 bytea;
