-- What the website shows: blocks of the home page, announcements, other houses to sign in through; and which texts are not there
-- in every language.

create table home_block (
  home_block_id bigint generated always as identity primary key,
  -- A section the portal fills by itself, once each; or a banner, as many as staff put up.
  kind text not null
    check (kind in ('hero', 'news', 'rankings', 'knowledge', 'cases', 'videos', 'downloads', 'banner')),
  position int not null default 0,
  is_shown boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  -- Empty where the page says what it always says.
  title jsonb not null default '{}',
  lead jsonb not null default '{}',
  -- A path of the portal, or an address elsewhere, or empty; and what it is called.
  link text not null default '',
  link_name jsonb not null default '{}',
  picture_id bigint references file on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index home_block_section on home_block (kind) where kind <> 'banner';
create index home_block_order on home_block (position, home_block_id);
create index home_block_picture on home_block (picture_id) where picture_id is not null;

-- The page as it was before anybody chose.
insert into home_block (kind, position) values
  ('hero', 10), ('news', 20), ('rankings', 30), ('knowledge', 40), ('cases', 50), ('videos', 60), ('downloads', 70);

create table announcement (
  announcement_id bigint generated always as identity primary key,
  kind text not null check (kind in ('notice', 'warning')),
  audience text not null check (audience in ('everyone', 'signed_in')),
  title jsonb not null,
  text jsonb not null default '{}',
  link text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Whether everybody who has an account hears of it as a notice too, and when the last of them did.
  tells boolean not null default false,
  told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index announcement_newest on announcement (starts_at desc, announcement_id desc);

-- OpenID Connect providers beside those of the environment.
create table provider (
  provider_id bigint generated always as identity primary key,
  -- Stands in addresses, and in `identity.type`.
  code text not null unique check (code ~ '^[a-z][a-z0-9-]{0,30}$' and code not in ('wechat', 'mobile', 'email')),
  name text not null,
  issuer text not null,
  client_id text not null,
  scope text not null,
  -- Sealed with the operator's SECRET_KEY, and its last letters: all that anybody is ever told of it.
  client_secret bytea,
  secret_ending text,
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What nobody found, the most asked for of a day first.
create index search_word_vain on search_word (day, in_vain desc) where in_vain > 0;

-- A text that is there in one language and not in another.
create function lacks_language(text jsonb) returns boolean language sql immutable parallel safe as $$
  select (coalesce(text ->> 'zh-CN', '') <> '')::int + (coalesce(text ->> 'zh-TW', '') <> '')::int
    + (coalesce(text ->> 'en', '') <> '')::int in (1, 2)
$$;
create index item_title_lacks on item (kind, item_id) where state = 'published' and lacks_language(title);
create index item_summary_lacks on item (kind, item_id) where state = 'published' and lacks_language(summary);
create index article_body_lacks on article (item_id) where lacks_language(body);
create index resource_description_lacks on resource (item_id) where lacks_language(description);
create index case_lead_lacks on case_study (item_id) where lacks_language(lead);
create index app_description_lacks on app (item_id) where lacks_language(description);
