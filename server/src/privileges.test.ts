import { afterAll, beforeAll, expect, test } from 'vitest'
import { querySql } from '../test/database.ts'
import { givenAudit } from '../test/given/audit.ts'
import { administrator, type Portal, startPortal } from '../test/portal.ts'
import { makeMonths } from './areas/log/log.months.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
})
afterAll(() => portal.close())

const asPortal = (statement: string) => querySql(portal.platform.config.DATABASE_URL, statement)

async function tablesOf(schema: string) {
  const rows = await portal.queryAsOwner(
    `select oid::regclass::text as name, relispartition as is_month from pg_class
     where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  return rows as { name: string; is_month: boolean }[]
}

test('the role of the portal cannot alter, truncate or drop any table, nor disable its triggers', async () => {
  const tables = [...(await tablesOf('public')), ...(await tablesOf('pgboss'))]

  for (const { name } of tables) {
    for (const wrong of [
      `alter table ${name} add column spare int`,
      `alter table ${name} disable trigger all`,
      `truncate ${name}`,
      `drop table ${name}`,
    ]) {
      await expect(asPortal(wrong), wrong).rejects.toThrow(/must be owner|permission denied/)
    }
  }
  expect(tables.length).toBeGreaterThan(150)
})

test.for([
  'create table spare ()',
  'create function spare() returns int language sql as $$ select 1 $$',
  'create schema spare',
  'create table pgboss.spare ()',
  `set session_replication_role = 'replica'`,
  'create trigger spare before insert on audit for each row execute function refuse_change()',
  `create or replace function refuse_change() returns trigger language plpgsql as $$ begin return old; end $$`,
  'update audit set reason = null',
  'delete from audit',
  `insert into schema_migration (name, sha256) values ('9999_none.sql', '')`,
  'delete from schema_migration',
  `select make_month('audit', '2001-02-01')`,
  `select grant_to_portal('atrium')`,
])('the role of the portal is refused: %s', async (wrong) => {
  await expect(asPortal(wrong)).rejects.toThrow(/must be owner|permission denied/)
})

test('the role of the portal reaches months of logs only through their log', async () => {
  await portal.queryAsOwner(`select make_month('audit', '2001-03-01')`)
  const months = (await tablesOf('public')).filter(({ is_month }) => is_month)

  for (const { name } of months) {
    for (const wrong of [`select from ${name}`, `delete from ${name}`, `update ${name} set user_id = 1`]) {
      await expect(asPortal(wrong), wrong).rejects.toThrow('permission denied')
    }
  }
  expect(months.length).toBeGreaterThan(50)
})

test('with its lesser role the portal writes the audit log and makes the months of logs', async () => {
  const [last] = await portal.queryAsOwner(
    `select max(inhrelid::regclass::text) as name from pg_inherits where inhparent = 'audit'::regclass`,
  )
  await portal.queryAsOwner(`drop table ${last?.name}`)

  await makeMonths(portal.db)
  await givenAudit(portal.db)

  expect(await portal.db.selectFrom('audit').select('subject').execute()).toEqual([{ subject: 'tag' }])
  const [made] = await portal.queryAsOwner(`select to_regclass('${last?.name}') is not null as is_there`)
  expect(made?.is_there).toBe(true)
})

test('months are made of logs only, and not for centuries ahead', async () => {
  await expect(asPortal(`select make_months('account', 1)`)).rejects.toThrow('at most 24 months of a log')
  await expect(asPortal(`select make_months('audit', 1200)`)).rejects.toThrow('at most 24 months of a log')
})

test('what the owner adds after the grants can be used by the portal', async () => {
  await portal.queryAsOwner('create table spare (spare_id bigint generated always as identity, word text)')

  await asPortal(`insert into spare (word) values ('x')`)
  await asPortal(`update spare set word = 'y'`)

  expect(await asPortal('select * from spare')).toEqual([{ spare_id: '1', word: 'y' }])
})
