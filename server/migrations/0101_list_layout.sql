-- How somebody has arranged the columns of a list: which, in what order and how wide.
create table list_layout (
  user_id bigint not null references account on delete cascade,
  screen text not null,
  -- The call that answers the list: a screen may have several.
  call text not null,
  -- As the address writes it: 'title-320.state.*version'.
  columns text not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, screen, call)
);
