-- What staff keep of a thread for themselves: who works on it, notes its sender never sees, and what it is found by.
create table feedback_note (
  note_id bigint generated always as identity primary key,
  feedback_id bigint not null references feedback on delete cascade,
  user_id bigint references account on delete set null,
  -- Markdown without pictures: those of a thread are seen by its sender.
  content text not null check (content <> ''),
  created_at timestamptz not null default now()
);
create index feedback_note_thread on feedback_note (feedback_id, note_id);
create index feedback_note_user on feedback_note (user_id);

alter table feedback
  add column assignee_id bigint,
  -- The words of its text, its messages and its notes, and the version of the analyser that found them.
  add column terms tsvector,
  add column analyser int not null default 0,
  add constraint feedback_assignee foreign key (assignee_id) references account on delete set null not valid;
