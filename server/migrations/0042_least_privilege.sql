-- The role that runs the portal need not own the tables. What it may do is granted in one place, and the little it
-- creates and drops (months of logs) goes through functions that run as the owner.

/*
 * Called by the owner after each migration. The portal reads and writes rows; it cannot alter, truncate, drop or create
 * tables or disable triggers. A later migration that adds a table with fewer rights replaces this function.
 */
create function grant_to_portal(portal name) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  -- What the portal may do with a table where that is not everything.
  restricted jsonb := jsonb_build_object(
    'audit', 'select, insert', 'audit_chain', 'select', 'audit_backlog', 'select', 'schema_migration', 'select'
  );
  target record;
  part text;
begin
  for target in
    select oid::regclass as name, relispartition, restricted ->> relname as allowed
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
  loop
    execute format('revoke all on %s from %I', target.name, portal);
    -- Rows of a month are reached through their log, whose rights count then.
    if not target.relispartition then
      execute format('grant %s on %s to %I', coalesce(target.allowed, 'select, insert, update, delete'), target.name, portal);
    end if;
  end loop;

  for part in select nspname from pg_namespace where nspname in ('public', 'pgboss') loop
    execute format('grant usage on schema %I to %I', part, portal);
    execute format('grant usage, select on all sequences in schema %I to %I', part, portal);
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to %I', part, portal);
    execute format('alter default privileges in schema %I grant usage, select on sequences to %I', part, portal);
  end loop;
  -- Functions that run as the owner are not open to every role.
  for target in
    select oid::regprocedure as name from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and proowner = current_user::regrole
  loop
    execute format('grant execute on function %s to %I', target.name, portal);
  end loop;
  -- The tables of pg-boss; it names its partitions directly.
  if to_regnamespace('pgboss') is not null then
    execute format('grant select, insert, update, delete on all tables in schema pgboss to %I', portal);
  end if;
end $$;
revoke execute on function grant_to_portal(name) from public;

-- As before; and a month has none of the rights that default privileges give to a new table.
create or replace function make_month(log regclass, month timestamp) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  name text := log::text || to_char(month, '_YYYY_MM');
  guard record;
  grantee regrole;
begin
  if to_regclass(name) is not null then
    return;
  end if;
  execute format(
    'create table %I partition of %s for values from (%L) to (%L)',
    name, log, (month at time zone 'UTC'), ((month + interval '1 month') at time zone 'UTC')
  );
  for grantee in
    select distinct acl.grantee from pg_class, aclexplode(relacl) as acl
    where oid = name::regclass and acl.grantee not in (0, relowner)
  loop
    execute format('revoke all on %I from %s', name, grantee);
  end loop;
  -- Triggers for rows come by themselves; one that guards against TRUNCATE (32 in tgtype) does not.
  for guard in select tgname, tgfoid::regproc as refuse from pg_trigger where tgrelid = log and tgtype & 32 > 0 loop
    execute format(
      'create trigger %I before truncate on %I for each statement execute function %s()', guard.tgname, name, guard.refuse
    );
  end loop;
end $$;

create or replace function make_months(log regclass, ahead int) returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if log <> all (array['audit', 'file_fetch', 'message', 'sign_in']::regclass[]) or ahead > 24 then
    raise exception 'make_months makes at most 24 months of a log, not % of %', ahead, log;
  end if;
  perform make_month(log, date_trunc('month', now() at time zone 'UTC') + make_interval(months => n))
  from generate_series(0, ahead) as n;
end $$;
revoke execute on function make_months(regclass, int) from public;

-- Downloads are kept for a year after the end of their month; the days counted from them stay.
create function drop_file_fetch_months() returns setof text language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  month text;
begin
  for month in
    select relname from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'file_fetch'::regclass
      and relname < to_char(now() at time zone 'UTC' - interval '12 months', '"file_fetch_"YYYY_MM')
    order by relname
  loop
    execute format('drop table %I', month);
    return next month;
  end loop;
end $$;
revoke execute on function drop_file_fetch_months() from public;

/*
 * After the bits of terms were built. Of the bits only the terms are looked at: to know the rest, PostgreSQL would unpack
 * all of them. Only an owner may vacuum, and not in a function, so autovacuum does it, within a minute.
 */
create function analyze_term_bits() returns void language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  analyze item_term_change, term_bits (term);
end $$;
revoke execute on function analyze_term_bits() from public;
alter table item_term_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 100);
alter table term_bits set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1000
);
alter table item_order set (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1000
);
