-- Separation of duties: on while there is a row. The roles of the three duties are 9, 10 and 11, made when it is switched on.
create table separation (
  separation_id int primary key default 1 check (separation_id = 1),
  began_at timestamptz not null default now()
);
