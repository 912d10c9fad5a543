-- What each noun knows beyond the item it is: one row per item, joined only for the twenty rows a page shows.

create table resource (
  item_id bigint primary key references item on delete cascade,
  description jsonb
);

create table knowledge_type (
  knowledge_type_id bigint generated always as identity primary key,
  parent_id bigint references knowledge_type,
  code text not null unique,
  name jsonb not null,
  description jsonb not null,
  logo_url text,
  -- One character, drawn where there is no logo.
  mark jsonb not null,
  position int not null default 0
);
create index knowledge_type_parent on knowledge_type (parent_id, position, knowledge_type_id);

-- The article's knowledge type is its item's category_id.
create table article (
  item_id bigint primary key references item on delete cascade,
  body jsonb not null
);

create table product (
  product_id bigint generated always as identity primary key,
  -- A suite has none; its parts name it.
  suite_id bigint references product,
  -- Stands in addresses: /api/{product}-cases/filters.
  code text not null unique check (code ~ '^[a-z][a-z0-9]*$'),
  name jsonb not null,
  description jsonb not null,
  icon text not null check (icon in ('suite', 'server', 'desk', 'phone')),
  position int not null default 0
);
create index product_suite on product (suite_id);

create table industry (
  industry_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

create table demand (
  demand_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

-- The case's product is its item's category_id.
create table case_study (
  item_id bigint primary key references item on delete cascade,
  customer jsonb not null,
  -- [{before?, value, label?}], each a text per language; the first one leads.
  figures jsonb not null default '[]'
);

create table case_industry (
  item_id bigint not null references case_study on delete cascade,
  industry_id bigint not null references industry on delete cascade,
  primary key (industry_id, item_id)
);
create index case_industry_item on case_industry (item_id);

create table case_demand (
  item_id bigint not null references case_study on delete cascade,
  demand_id bigint not null references demand on delete cascade,
  primary key (demand_id, item_id)
);
create index case_demand_item on case_demand (item_id);

create table video_category (
  video_category_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

-- The video's category is its item's category_id.
create table video (
  item_id bigint primary key references item on delete cascade,
  lesson jsonb not null,
  duration_seconds int not null default 0
);

create table platform (
  platform_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

-- The release's product is its item's category_id.
create table release (
  item_id bigint primary key references item on delete cascade,
  version text not null,
  note jsonb not null
);

create table release_file (
  item_id bigint not null references release on delete cascade,
  platform_id bigint not null references platform,
  file_name text not null,
  primary key (item_id, platform_id, file_name)
);
create index release_file_platform on release_file (platform_id);

create table app_category (
  app_category_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

-- The app's category is its item's category_id.
create table app (
  item_id bigint primary key references item on delete cascade,
  publisher jsonb not null
);
