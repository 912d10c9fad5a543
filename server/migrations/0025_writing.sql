-- What those need who write and file: names that staff add, what became of what readers said, and lists of all states.

-- A code is the stable name of what ships with the portal; what staff add has none. Whoever saves says what they saw.
alter table knowledge_type alter code drop not null, add column updated_at timestamptz not null default now();
alter table industry alter code drop not null, add column updated_at timestamptz not null default now();
alter table demand alter code drop not null, add column updated_at timestamptz not null default now();
alter table video_category alter code drop not null, add column updated_at timestamptz not null default now();
alter table video_series alter code drop not null, add column updated_at timestamptz not null default now();

-- Who dealt with what a reader said, and what came of it.
alter table article_opinion
  add column handled_at timestamptz,
  add column handled_by bigint references account on delete set null,
  add column handled_reason text,
  add check ((handled_at is null) = (handled_reason is null));
create index article_opinion_all on article_opinion (created_at desc, opinion_id desc);
create index article_opinion_open on article_opinion (created_at desc, opinion_id desc) where handled_at is null;
create index article_opinion_words on article_opinion using gin (text gin_trgm_ops) where text <> '';
create index article_opinion_handler on article_opinion (handled_by) where handled_by is not null;

create index article_revision_newest on article_revision (updated_at desc, revision_id desc);

-- Everything that is written here rather than handed in, whatever its state, as it was changed last.
create index item_written on item (kind, updated_at desc, item_id desc) where kind in ('article', 'case', 'video');
