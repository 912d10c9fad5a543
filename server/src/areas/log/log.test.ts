import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { queueMessage } from '../message/message.service.ts'

let portal: Portal
let lan: number
let mei: number
beforeAll(async () => {
  portal = await startPortal(administrator)
  const { db } = portal
  lan = (await givenAccount(db, { user_name: '林岚', email: 'lan@example.com' })).user_id
  mei = (await givenAccount(db, { user_name: '林岚', email: 'mei@example.com' })).user_id
  await sql`insert into sign_in (user_id, way, outcome, network, created_at) values
    (${lan}, 'password', 'signed_in', '203.0.113.7', now() - interval '2 hours'),
    (${mei}, 'wechat', 'refused', '203.0.113.7', now() - interval '1 hour'),
    (null, 'password', 'too_often', '198.51.100.2', now())`.execute(db)
})
afterAll(() => portal.close())

const list = async (path: string, search: object = {}, order_by: object = {}) => {
  const query = new URLSearchParams({ search: JSON.stringify(search), order_by: JSON.stringify(order_by) })
  const { code, data } = await portal.get(`/api/management/${path}?${query}`)
  expect(code).toBe(0)
  return data
}

test('the sign-in log is read from the newest, by person, name, network, outcome and day [MGT-106]', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
  const found = async (search: object) =>
    (await list('sign-in-log', search)).list.map((row: { outcome: string }) => row.outcome)

  expect(await found({})).toEqual(['too_often', 'refused', 'signed_in'])
  expect(await found({ keyword: String(lan) })).toEqual(['signed_in'])
  expect(await found({ keyword: '林岚' })).toEqual(['refused', 'signed_in'])
  expect(await found({ keyword: '林' })).toEqual([])
  expect(await found({ keyword: '203.0.113.7', outcome: 'refused' })).toEqual(['refused'])
  expect(await found({ from: today, to: today })).toContain('too_often')
  expect(await found({ to: '2020-01-01' })).toEqual([])
  expect((await list('sign-in-log', {}, { created_at: 'asc' })).list[0]).toMatchObject({ user_name: '林岚' })
})

test('a mail is found by the whole address it went to, which the log does not show [MGT-106]', async () => {
  const { db, platform } = portal
  const values = { erase_at: new Date().toISOString() }
  await queueMessage(db, platform.secret, {
    channel: 'email',
    to: 'lan@example.com',
    template: 'erasure_asked',
    language: 'zh-CN',
    user_id: lan,
    values,
  })

  const { list: rows, total } = await list('email-log', { keyword: 'Lan@Example.com' })

  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ masked_address: 'l****n@example.com', user_name: '林岚', state: 'waiting' })
  expect(JSON.stringify(rows)).not.toContain('lan@')
  expect((await list('email-log', { keyword: 'lan@example.co' })).list).toEqual([])
  expect((await list('email-log', { state: 'failed' })).list).toEqual([])
  expect((await list('sms-log', { keyword: String(lan) })).list).toEqual([])
})

test('a text message is found by the whole number, and no code is shown [MGT-106]', async () => {
  const { db, platform } = portal
  await queueMessage(db, platform.secret, {
    channel: 'sms',
    to: '+8613500008723',
    template: 'code',
    language: 'zh-CN',
    values: { code: '123456' },
    dial_code: '86',
    cost: 450,
  })
  await sql`update message set provider_answer = '{"text": "123456", "reason": "refused"}' where channel = 'sms'`.execute(
    db,
  )

  const { list: rows } = await list('sms-log', { keyword: '135 0000 8723' })

  expect(rows).toMatchObject([{ masked_address: '+86 135****8723', cost: 0.045, answer: '{"reason": "refused"}' }])
})

test('the download log is read by person and by whole file name [MGT-100]', async () => {
  const { db } = portal
  const { rows: blobs } = await sql<{ blob_id: number }>`
    insert into blob (user_id, object_key, size) values (${lan}, 'log-test', 1) returning blob_id`.execute(db)
  const { rows: files } = await sql<{ file_id: number }>`
    insert into file (user_id, blob_id, file_name, kind)
    values (${lan}, ${blobs[0]?.blob_id}, 'suite-10.2.iso', 'installer') returning file_id`.execute(db)
  await sql`insert into file_fetch (file_id, user_id) values (${files[0]?.file_id}, ${mei}), (7777777, null)`.execute(
    db,
  )

  expect((await list('download-log')).total).toBe(2)
  const named = await list('download-log', { keyword: 'suite-10.2.iso' })
  expect(named.list).toMatchObject([{ file_name: 'suite-10.2.iso', kind: 'installer', user_id: mei }])
  expect((await list('download-log', { keyword: String(mei) })).list).toHaveLength(1)
  expect((await list('download-log', { keyword: 'v10.2' })).list).toEqual([])
})

test('months of every log are there a year ahead, and what is left out is made by the nightly job', async () => {
  const { db } = portal
  const { makeMonths } = await import('./log.months.ts')
  const months = async (log: string) =>
    (await sql`select from pg_inherits where inhparent = ${log}::regclass`.execute(db)).rows.length
  const last = `message_${new Date(Date.UTC(new Date().getUTCFullYear() + 1, new Date().getUTCMonth(), 1)).toISOString().slice(0, 7).replace('-', '_')}`
  await portal.queryAsOwner(`drop table ${last}`)
  expect(await months('message')).toBe(12)

  await makeMonths(db)

  for (const log of ['audit', 'file_fetch', 'message', 'sign_in']) expect(await months(log), log).toBe(13)
})
