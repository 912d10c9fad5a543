-- Notices: what people are told in the portal and by mail, and how they want to be told.

alter table notice
  -- What must not be told twice is told under a name: the version that is new, say.
  add column once_key text,
  -- False for whoever wants this only by mail.
  add column in_portal boolean not null default true,
  -- How it goes out by mail, if at all, and when it was handed to the mail.
  add column mail text check (mail in ('instant', 'daily')),
  add column mailed_at timestamptz;
create unique index notice_once on notice (user_id, kind, once_key) where once_key is not null;
create index notice_unread on notice (user_id) where read_at is null and in_portal;
create index notice_daily on notice (user_id) where mail = 'daily' and mailed_at is null;

-- A topic without a row is told as `usualMail` of the contract says.
create table notice_setting (
  user_id bigint not null references account on delete cascade,
  topic text not null,
  in_portal boolean not null,
  mail text not null check (mail in ('instant', 'daily', 'off')),
  primary key (user_id, topic)
);

-- The mail of a day is written by whoever puts this row down, and so once.
create table notice_digest (
  user_id bigint not null references account on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index notice_digest_day on notice_digest (day);

-- In which language the person reads the portal, as last seen: for mails that nobody asked for at that moment.
alter table account add column reads_in text check (reads_in in ('zh-CN', 'zh-TW', 'en'));

-- Whoever took or collected an item is told in batches, in the order of their ids.
create index resource_download_taker on resource_download (item_id, user_id);
drop index resource_download_item;
create index collection_taker on collection (item_id, user_id);
drop index collection_item;
create index app_installation_taker on app_installation (item_id, user_id);
drop index app_installation_item;
