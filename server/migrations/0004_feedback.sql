-- What people write to those who run the portal, and what the operator decides about the site.

create table feedback (
  feedback_id bigint generated always as identity primary key,
  user_id bigint references account on delete set null,
  content text not null check (content <> ''),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now()
);
create index feedback_newest on feedback (state, created_at desc, feedback_id desc);
create index feedback_user on feedback (user_id, feedback_id desc);

-- One row per decision; a decision nobody took has no row and the default of the code holds.
create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
