import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenAudit } from '../../../test/given/audit.ts'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'
import { portalDay } from '../../platform/portal-day.ts'

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
  expect(row).toMatchObject({
    user_name: 'administrator',
    verb: 'changed',
    kind: 'tag',
    object_id: 12,
    is_gone: true,
    reason: '拼写',
    changes: [{ field: 'name', before: { is: 'text', text: '旧' }, after: { is: 'text', text: '新' } }],
  })

  const { data } = await portal.get(`/api/management/audit-log/${row.audit_id}`)
  expect(data).toMatchObject({ changes: row.changes, network: '203.0.113.7', country: 'CN', user_agent: 'a browser' })
  expect((await portal.get('/api/management/audit-log/999999')).code).toBe(failures.not_found.code)
})

test('what was done is found by person, action, kind of object, page and day [MGT-135]', async () => {
  const user_id = Number(portal.user_id)
  const today = portalDay()

  for (const search of [
    { keyword: 'administrator' },
    { user_id },
    { action: 'changed' },
    { kind: 'tag' },
    { screen: 'tags' },
    { from: today, to: today },
    { user_id, action: 'changed', kind: 'tag', screen: 'tags', from: today },
  ])
    expect(await log(search), JSON.stringify(search)).toHaveLength(1)
  for (const search of [
    { keyword: 'nobody here' },
    { user_id: user_id + 1_000 },
    { action: 'removed' },
    { kind: 'scene' },
    { screen: 'users' },
    { to: '2001-01-01' },
  ])
    expect(await log(search), JSON.stringify(search)).toHaveLength(0)
  const { data } = await portal.get('/api/management/audit-log/people')
  expect(data.list).toEqual([{ user_id, user_name: 'administrator' }])
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
