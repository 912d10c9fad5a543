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
-- One shape for every kind. A version of an app is no file: it is asked for in the store, and named in what is exported.
create view pinnable as
select version.item_id, 'resource' as kind, version.version, '' as part, version.state, version.published_at,
  version.package_id as file_id, version.manifest, version.key_id, version.signature
from resource_version as version
where version.published_at is not null and version.package_id is not null
union all
select release_file.item_id, 'release', release.version, release_file.file_name, 'published', item.published_at,
  release_file.file_id, null, release.key_id, release.signature
from release_file join release using (item_id) join item using (item_id)
where release_file.file_id is not null and item.published_at is not null
union all
select item_id, 'app', version, '', state, published_at, null, null, null, null
from app_version where published_at is not null;

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

-- What something pinned would be today, where that is something else: the newest version people are given. A release is an
-- item by itself, so that a newer file is another item's: of the same product and platform, named the same but for the
-- version. Where a project holds the newer one already, nothing is newer.
create view project_newer as
select pinned.project_item_id, pinned.project_id, newest.item_id, newest.version, newest.part
from project_item as pinned join item using (item_id)
  cross join lateral (
    select resource.item_id, given.version, '' as part
    from resource join resource_version as given using (version_id)
    where resource.item_id = pinned.item_id
    union all
    select app.item_id, given.version, ''
    from app join app_version as given using (app_version_id)
    where app.item_id = pinned.item_id
    union all (
      select other.item_id, release.version, file.file_name
      from release_file as mine
        join item as other on other.kind = 'release' and other.category_id = item.category_id and other.state = 'published'
        join release on release.item_id = other.item_id
        join release_file as file on file.item_id = other.item_id and file.platform_id = mine.platform_id
      where mine.item_id = pinned.item_id and mine.file_name = pinned.part and file.file_id is not null
        and replace(file.file_name, release.version, '') = replace(pinned.part, pinned.version, '')
      order by other.published_at desc, other.item_id desc limit 1
    )
  ) as newest
where item.state in ('published', 'deprecated')
  and (newest.item_id, newest.version) <> (pinned.item_id, pinned.version)
  and not exists (
    select from project_item as held
    where held.project_id = pinned.project_id and held.project_item_id <> pinned.project_item_id
      and (held.item_id, held.part) = (newest.item_id, newest.part)
  );

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
