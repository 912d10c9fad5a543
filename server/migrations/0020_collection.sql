-- The personal centre: collections in folders, what was downloaded, and feedback that is answered.

create table collection_folder (
  folder_id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  name text not null check (name <> ''),
  created_at timestamptz not null default now()
);
create index collection_folder_person on collection_folder (user_id, folder_id);

alter table collection
  -- Null: in none. Always a folder of the same person; where it goes, what is in it stays.
  add column folder_id bigint references collection_folder on delete set null,
  add column note text not null default '',
  -- The smaller, the earlier: what is collected comes first, until somebody moves it. Between two there is always room.
  add column position numeric;
update collection set position = -extract(epoch from collected_at);
alter table collection
  alter position set default -extract(epoch from now()),
  alter position set not null;
create index collection_order on collection (user_id, position, item_id);
create index collection_in_folder on collection (folder_id, position, item_id) where folder_id is not null;

-- Links lead to a project or to a folder. The views are for the release before this one; the next drops them.
alter table project_link rename to share_link;
alter table share_link
  alter project_id drop not null,
  add column folder_id bigint references collection_folder on delete cascade,
  -- Of a folder: whether its owner's notes are read by others.
  add column shows_notes boolean not null default false;
alter table share_link add check (num_nonnulls(project_id, folder_id) = 1) not valid;
create index share_link_folder on share_link (folder_id, link_id desc) where folder_id is not null;
create view project_link as select * from share_link where project_id is not null;
alter table project_visit rename to share_visit;
create view project_visit as select * from share_visit;

-- My downloads, the last one first.
create index resource_download_person on resource_download (user_id, downloaded_at desc, version_id desc);

-- Feedback is a thread: its first words stand in `content`.
alter table feedback drop constraint feedback_state_check;
update feedback set state = case state when 'open' then 'received' else 'answered' end;
alter table feedback
  alter state set default 'received',
  add constraint feedback_state_check check (state in ('received', 'in_work', 'answered', 'shipped')),
  -- The version in which what was asked for came.
  add column shipped_in text,
  -- The page it was written on, a path of the portal, and the browser: both said to whoever writes.
  add column page text,
  add column browser text,
  add column updated_at timestamptz not null default now(),
  -- Until when its sender has read it.
  add column seen_at timestamptz not null default now(),
  add check ((state = 'shipped') = (shipped_in is not null)) not valid;
update feedback set updated_at = created_at, seen_at = created_at;
drop index feedback_newest;
create index feedback_newest on feedback (updated_at desc, feedback_id desc);
create index feedback_state_newest on feedback (state, updated_at desc, feedback_id desc);
drop index feedback_user;
create index feedback_user on feedback (user_id, updated_at desc, feedback_id desc);

create table feedback_message (
  message_id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  user_id bigint references account on delete set null,
  -- Whether those who run the portal wrote it, or whoever sent the feedback.
  is_answer boolean not null,
  -- Markdown, like `feedback.content`.
  content text not null check (content <> ''),
  created_at timestamptz not null default now()
);
create index feedback_message_thread on feedback_message (feedback_id, message_id);
create index feedback_message_user on feedback_message (user_id);

-- Pictures in a thread: read by both sides of it.
create table feedback_file (
  file_id bigint not null references file on delete cascade,
  feedback_id bigint not null references feedback on delete cascade,
  primary key (file_id, feedback_id)
);
create index feedback_file_thread on feedback_file (feedback_id);
insert into feedback_file (file_id, feedback_id)
select distinct file.file_id, feedback_id
from feedback, regexp_matches(content, '\]\(/api/files/([1-9][0-9]{0,14})[ )]', 'g') as named
  join file on file.file_id = named[1]::bigint;
