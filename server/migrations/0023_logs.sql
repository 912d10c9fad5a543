-- Logs of a hundred million rows: a table for each month, and an index for each way staff look into them.

-- The table of one month; whatever forbids to empty the log forbids it for each of its months, too.
create function make_month(log regclass, month timestamp) returns void language plpgsql as $$
declare
  name text := log::text || to_char(month, '_YYYY_MM');
  guard record;
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format(
    'create table %I partition of %s for values from (%L) to (%L)',
    name, log, (month at time zone 'UTC'), ((month + interval '1 month') at time zone 'UTC')
  );
  -- Triggers for rows come by themselves; one that guards against TRUNCATE (32 in tgtype) does not.
  for guard in select tgname, tgfoid::regproc as refuse from pg_trigger where tgrelid = log and tgtype & 32 > 0 loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function %s()', guard.tgname, name, guard.refuse
    );
  end loop;
end $$;

create or replace function make_months(log regclass, ahead int) returns void language sql as $$
  select make_month(log, date_trunc('month', now() at time zone 'UTC') + make_interval(months => n))
  from generate_series(0, ahead) as n
$$;
-- The same with another name.
drop function make_file_fetch_months(int);

do $$
declare
  month regclass;
begin
  for month in select inhrelid::regclass from pg_inherits where inhparent = 'audit'::regclass loop
    execute format(
      'create trigger audit_stays_whole before truncate on %s for each statement execute function refuse_change()', month
    );
  end loop;
end $$;

-- A name finds whoever has it, in every log.
create index if not exists account_name on account (user_name);

/*
 * What was sent: as before, by month. The key is told apart by `message_id` alone, which comes from one sequence; the
 * moment is part of it because PostgreSQL wants so.
 */
alter table message rename to message_before;
alter table message_before drop constraint message_pkey;
drop index message_newest, message_account, message_address, message_unfinished;

create table message (
  message_id bigint generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  -- 'code', 'password_changed', 'erasure', …: one text per purpose and language.
  template text not null,
  language text not null,
  user_id bigint references account on delete set null,
  -- '+86 135****8723', 'q****e@example.com'.
  masked_address text not null,
  address_hash bytea not null,
  dial_code text,
  code_hash bytea,
  -- Address and values, until the carrier has them. Sealed.
  sealed bytea,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  provider text,
  provider_answer jsonb,
  -- In ten-thousandths of the currency, as carriers bill.
  cost bigint not null default 0,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (message_id, created_at)
) partition by range (created_at);
create index message_newest on message (channel, created_at desc, message_id desc);
create index message_state on message (channel, state, created_at desc, message_id desc);
create index message_account on message (user_id, created_at desc, message_id desc) where user_id is not null;
create index message_address on message (address_hash, created_at desc, message_id desc);
-- The daily look for messages nobody works at any more must not read the whole log.
create index message_unfinished on message (created_at) where state in ('waiting', 'sending');

-- Every way in and every refusal, as before, by month.
alter table sign_in rename to sign_in_before;
alter table sign_in_before drop constraint sign_in_pkey;
drop index sign_in_account, sign_in_created;

create table sign_in (
  sign_in_id bigint generated always as identity,
  -- Null where nobody was recognised.
  user_id bigint references account on delete set null,
  way text not null,
  outcome text not null check (outcome in ('signed_in', 'registered', 'refused', 'challenged', 'too_often')),
  network text not null,
  country text,
  user_agent text,
  created_at timestamptz not null default now(),
  primary key (sign_in_id, created_at)
) partition by range (created_at);
create index sign_in_newest on sign_in (created_at desc, sign_in_id desc);
create index sign_in_account on sign_in (user_id, created_at desc, sign_in_id desc) where user_id is not null;
create index sign_in_outcome on sign_in (outcome, created_at desc, sign_in_id desc);
create index sign_in_network on sign_in (network, created_at desc, sign_in_id desc);

select make_month('message', month) from (
  select distinct date_trunc('month', created_at at time zone 'UTC') as month from message_before) as months;
select make_month('sign_in', month) from (
  select distinct date_trunc('month', created_at at time zone 'UTC') as month from sign_in_before) as months;
select make_months('message', 12);
select make_months('sign_in', 12);

insert into message (message_id, channel, template, language, user_id, masked_address, address_hash, dial_code, code_hash,
  sealed, state, provider, provider_answer, cost, created_at, sent_at)
overriding system value
select message_id, channel, template, language, user_id, masked_address, address_hash, dial_code, code_hash,
  sealed, state, provider, provider_answer, cost, created_at, sent_at
from message_before;
select setval(pg_get_serial_sequence('message', 'message_id'), coalesce(max(message_id), 0) + 1, false) from message;
drop table message_before;

insert into sign_in (sign_in_id, user_id, way, outcome, network, country, user_agent, created_at)
overriding system value
select sign_in_id, user_id, way, outcome, network, country, user_agent, created_at from sign_in_before;
select setval(pg_get_serial_sequence('sign_in', 'sign_in_id'), coalesce(max(sign_in_id), 0) + 1, false) from sign_in;
drop table sign_in_before;

-- Fetches by whoever looks for a person, a file, or the newest; names of files are looked up whole.
create index file_fetch_newest on file_fetch (fetched_at desc, fetch_id desc);
create index file_fetch_person on file_fetch (user_id, fetched_at desc, fetch_id desc) where user_id is not null;
create index file_fetch_file on file_fetch (file_id, fetched_at desc, fetch_id desc);
create index file_name on file (file_name);

-- Videos on their way through the converter: few among all files.
create index file_video on file (file_id desc) where kind = 'video';
alter table blob_step
  -- How often the step was begun, and what the last try said that did not end it.
  add column attempts int not null default 1,
  add column error text;
