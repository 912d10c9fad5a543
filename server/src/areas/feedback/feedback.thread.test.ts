import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { administrator, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { beginningOf } from './feedback.thread.ts'

const mine = '/api/users/mine/feedbacks'
const list = '/api/management/feedbacks'

/** A portal with a thread of the person who looks at it, and an administrator beside them. */
async function startThread(content = '导出少了一列') {
  const portal = await startPortal(someone)
  await portal.post('/api/feedbacks', { content, page: '/resource/flow?page=2' }, { 'user-agent': 'Firefox/150' })
  const { user_id } = await givenAccount(portal.db, { ...administrator, user_name: '北窗' })
  const { token } = await givenSession(portal.db, user_id)
  const { feedback_id } = await portal.db.selectFrom('feedback').select('feedback_id').executeTakeFirstOrThrow()
  return { ...portal, feedback_id, staff: { authorization: `Bearer ${token}` } }
}

const settle = async (portal: Portal & { feedback_id: number; staff: Record<string, string> }, payload: object) =>
  (
    await portal.send({
      method: 'PUT',
      url: `/api/feedbacks/${portal.feedback_id}/state`,
      payload,
      headers: portal.staff,
    })
  ).json()

test('administrators answer, and the sender reads the thread and writes again [FBK-03]', async () => {
  const portal = await startThread()
  const { feedback_id, staff, get, post } = portal
  const states = async () => (await get(mine)).data.list.map(({ state }: { state: string }) => state)
  expect(await states()).toEqual(['received'])

  expect(
    (await post(`/api/feedbacks/${feedback_id}/messages`, { content: '请问是 **哪个** 报表？' }, staff)).code,
  ).toBe(0)
  expect(await states()).toEqual(['answered'])
  expect((await post(`/api/feedbacks/${feedback_id}/replies`, { content: '月报' })).code).toBe(0)

  expect(await states()).toEqual(['received'])
  const { data } = await get(`${mine}/${feedback_id}`)
  expect(data.messages).toMatchObject([
    { user_name: 'someone', is_answer: false, text: [{ tag: 'p', children: ['导出少了一列'] }] },
    { user_name: '北窗', is_answer: true, text: [{ tag: 'p' }] },
    { user_name: 'someone', is_answer: false },
  ])
  expect(data.messages[1].text[0].children).toContainEqual({ tag: 'strong', attributes: {}, children: ['哪个'] })
})

test('an answer and another state are news until the sender has looked', async () => {
  const portal = await startThread()
  const { feedback_id, staff, get, post } = portal
  const news = async () => (await get(mine)).data.news_count
  expect(await news()).toBe(0)

  await post(`/api/feedbacks/${feedback_id}/messages`, { content: '在查了' }, staff)
  expect(await news()).toBe(1)
  await get(`${mine}/${feedback_id}`)
  expect(await news()).toBe(0)
  await settle(portal, { state: 'in_work' })
  expect(await news()).toBe(1)
  await post(`/api/feedbacks/${feedback_id}/replies`, { content: '谢谢' })

  expect(await news()).toBe(0)
  expect((await get(mine)).data.list).toMatchObject([{ state: 'in_work', message_count: 3 }])
})

test('the sender is notified of an answer and of a shipped change, with an excerpt of the feedback [FBK-03]', async () => {
  const portal = await startThread('**导出**少了一列')
  await portal.post(`/api/feedbacks/${portal.feedback_id}/messages`, { content: '在查了' }, portal.staff)
  await settle(portal, { state: 'shipped', shipped_in: '10.2' })

  const notices = await portal.db
    .selectFrom('notice')
    .select(['user_id', 'kind', 'subject'])
    .orderBy('notice_id')
    .execute()

  const subject = { feedback_id: portal.feedback_id, title: '导出少了一列' }
  expect(notices).toEqual([
    { user_id: portal.user_id, kind: 'feedback_answered', subject },
    { user_id: portal.user_id, kind: 'feedback_shipped', subject: { ...subject, version: '10.2' } },
  ])
})

test('the excerpt of a message leaves out the file names of its pictures, unless it is only a picture', () => {
  const picture = '![33-detail](/api/files/1)'

  expect(beginningOf(`**导出**少了一列\n\n${picture}`, 40)).toBe('导出少了一列')
  expect(beginningOf(picture, 40)).toBe('33-detail')
})

test('what was shipped names its version, and nothing else does', async () => {
  const portal = await startThread()

  expect((await settle(portal, { state: 'shipped' })).code).toBe(failures.invalid_input.code)
  expect((await settle(portal, { state: 'in_work', shipped_in: '10.2' })).code).toBe(failures.invalid_input.code)
  expect((await settle(portal, { state: 'shipped', shipped_in: '10.2' })).code).toBe(0)

  expect((await portal.get(mine)).data.list).toMatchObject([{ state: 'shipped', shipped_in: '10.2' }])
  expect((await settle(portal, { state: 'received' })).code).toBe(0)
  expect((await portal.get(mine)).data.list).toMatchObject([{ state: 'received', shipped_in: null }])
})

test('only staff who answer see the author, the page and the browser', async () => {
  const { feedback_id, staff, get } = await startThread()
  const address = `/api/feedbacks/${feedback_id}`

  expect((await get(address, staff)).data).toMatchObject({
    user_name: 'someone',
    page: '/resource/flow?page=2',
    device: 'Firefox 150',
  })
  expect((await get(list, staff)).data).toMatchObject({ total: 1, list: [{ beginning: '导出少了一列' }] })
  for (const url of [address, list]) expect((await get(url)).code).toBe(failures.not_allowed.code)
})

test("another person's thread is not there: not to read, not to write in", async () => {
  const { db, feedback_id, get, post } = await startThread()
  const { user_id } = await givenAccount(db)
  await sql`update feedback set user_id = ${user_id}`.execute(db)

  expect((await get(mine)).data.list).toEqual([])
  expect((await get(`${mine}/${feedback_id}`)).code).toBe(failures.not_found.code)
  expect((await post(`/api/feedbacks/${feedback_id}/replies`, { content: '我的' })).code).toBe(failures.not_found.code)
})

test('only the sender and staff who answer see the pictures of a thread [FBK-01]', async () => {
  const { db, platform, feedback_id, staff, get, post, user_id } = await startThread()
  const { file_id } = await givenStoredFile(platform, { user_id: Number(user_id) })
  const other = await givenAccount(db)
  const stranger = { authorization: `Bearer ${(await givenSession(db, other.user_id)).token}` }
  await post(`/api/feedbacks/${feedback_id}/replies`, { content: `![窄屏](/api/files/${file_id})` })

  const open = async (headers?: Record<string, string>) =>
    (await post(`/api/files/${file_id}/address`, { inline: true }, headers)).code
  const { data } = await get(`${mine}/${feedback_id}`)

  expect(JSON.stringify(data.messages[1].text)).toContain(`"src":"/api/files/${file_id}"`)
  expect([await open(), await open(staff)]).toEqual([0, 0])
  expect(await open(stranger)).toBe(failures.not_found.code)
})

test('a page that is not of this portal is not taken down', async () => {
  const { post } = await startPortal(someone)

  const { code } = await post('/api/feedbacks', { content: '你好', page: 'https://evil.example/' })

  expect(code).toBe(failures.invalid_input.code)
})

test('threads are read on from where the last answer ended, what moved last first', async () => {
  const { db, get, user_id } = await startPortal(someone)
  for (let at = 0; at < 5; at++) {
    await sql`insert into feedback (user_id, content, updated_at, seen_at)
      values (${user_id}, ${`第 ${at} 条`}, now() - make_interval(hours => ${at}), now())`.execute(db)
  }

  const read: string[] = []
  let after = ''
  do {
    const { data } = await get(`${mine}?size=2${after}`)
    read.push(...data.list.map(({ beginning }: { beginning: string }) => beginning))
    after = data.next === null ? '' : `&after=${encodeURIComponent(data.next)}`
  } while (after !== '')

  expect(read).toEqual([0, 1, 2, 3, 4].map((at) => `第 ${at} 条`))
})
