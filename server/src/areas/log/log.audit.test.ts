import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenAudit } from '../../../test/given/audit.ts'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
  await givenAudit(portal.db, { user_id: portal.user_id ?? 0 })
})
afterAll(() => portal.close())

const log = async (search: object) => {
  const { data } = await portal.get(`/api/management/audit-log?search=${encodeURIComponent(JSON.stringify(search))}`)
  return data.list
}

test('the audit log says who did what to what and why, and what differs before and after [MGT-107]', async () => {
  const [row] = await log({})
  expect(row).toMatchObject({ user_name: 'administrator', subject: 'tag', subject_id: 12, reason: '拼写' })

  const { data } = await portal.get(`/api/management/audit-log/${row.audit_id}`)
  expect(data).toMatchObject({ before: { name: '旧' }, after: { name: '新' }, network: '203.0.113.7', country: 'CN' })
  expect((await portal.get('/api/management/audit-log/999999')).code).toBe(failures.not_found.code)
})

test('what was done is found by who did it, where, and to what [MGT-107]', async () => {
  expect(await log({ keyword: 'administrator' })).toHaveLength(1)
  expect(await log({ keyword: 'tag 12' })).toHaveLength(1)
  expect(await log({ keyword: 'tag 13' })).toHaveLength(0)
  expect(await log({ screen: 'tags' })).toHaveLength(1)
  expect(await log({ screen: 'users' })).toHaveLength(0)
})

test('not even the owner of the tables changes, deletes or truncates the audit log, as a whole or by month [MGT-107]', async () => {
  await portal.queryAsOwner(`select make_month('audit', '2001-02-01')`)
  const months = await portal.queryAsOwner(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass`,
  )
  const tables = ['audit', ...months.map(({ name }) => String(name))]

  for (const table of tables) {
    await expect(portal.queryAsOwner(`truncate ${table}`), table).rejects.toThrow('only ever added to')
  }
  for (const table of ['audit', await monthOfRows()]) {
    for (const wrong of [`update ${table} set reason = null`, `delete from ${table}`]) {
      await expect(portal.queryAsOwner(wrong), wrong).rejects.toThrow('only ever added to')
    }
  }

  expect(tables).toHaveLength(15)
  expect((await sql`select from audit`.execute(portal.db)).rows).toHaveLength(1)
})

async function monthOfRows() {
  const [row] = await portal.queryAsOwner('select tableoid::regclass::text as month from audit')
  return String(row?.month)
}
