-- Projects: what a roll-out needs in one place, for the people who do it together. What they write is written by them, in
-- their language; titles of items are read from the items.

create table project (
  project_id bigint generated always as identity primary key,
  -- The stable name of one that ships with the portal.
  slug text unique,
  -- Who began it; whose it is now is told by `project_member`.
  user_id bigint references account on delete set null,
  title text not null,
  summary text not null default '',
  -- Counts the changes of title and summary: whoever saves says which they had read, so that nobody overwrites another.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index project_user on project (user_id);

create table project_member (
  project_id bigint not null references project on delete cascade,
  user_id bigint not null references account on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reader')),
  since timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_member_user on project_member (user_id, project_id);

-- To an address, whether anybody has it or not: inviting must not tell who has an account here.
create table project_invitation (
  invitation_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  -- In the one form in which accounts keep it: '+8613800000000', 'lan@example.com'.
  address text not null,
  role text not null check (role in ('editor', 'reader')),
  invited_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  unique (project_id, address)
);
create index project_invitation_address on project_invitation (address);
create index project_invitation_invited_by on project_invitation (invited_by);

-- What can be taken into a project: an item, one of its versions, and, where a version is several files, which of them.
-- One shape for every kind: what else can be had as a file of a version joins by another arm of this view and nothing else.
create view pinnable as
select version.item_id, 'resource' as kind, version.version, '' as part, version.state, version.published_at,
  version.package_id as file_id, version.manifest, version.key_id, version.signature
from resource_version as version
where version.published_at is not null and version.package_id is not null
union all
select release_file.item_id, 'release', release.version, release_file.file_name, 'published', item.published_at,
  release_file.file_id, null, release.key_id, release.signature
from release_file join release using (item_id) join item using (item_id)
where release_file.file_id is not null and item.published_at is not null;

create table project_item (
  project_item_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  item_id bigint not null references item on delete cascade,
  -- Together with the item a row of `pinnable`. A text, because a version is never taken back from the place it was pinned.
  version text not null,
  part text not null default '',
  added_by bigint references account on delete set null,
  added_at timestamptz not null default now(),
  unique (project_id, item_id, part)
);
create index project_item_item on project_item (item_id);
create index project_item_added_by on project_item (added_by);

create table project_file (
  project_id bigint not null references project on delete cascade,
  file_id bigint not null references file,
  added_by bigint references account on delete set null,
  added_at timestamptz not null default now(),
  primary key (project_id, file_id)
);
create index project_file_file on project_file (file_id);
create index project_file_added_by on project_file (added_by);

create table project_note (
  note_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  title text not null,
  body text not null default '',
  revision int not null default 1,
  updated_by bigint references account on delete set null,
  updated_at timestamptz not null default now()
);
create index project_note_project on project_note (project_id, note_id);
create index project_note_updated_by on project_note (updated_by);

create table project_check (
  check_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  text text not null,
  done boolean not null default false,
  revision int not null default 1,
  updated_by bigint references account on delete set null,
  updated_at timestamptz not null default now()
);
create index project_check_project on project_check (project_id, check_id);
create index project_check_updated_by on project_check (updated_by);

-- A way in for people without an account. One that is over or revoked is found by nobody.
create table project_link (
  link_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  -- The hash is what it is found by; sealed, it can be shown again to those who may pass it on.
  token_hash bytea not null unique,
  token bytea not null,
  password_hash text,
  may_download boolean not null default true,
  made_by bigint references account on delete set null,
  created_at timestamptz not null default now(),
  -- Null: until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz,
  visit_count int not null default 0,
  -- Passwords tried within the hour that began then.
  tries int not null default 0,
  tries_since timestamptz not null default now()
);
create index project_link_project on project_link (project_id, link_id desc);
create index project_link_made_by on project_link (made_by);

-- Who came on which day: a person once, a network of visitors once. Yesterday's rows are swept.
create table project_visit (
  day date not null,
  link_id bigint not null references project_link on delete cascade,
  -- A keyed hash: another one each day.
  visitor bytea not null,
  primary key (day, link_id, visitor)
);
create index project_visit_link on project_visit (link_id);

create table project_activity (
  activity_id bigint generated always as identity primary key,
  project_id bigint not null references project on delete cascade,
  user_id bigint references account on delete set null,
  action text not null,
  -- What it was about, in the words of that moment: {title, version, from, role}.
  subject jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index project_activity_project on project_activity (project_id, activity_id desc);
create index project_activity_user on project_activity (user_id);

-- A zip on its way into a project: looked at by the worker, and what came of it.
create table project_import (
  import_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  file_id bigint not null references file,
  -- The project it goes into; until it is done null, where it becomes one of its own.
  project_id bigint references project on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- Why it was refused; and of one that is done, what was pinned, kept as a file, or not there.
  reason text,
  report jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index project_import_user on project_import (user_id, import_id desc);
create index project_import_project on project_import (project_id);
create index project_import_file on project_import (file_id);
