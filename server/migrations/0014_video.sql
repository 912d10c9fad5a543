-- Videos that play: what a video is made of, what is said in it, and how far people watched.

-- Lessons that build on each other, in an order of their own; a category is only what they are about.
create table video_series (
  video_series_id bigint generated always as identity primary key,
  code text not null unique,
  name jsonb not null,
  position int not null default 0
);

alter table video
  -- What was uploaded; renditions, poster and storyboard are the previews of its content.
  add column file_id bigint references file,
  add column video_series_id bigint references video_series,
  -- Its place in the series, from 1.
  add column series_position int,
  -- Whom it helps; several where it helps several.
  add column audiences text[] not null default '{}'
    check (audiences <@ array['user', 'flow_administrator', 'system_administrator']),
  -- [{seconds, title}] in the order of time, the title a text per language.
  add column chapters jsonb not null default '[]',
  add check ((video_series_id is null) = (series_position is null));
create unique index video_series_order on video (video_series_id, series_position);
create index video_file on video (file_id);

-- What is said in a video, a row per language; WebVTT is written from it and read into it.
create table video_caption (
  item_id bigint not null references video on delete cascade,
  language text not null check (language in ('zh-CN', 'zh-TW', 'en')),
  -- [{from, to, text}] in the order of time, in seconds.
  cues jsonb not null,
  primary key (item_id, language)
);

-- What is used in a video and what to read after it: resources and articles.
create table video_related (
  item_id bigint not null references video on delete cascade,
  related_id bigint not null references item on delete cascade,
  position int not null default 0,
  primary key (item_id, related_id)
);
create index video_related_item on video_related (related_id);

-- Where somebody stopped, and how far they have ever been.
create table video_watch (
  user_id bigint not null references account on delete cascade,
  item_id bigint not null references video on delete cascade,
  seconds real not null check (seconds >= 0),
  farthest real not null check (farthest >= seconds),
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index video_watch_newest on video_watch (user_id, updated_at desc, item_id desc);
create index video_watch_item on video_watch (item_id);
