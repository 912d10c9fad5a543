-- The knowledge base: what is published of an article, how it came to be, what readers said of it.

alter table article
  -- What the page shows, per language, made of `body` when it was published: {html, contents, minutes, text}.
  add column rendered jsonb not null default '{}',
  -- Which version of the renderer made it; 0 where nothing was made yet. What an older one made is made again by a job.
  add column engine smallint not null default 0,
  -- The highest product version it was checked with; the lowest stands in the item.
  add column fits_until text,
  -- When somebody should look whether it still holds, and whether they were told that the day has come.
  add column verify_by date,
  add column verify_told boolean not null default false,
  -- Among the articles of its type.
  add column position int not null default 0,
  add column useful_count int not null default 0,
  add column not_useful_count int not null default 0;
alter table article alter rendered set compression lz4, alter body set compression lz4, alter body set default '{}';
create index article_engine on article (engine);
create index article_verify on article (verify_by) where verify_by is not null and not verify_told;

-- A text in one language, from draft to published. Once published, nothing of it changes.
create table article_revision (
  revision_id bigint generated always as identity primary key,
  item_id bigint not null references article on delete cascade,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en')),
  number int not null,
  state text not null default 'draft' check (state in ('draft', 'in_review', 'changes_asked', 'published')),
  title text not null,
  summary text not null default '',
  body text not null default '',
  -- What changed, in the author's words.
  note text not null default '',
  restored_from int,
  author_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  published_at timestamptz,
  unique (item_id, language, number),
  check ((state = 'published') = (published_at is not null))
);
alter table article_revision alter body set compression lz4;
create unique index article_revision_open on article_revision (item_id, language) where state <> 'published';
create index article_revision_waiting on article_revision (updated_at, revision_id) where state <> 'published';
create index article_revision_author on article_revision (author_id) where author_id is not null;

-- The author may be forgotten, the text may not change.
create function article_revision_is_final() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and
    to_jsonb(old) - 'author_id' is distinct from to_jsonb(new) - 'author_id'
  then
    raise exception 'a published revision does not change';
  end if;
  return new;
end $$;
create trigger article_revision_final before update on article_revision
  for each row execute function article_revision_is_final();

create table article_decision (
  decision_id bigint generated always as identity primary key,
  revision_id bigint not null references article_revision on delete cascade,
  decision text not null check (decision in ('ask_changes', 'publish')),
  reason text,
  text text not null default '',
  decided_by bigint references account on delete set null,
  created_at timestamptz not null default now()
);
create index article_decision_revision on article_decision (revision_id, decision_id);
create index article_decision_person on article_decision (decided_by) where decided_by is not null;

-- One of each person; of visitors one of each network and day, whose hash nobody can lead back to it.
create table article_opinion (
  opinion_id bigint generated always as identity primary key,
  item_id bigint not null references article on delete cascade,
  user_id bigint references account on delete set null,
  visitor_hash bytea,
  useful boolean not null,
  reason text,
  text text not null default '',
  created_at timestamptz not null default now(),
  unique (item_id, user_id),
  unique (item_id, visitor_hash)
);
create index article_opinion_newest on article_opinion (item_id, created_at desc);
create index article_opinion_person on article_opinion (user_id) where user_id is not null;

-- Resources, videos and articles that go with it, in an order.
create table article_related (
  item_id bigint not null references article on delete cascade,
  related_id bigint not null references item on delete cascade,
  position int not null default 0,
  primary key (item_id, related_id),
  check (item_id <> related_id)
);
create index article_related_item on article_related (related_id);

-- A text as PDF, by what it was made of: another text has another key, and the old one is swept.
create table article_pdf (
  item_id bigint not null references article on delete cascade,
  language text not null,
  content_key text not null,
  -- Null while it is made, and where it could not be.
  object_key text,
  size bigint,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (item_id, language)
);

-- Who read or played an item today, so that each counts once: a keyed hash of the person, or of a visitor's network, of
-- that day only. Counted into `item.view_count` by a job, and forgotten.
create table item_view (
  day date not null default (now() at time zone 'UTC')::date,
  item_id bigint not null references item on delete cascade,
  viewer_hash bytea not null,
  counted boolean not null default false,
  primary key (day, item_id, viewer_hash)
);
create index item_view_item on item_view (item_id);
create index item_view_new on item_view (item_id) where not counted;

-- The most read and the most played first.
create index item_viewed on item (kind, view_count desc, item_id desc)
  where state = 'published' and kind in ('case', 'video');
