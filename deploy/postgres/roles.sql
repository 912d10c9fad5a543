-- Two roles for one database: the owner migrates, the portal works with less. For psql, as a superuser, in the portal's database;
-- running it again changes nothing:
--
--   psql -d atrium -v owner=atrium_owner -v portal=atrium -f deploy/postgres/roles.sql
--
-- It is one transaction that takes every table for a moment. Where it has to wait for one longer than five seconds, it changes
-- nothing and is run again. Roles it creates have no password: \password atrium_owner gives one.
\set ON_ERROR_STOP on

select format('create role %I login', role) from unnest(array[:'owner', :'portal']) as role
where not exists (select from pg_roles where rolname = role) \gexec

begin;
set local lock_timeout = '5s';
select format('alter database %I owner to %I', current_database(), :'owner') \gexec
reassign owned by :"portal" to :"owner";

-- Databases that were created by PostgreSQL 14 and earlier let every role create tables.
alter schema public owner to pg_database_owner;
revoke create on schema public from public, :"portal";
alter role :"portal" nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
select format('revoke %I from %I', :'owner', :'portal') where pg_has_role(:'portal', :'owner', 'member') \gexec

-- The running portal keeps its rights. Before the first migration there is nothing to grant.
set local role :"owner";
select format('select grant_to_portal(%L)', :'portal') where to_regprocedure('grant_to_portal(name)') is not null \gexec
commit;
