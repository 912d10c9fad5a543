-- Search: what lies inside items, what is suggested while somebody types, and what people asked for, without saying who.

alter table item_term
  -- Which version of the analyser made the terms; what an older one made is made again by the job item.reindex, newest first.
  add column analyser smallint not null default 0;
create index item_term_analyser on item_term (analyser, item_id desc);
-- What could not be found before has its turn, too.
insert into item_term (item_id, terms)
select item_id, array_to_tsvector(array['kind:' || kind]) from item where state = 'published' on conflict (item_id) do nothing;

-- The best first, within a kind; what was deprecated is found by search, and stands in no list.
create index item_found on item (kind, quality desc, item_id desc) where state in ('published', 'deprecated');

-- The items of each kind, the best first, four bytes for each id, and as many for its quality: what every process that searches
-- keeps at hand. Written with the bits, and when qualities moved; the latest counts.
create table item_order (
  written_at timestamptz not null default now(),
  kind text not null,
  item_ids bytea not null,
  qualities bytea not null,
  primary key (written_at, kind)
);
alter table item_order alter item_ids set storage external, alter qualities set storage external;

-- A spot inside an item that a hit can open. Which items match is asked of `item_term`; for the few on a page the best
-- part is looked up by their id, so there is no other index.
create table item_part (
  item_id bigint not null references item on delete cascade,
  part_no int not null,
  kind text not null check (kind in ('step', 'field', 'page', 'heading', 'cue')),
  -- Empty where it is the same in every language.
  language text not null default '' check (language in ('', 'zh-CN', 'zh-TW', 'en')),
  -- What the address names it by: the id of a step, the path of a field, a page, a second, the id of a heading.
  anchor text not null,
  title text not null default '',
  text text not null default '',
  terms tsvector not null,
  primary key (item_id, part_no)
);
alter table item_part alter text set compression lz4;

-- What stands on each page of a document, written by whoever draws its pages: of the content, whichever item has it.
create table blob_page (
  blob_id bigint not null references blob on delete cascade,
  page int not null,
  text text not null,
  primary key (blob_id, page)
);
alter table blob_page alter text set compression lz4;

-- What published items are called, in every language: by what somebody types first, in letters, sounds or initials.
create table suggestion (
  item_id bigint not null references item on delete cascade,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en')),
  text text not null,
  folded text collate "C" not null,
  -- Syllables without tones and blanks, and their first letters; empty where there is no Chinese in it.
  sound text collate "C" not null default '',
  initials text collate "C" not null default '',
  primary key (item_id, language)
);
create index suggestion_folded on suggestion (folded);
create index suggestion_sound on suggestion (sound) where sound <> '';
create index suggestion_initials on suggestion (initials) where initials <> '';

-- The best of beginnings that thousands of names share, kept ready by the job search.suggestions.
create table suggestion_best (
  beginning text collate "C" not null,
  place smallint not null,
  item_id bigint not null references item on delete cascade,
  language text not null,
  primary key (beginning, place)
);
create index suggestion_best_item on suggestion_best (item_id);

-- Words that mean the same to whoever searches here. Staff edits them.
create table synonym_set (
  synonym_set_id bigint generated always as identity primary key,
  words text[] not null check (cardinality(words) between 2 and 20),
  updated_by bigint references account on delete set null,
  updated_at timestamptz not null default now()
);
create index synonym_set_person on synonym_set (updated_by) where updated_by is not null;

-- Words of titles and tags, folded, with how they sound: what somebody may have meant.
create table known_word (
  word text primary key,
  sound text not null,
  total int not null
);
create index known_word_like on known_word using gin (word gin_trgm_ops);
create index known_word_sound on known_word (sound);

-- What was asked for, by day: neither person nor network nor hour. A click says which result it was and where it stood.
create table search_log (
  search_id uuid primary key default gen_random_uuid(),
  day date not null default (now() at time zone 'UTC')::date,
  question text not null,
  language text not null,
  total int not null,
  kind text,
  item_id bigint,
  place int,
  check ((kind is null) = (item_id is null) and (kind is null) = (place is null))
);
create index search_log_day on search_log (day);

-- The same, summed up by the job search.words: what many ask for, and what they ask for in vain.
create table search_word (
  day date not null,
  question text not null,
  language text not null,
  asked int not null,
  in_vain int not null,
  clicked int not null,
  primary key (day, question, language)
);

-- What many asked for and found lately, kept ready by the same job: the box shows it before the first letter.
create table popular_search (
  language text not null,
  question text collate "C" not null,
  asked int not null,
  primary key (language, question)
);
create index popular_search_most on popular_search (language, asked desc, question);

-- Whoever takes an item back: from that moment nobody finds it, nor what lies inside it, nor its name. What is deprecated is
-- found by search, but no longer by the kind that lists ask for.
create or replace function item_no_longer_found() returns trigger language plpgsql as $$
begin
  if new.state = 'deprecated' then
    update item_term set terms = ts_delete(terms, 'kind:' || new.kind) || array_to_tsvector(array['deprecated:' || new.kind])
    where item_id = new.item_id;
  else
    delete from item_term where item_id = new.item_id;
    delete from item_part where item_id = new.item_id;
    delete from suggestion where item_id = new.item_id;
    delete from suggestion_best where item_id = new.item_id;
  end if;
  return null;
end $$;
drop trigger item_no_longer_found on item;
create trigger item_no_longer_found after update on item for each row
  when (old.state is distinct from new.state and old.state in ('published', 'deprecated') and new.state <> 'published')
  execute function item_no_longer_found();
