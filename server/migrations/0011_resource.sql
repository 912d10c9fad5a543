-- The resource library: what a resource is for, what it needs, its versions and their way through review, what people
-- made of it. Lists read `item` and `item_term` only.

-- The most useful first: downloads, rating, freshness and origin in one number, refreshed by the job item.rank.
alter table item add column quality real not null default 0;
-- Steps, fields, pages, widgets: what the type counts by.
alter table item add column size int not null default 0;
create index item_quality on item (kind, quality desc, item_id desc) where state = 'published';
create index item_type_quality on item (kind, type, quality desc, item_id desc) where state = 'published';

-- What it is used for: contracts and seals, expenses, people … Stands in `item.category_id` of a resource.
create table scene (
  scene_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

create table tag (
  tag_id bigint generated always as identity primary key,
  -- As people typed it first, folded: what makes two tags the same.
  code text not null unique,
  name jsonb not null
);

create table resource_industry (
  item_id bigint not null references resource on delete cascade,
  industry_id bigint not null references industry on delete cascade,
  primary key (item_id, industry_id)
);
create index resource_industry_industry on resource_industry (industry_id);

create table resource_tag (
  item_id bigint not null references resource on delete cascade,
  tag_id bigint not null references tag on delete cascade,
  primary key (item_id, tag_id)
);
create index resource_tag_tag on resource_tag (tag_id);

alter table resource
  add column licence text not null default 'LicenseRef-Customer-Internal',
  -- {product_version, system, database, processor, middleware}: lists of what it works on, null where nobody said.
  add column needs jsonb not null default '{}',
  add column replaced_by bigint references item on delete set null,
  add column company_count int not null default 0,
  add column collect_count int not null default 0,
  -- How many gave one to five stars.
  add column rating_counts int[] not null default '{0,0,0,0,0}';

-- A version, from draft to withdrawn. Once published, nothing of it changes but its state.
create table resource_version (
  version_id bigint generated always as identity primary key,
  -- Null for the draft of something new.
  item_id bigint references resource on delete cascade,
  user_id bigint references account on delete set null,
  version text,
  state text not null default 'draft'
    check (state in ('draft', 'checking', 'in_review', 'changes_asked', 'published', 'deprecated', 'withdrawn')),
  type text check (type in ('form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal')),
  -- What was uploaded, and the package made of it, with its manifest, when it was published.
  file_id bigint references file,
  package_id bigint references file,
  described jsonb not null default '{}',
  inside jsonb,
  checks jsonb not null default '[]',
  confirmed text[] not null default '{}',
  changes jsonb not null default '{}',
  -- The exact bytes that were signed.
  manifest text,
  signature text,
  key_id text,
  -- [{path, about, size, sha256}] of the package.
  files jsonb not null default '[]',
  state_reason jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  check (state not in ('published', 'deprecated', 'withdrawn') or published_at is not null or submitted_at is not null
    or state = 'withdrawn'),
  check (state <> 'published' or (item_id is not null and version is not null and manifest is not null))
);
create unique index resource_version_number on resource_version (item_id, version) where published_at is not null;
create index resource_version_item on resource_version (item_id, version_id desc);
create index resource_version_owner on resource_version (user_id, updated_at desc, version_id desc);
create index resource_version_review on resource_version (submitted_at, version_id) where state = 'in_review';
create index resource_version_file on resource_version (file_id);
create index resource_version_package on resource_version (package_id);

-- The newest version people are given.
alter table resource add column version_id bigint references resource_version;

-- What is published is what was signed, for good.
create function resource_version_is_final() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and (
    (old.item_id, old.version, old.type, old.package_id, old.inside, old.changes, old.manifest, old.signature, old.key_id, old.files)
    is distinct from
    (new.item_id, new.version, new.type, new.package_id, new.inside, new.changes, new.manifest, new.signature, new.key_id, new.files)
  ) then
    raise exception 'a published version does not change';
  end if;
  return new;
end $$;
create trigger resource_version_final before update on resource_version
  for each row execute function resource_version_is_final();

create table review_decision (
  decision_id bigint generated always as identity primary key,
  version_id bigint not null references resource_version on delete cascade,
  decision text not null check (decision in ('ask_changes', 'publish', 'deprecate', 'withdraw')),
  reason text,
  text text not null default '',
  decided_by bigint references account on delete set null,
  created_at timestamptz not null default now()
);
create index review_decision_version on review_decision (version_id, decision_id);

-- Who took which version, for 'rate after download', 'newer version' and the companies that took it.
create table resource_download (
  item_id bigint not null references resource on delete cascade,
  user_id bigint not null references account on delete cascade,
  version_id bigint not null references resource_version,
  downloaded_at timestamptz not null default now(),
  primary key (user_id, item_id, version_id)
);
create index resource_download_item on resource_download (item_id);

create table resource_rating (
  rating_id bigint generated always as identity primary key,
  item_id bigint not null references resource on delete cascade,
  user_id bigint references account on delete set null,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '',
  answer text,
  created_at timestamptz not null default now(),
  unique (item_id, user_id)
);
create index resource_rating_newest on resource_rating (item_id, created_at desc, rating_id desc);

create table collection (
  user_id bigint not null references account on delete cascade,
  item_id bigint not null references item on delete cascade,
  collected_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index collection_item on collection (item_id);

create table resource_report (
  report_id bigint generated always as identity primary key,
  item_id bigint not null references resource on delete cascade,
  user_id bigint references account on delete set null,
  problem text not null,
  text text not null default '',
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index resource_report_open on resource_report (created_at) where settled_at is null;

-- Keys that manifests are signed with. The private half never leaves the settings.
create table signing_key (
  key_id text primary key,
  public_key text not null,
  since timestamptz not null default now()
);

-- What somebody runs the product on.
create table account_environment (
  user_id bigint primary key references account on delete cascade,
  environment jsonb not null default '{}'
);

-- What a published item can be found by: bigrams of its texts, and its facets ('scene:3'), without positions. No counters
-- here: a change of one would cost a change of the whole index. Orders are walked along the indexes of `item`.
create table item_term (
  item_id bigint primary key references item on delete cascade,
  terms tsvector not null
);
create index item_term_terms on item_term using gin (terms) with (fastupdate = off);

-- Which items hold a common term, one bit each, at the place of its id; rebuilt every few minutes by the job item.terms.
create table term_bits (
  term text primary key,
  total int not null,
  bits varbit not null,
  built_at timestamptz not null default now()
);
alter table term_bits alter bits set compression lz4;

-- What changed since the bits were built, with the terms it had before: totals are put right by these few rows.
create table item_term_change (
  change_id bigint generated always as identity primary key,
  item_id bigint not null,
  terms tsvector
);

create function item_term_came() returns trigger language plpgsql as $$
begin
  insert into item_term_change (item_id) select item_id from came;
  return null;
end $$;

create function item_term_went() returns trigger language plpgsql as $$
begin
  insert into item_term_change (item_id, terms) select item_id, terms from went;
  return null;
end $$;

create function item_term_changed() returns trigger language plpgsql as $$
begin
  insert into item_term_change (item_id, terms) values (old.item_id, old.terms);
  return null;
end $$;

create trigger item_term_came after insert on item_term referencing new table as came
  for each statement execute function item_term_came();
create trigger item_term_went after delete on item_term referencing old table as went
  for each statement execute function item_term_went();
create trigger item_term_changed after update on item_term for each row
  when (old.terms is distinct from new.terms) execute function item_term_changed();

-- Whoever takes an item back: from that moment nobody finds it.
create function item_no_longer_found() returns trigger language plpgsql as $$
begin
  delete from item_term where item_id = new.item_id;
  return null;
end $$;
create trigger item_no_longer_found after update on item for each row
  when (old.state = 'published' and new.state <> 'published') execute function item_no_longer_found();

-- Names of published items, folded, and how they sound: look-alikes are found among a million in milliseconds. Trigrams of
-- Chinese characters are rare enough for that; trigrams of their pinyin are not (measured: 2 ms against 700).
create extension if not exists pg_trgm;
create table item_name (
  item_id bigint not null references item on delete cascade,
  language text not null,
  name text not null,
  -- Syllables without tones.
  sound text not null,
  primary key (item_id, language)
);
create index item_name_like on item_name using gin (name gin_trgm_ops);
create index item_name_sound on item_name (sound);

-- Told to people later, in the portal and by mail.
create table notice (
  notice_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  kind text not null,
  subject jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notice_person on notice (user_id, notice_id desc);
