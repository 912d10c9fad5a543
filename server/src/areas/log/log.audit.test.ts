import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, type Portal, startPortal } from '../../../test/portal.ts'
import { writeAudit } from '../../platform/audit/audit.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
  const origin = { network: '203.0.113.7', country: 'CN', user_agent: 'a browser' }
  const request_id = crypto.randomUUID()
  await writeAudit(portal.db, {
    user_id: portal.user_id ?? 0,
    screen: 'tags',
    call: 'PUT /api/management/tags/{tag_id}',
    origin,
    request_id,
    subject: 'tag',
    subject_id: 12,
    reason: '拼写',
    before: { name: '旧', position: 1 },
    after: { name: '新', position: 1 },
  })
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

test('the audit log cannot be changed, deleted or truncated, as a whole or by month [MGT-107]', async () => {
  const { db } = portal
  const month = `audit_${new Date().toISOString().slice(0, 7).replace('-', '_')}`
  await sql`select make_month('audit', '2001-02-01')`.execute(db)

  for (const table of ['audit', month]) {
    for (const wrong of ['update _ set reason = null', 'delete from _', 'truncate _']) {
      const statement = sql.raw(wrong.replace('_', table))
      await expect(sql`${statement}`.execute(db), wrong).rejects.toThrow('only ever added to')
    }
  }
  await expect(sql`truncate audit_2001_02`.execute(db)).rejects.toThrow('only ever added to')
  await expect(sql`truncate account cascade`.execute(db)).resolves.toBeDefined()
  expect((await sql`select from audit`.execute(db)).rows).toHaveLength(1)
})
