-- Lists written to files, files read into lists, and views of a list that somebody keeps.

alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check
  check (kind in ('resource', 'document', 'image', 'video', 'installer', 'rows'));

create table list_export (
  export_id bigint generated always as identity primary key,
  user_id bigint not null references account,
  screen text not null,
  format text not null check (format in ('xlsx', 'csv')),
  language text not null check (language in ('zh-CN', 'zh-TW', 'en')),
  -- {search, order_by, columns, title}: the list as the person saw it, and the words it was shown in.
  wish jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'ready', 'cancelled', 'refused', 'failed')),
  row_count int not null default 0,
  -- The list was longer than a file may be.
  is_cut boolean not null default false,
  object_key text,
  size bigint,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  -- When the file goes; the row stays, because it tells who took what out of the house.
  expires_at timestamptz not null default now() + interval '7 days'
);
create index list_export_newest on list_export (created_at desc, export_id desc);
create index list_export_account on list_export (user_id, export_id desc);
create index list_export_expires on list_export (expires_at) where object_key is not null;

create table list_import (
  import_id bigint generated always as identity primary key,
  user_id bigint not null references account,
  screen text not null,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en')),
  -- Null once the file has gone.
  file_id bigint references file on delete set null,
  file_name text not null,
  state text not null default 'reading'
    check (state in ('reading', 'checked', 'running', 'done', 'cancelled', 'refused', 'failed')),
  -- Why it was refused; and, of a missing column, which.
  reason text,
  detail text,
  -- All rows or none, or those that are good.
  mode text check (mode in ('all', 'good')),
  row_count int not null default 0,
  bad_count int not null default 0,
  new_count int not null default 0,
  change_count int not null default 0,
  same_count int not null default 0,
  -- How far the writing is: rows gone through, and the last line of those that are committed.
  done_count int not null default 0,
  done_line int not null default 0,
  errors_key text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  expires_at timestamptz not null default now() + interval '7 days'
);
create index list_import_newest on list_import (created_at desc, import_id desc);
create index list_import_account on list_import (user_id, import_id desc);
create index list_import_file on list_import (file_id);
create index list_import_expires on list_import (expires_at) where errors_key is not null;

-- What was read, until it is written or given up.
create table list_import_row (
  import_id bigint not null references list_import on delete cascade,
  -- As a spreadsheet counts: the first row of values is line 2.
  line int not null,
  -- The texts of its cells, in the order of the list's columns.
  cells jsonb not null,
  -- Null where a cell could not be understood.
  value jsonb,
  -- What no two rows may share.
  keys jsonb not null default '[]',
  becomes text check (becomes in ('new', 'change', 'same')),
  problem text,
  problem_column text,
  primary key (import_id, line)
);

create table list_view (
  view_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  screen text not null,
  name text not null,
  -- What stands behind the question mark of the address.
  query text not null,
  created_at timestamptz not null default now(),
  unique (user_id, screen, name)
);
