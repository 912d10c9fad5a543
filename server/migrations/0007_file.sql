-- Files: uploads under way, contents, the names people gave them, what was made of them, and who fetched what.

-- One piece of content of one owner, stored once. Its key is generated; nothing a person typed is in it.
create table blob (
  blob_id bigint generated always as identity primary key,
  user_id bigint not null references account,
  object_key text not null unique,
  size bigint not null,
  -- What the owner's browser said it is, then what it was found to be: both must agree.
  declared_sha256 bytea,
  sha256 bytea,
  content_type text,
  state text not null default 'received'
    check (state in ('received', 'scanned', 'unpacked', 'recognised', 'ready', 'quarantined', 'failed')),
  reason text,
  pages int,
  -- Width, height, seconds, entries of an archive: what was learnt by looking inside.
  about jsonb not null default '{}',
  created_at timestamptz not null default now(),
  ready_at timestamptz
);
create unique index blob_content on blob (user_id, sha256) where state = 'ready';
create index blob_unfinished on blob (state, blob_id) where state not in ('ready', 'quarantined', 'failed');

-- A name for a content. `claimed_at` is set by the area that uses the file; what nobody claims is swept.
create table file (
  file_id bigint generated always as identity primary key,
  user_id bigint not null references account,
  blob_id bigint not null references blob,
  file_name text not null,
  kind text not null check (kind in ('resource', 'document', 'image', 'video', 'installer')),
  public boolean not null default false,
  created_at timestamptz not null default now(),
  claimed_at timestamptz
);
create index file_owner on file (user_id, file_id desc);
create index file_blob on file (blob_id);
create index file_unclaimed on file (created_at) where claimed_at is null;

-- An upload under way: its state lives here, so that any process, after any restart, can go on with it.
create table upload (
  upload_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  file_name text not null,
  size bigint,
  chunk_size bigint,
  total int not null,
  kind text not null,
  public boolean not null,
  declared_sha256 bytea,
  object_key text not null unique,
  -- The store's own number for the upload in parts; null for a file of one chunk.
  multipart_id text,
  state text not null default 'open' check (state in ('open', 'done', 'cancelled')),
  file_id bigint references file on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index upload_open on upload (user_id, file_name, total) where state = 'open';
create index upload_expires on upload (expires_at) where state = 'open';

create table upload_chunk (
  upload_id bigint not null references upload on delete cascade,
  index int not null,
  size bigint not null,
  etag text not null,
  primary key (upload_id, index)
);

-- The steps a content has gone through, for its owner to see and for us to measure.
create table blob_step (
  blob_id bigint not null references blob on delete cascade,
  step text not null,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  outcome text,
  primary key (blob_id, step)
);

-- What was made of a content. Can be made again at any time.
create table preview (
  blob_id bigint not null references blob on delete cascade,
  name text not null,
  object_key text not null,
  content_type text not null,
  size bigint not null,
  width int,
  height int,
  primary key (blob_id, name)
);

-- What was fetched, only ever added to; by month, so that old months can go as a whole. Rolled up by a job.
create table file_fetch (
  fetch_id bigint generated always as identity,
  fetched_at timestamptz not null default now(),
  file_id bigint not null,
  -- The person, or a keyed hash of where a visitor came from that day: ranking counts each once a day.
  user_id bigint,
  visitor_hash bytea,
  primary key (fetch_id, fetched_at)
) partition by range (fetched_at);
