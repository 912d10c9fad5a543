-- Everything the portal lists is an item: one table, so that lists, totals, rankings and search are written once.
-- Sized for a few million rows: a list page is one index range, a total is one row, never a count.

-- A text in the reader's language, else the nearest one there is: Traditional and English readers get Simplified.
create function in_language(text jsonb, language text) returns text
language sql immutable parallel safe as $$
  select coalesce(
    nullif(text ->> language, ''), nullif(text ->> 'zh-CN', ''), nullif(text ->> 'zh-TW', ''), text ->> 'en'
  )
$$;

create table item (
  item_id bigint generated always as identity primary key,
  kind text not null check (kind in ('resource', 'article', 'case', 'video', 'app', 'release')),
  -- The resource type; a video has one too, for the hue of its cover. Empty for the other kinds.
  type text not null default ''
    check (type in ('', 'form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal')),
  -- What the noun files it under: knowledge type, video category, app category or product. 0 for none.
  category_id bigint not null default 0,
  -- The stable name of content that ships with the portal; what people upload has none.
  slug text unique,
  title jsonb not null,
  summary jsonb not null,
  cover text,
  state text not null default 'draft'
    check (state in ('draft', 'checking', 'in_review', 'changes_asked', 'published', 'deprecated', 'withdrawn')),
  official boolean not null default false,
  owner_id bigint references account on delete set null,
  -- The lowest product version it works with: '10.1'.
  fits text,
  -- Sort keys, refreshed by roll-up. A rating of 0 means nobody rated yet, so that both directions use one index.
  download_count bigint not null default 0,
  view_count bigint not null default 0,
  rating real not null default 0 check (rating = 0 or rating between 1 and 5),
  rating_count bigint not null default 0,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  check (state <> 'published' or published_at is not null),
  check ((kind in ('resource', 'video')) = (type <> ''))
) with (fillfactor = 85);

-- One index per filter and order: that is what keeps a list flat from ten thousand rows to a million.
create index item_newest on item (kind, published_at desc, item_id desc) where state = 'published';
create index item_downloaded on item (kind, download_count desc, item_id desc) where state = 'published';
create index item_rated on item (kind, rating desc, item_id desc) where state = 'published';
create index item_type_newest on item (kind, type, published_at desc, item_id desc) where state = 'published';
create index item_type_downloaded on item (kind, type, download_count desc, item_id desc) where state = 'published';
create index item_type_rated on item (kind, type, rating desc, item_id desc) where state = 'published';
create index item_category_newest on item (kind, category_id, published_at desc, item_id desc) where state = 'published';
create index item_category_downloaded on item (kind, category_id, download_count desc, item_id desc)
  where state = 'published' and kind = 'app';
create index item_category_rated on item (kind, category_id, rating desc, item_id desc)
  where state = 'published' and kind = 'app';
create index item_owner on item (owner_id, item_id desc) where owner_id is not null;

-- How many published items there are, by kind, type and category; '' and 0 stand for any.
create table item_count (
  kind text not null,
  type text not null,
  category_id bigint not null,
  total bigint not null,
  primary key (kind, type, category_id)
);

-- Rows are locked in one order, so that two publications do not wait for each other in a circle.
create function item_count_add(kinds text[], types text[], category_ids bigint[], changes int[]) returns void
language sql as $$
  insert into item_count as counted (kind, type, category_id, total)
  select kind, any_type, any_category, sum(change)
  from unnest(kinds, types, category_ids, changes) as changed (kind, type, category_id, change),
       lateral (select distinct * from (values ('', 0), (type, 0), ('', category_id), (type, category_id)) v (any_type, any_category)) cube
  group by 1, 2, 3 having sum(change) <> 0
  order by 1, 2, 3
  on conflict (kind, type, category_id) do update set total = counted.total + excluded.total
$$;

create function item_count_moved() returns trigger language plpgsql as $$
begin
  perform item_count_add(
    array[old.kind, new.kind], array[old.type, new.type], array[old.category_id, new.category_id],
    array[-(old.state = 'published')::int, (new.state = 'published')::int]
  );
  return null;
end $$;

create function item_count_came() returns trigger language plpgsql as $$
begin
  perform item_count_add(array_agg(kind), array_agg(type), array_agg(category_id), array_agg(published))
  from (select kind, type, category_id, count(*)::int published from came where state = 'published' group by 1, 2, 3) c;
  return null;
end $$;

create function item_count_went() returns trigger language plpgsql as $$
begin
  perform item_count_add(array_agg(kind), array_agg(type), array_agg(category_id), array_agg(-published))
  from (select kind, type, category_id, count(*)::int published from went where state = 'published' group by 1, 2, 3) c;
  return null;
end $$;

-- Whole statements when rows come and go (a bulk load counts once); single rows when one moves, and never for counters.
create trigger item_came after insert on item referencing new table as came
  for each statement execute function item_count_came();
create trigger item_went after delete on item referencing old table as went
  for each statement execute function item_count_went();
create trigger item_moved after update on item for each row
  when ((old.state, old.kind, old.type, old.category_id) is distinct from (new.state, new.kind, new.type, new.category_id))
  execute function item_count_moved();

-- What happened to an item on one day: rankings and reports read this, never the log of single downloads.
create table item_day (
  day date not null,
  item_id bigint not null references item on delete cascade,
  download_count int not null default 0,
  comment_count int not null default 0,
  primary key (day, item_id)
);
create index item_day_item on item_day (item_id, day);

-- The rankings as people see them, rewritten every few minutes by the job item.rank.
create table item_ranking (
  ranking text not null check (ranking in ('most_downloaded', 'best_rated', 'discussed')),
  place smallint not null,
  item_id bigint not null references item on delete cascade,
  figure double precision not null,
  primary key (ranking, place)
);
create index item_ranking_item on item_ranking (item_id);
