-- Collections of resources that staff put together for a role, each taken along as one zip.
create table kit (
  kit_id bigint generated always as identity primary key,
  -- Stands in its address: /resource/kits/{slug}.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- By language.
  title jsonb not null default '{}',
  audience jsonb not null default '{}',
  lead jsonb not null default '{}',
  position int not null default 0,
  -- What the page shows first to be tried.
  trial_id bigint references item on delete set null,
  -- Null: only staff see it.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index kit_trial on kit (trial_id);
create index kit_position on kit (position, kit_id) where published_at is not null;

-- No version: a kit holds what a resource is today.
create table kit_item (
  kit_id bigint not null references kit on delete cascade,
  item_id bigint not null references item on delete cascade,
  position int not null,
  -- What it is for, by language: items with the same words share a row of the table on the page.
  matter jsonb not null default '{}',
  primary key (kit_id, item_id)
);
create index kit_item_item on kit_item (item_id);
