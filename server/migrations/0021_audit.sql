-- What those who run the portal did, never to be changed; and how what one of them may open is narrowed.

-- A table for each month of a log, made long before it begins: no month is missing when something happens.
create function make_months(log regclass, ahead int) returns void language plpgsql as $$
declare
  month timestamp := date_trunc('month', now() at time zone 'UTC');
begin
  for n in 0..ahead loop
    execute format(
      'create table if not exists %I partition of %s for values from (%L) to (%L)',
      log::text || to_char(month, '_YYYY_MM'),
      log,
      (month at time zone 'UTC'),
      ((month + interval '1 month') at time zone 'UTC')
    );
    month := month + interval '1 month';
  end loop;
end $$;

create table audit (
  audit_id bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- Who: no reference, because what was done stays done when an account goes.
  user_id bigint not null,
  -- What: the management screen, and the call as the contract names it.
  screen text not null,
  call text not null,
  -- To what: the noun, and its id where it has one.
  subject text not null,
  subject_id bigint,
  -- What changed, and only that: null before a beginning and after an end.
  before jsonb,
  after jsonb,
  reason text,
  -- From where.
  network text not null,
  country text,
  user_agent text,
  request_id uuid not null,
  primary key (audit_id, created_at)
) partition by range (created_at);
create index audit_newest on audit (created_at desc, audit_id desc);
create index audit_person on audit (user_id, created_at desc, audit_id desc);
create index audit_subject on audit (subject, subject_id, created_at desc, audit_id desc);
create index audit_screen on audit (screen, created_at desc, audit_id desc);
select make_months('audit', 12);

-- Whatever the code does, and whoever signs in to the database as it: what was written stays as it was written.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger audit_stays before update or delete on audit for each row execute function refuse_change();
create trigger audit_stays_whole before truncate on audit for each statement execute function refuse_change();

-- Null: what the person's roles open. A list of one's own takes the place of theirs: an administrator may hold one screen.
alter table account add column own_menus int[];

create or replace function menus(account) returns int[]
language sql stable as $$
  select coalesce($1.own_menus, (
    select array_agg(distinct menu order by menu)
    from account_role join role using (role_id), unnest(role.menus) as menu
    where account_role.user_id = $1.user_id
  ))
$$;
