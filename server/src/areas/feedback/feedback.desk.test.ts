import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, someone, startPortal } from '../../../test/portal.ts'
import { indexOlderThreads } from './feedback.terms.ts'

const list = '/api/management/feedbacks'
/** A role that answers feedback. */
const support = 6

async function startDesk() {
  const portal = await startPortal({ ...administrator, user_name: '北窗' })
  const sender = await givenAccount(portal.db, { ...someone, user_name: '青禾' })
  const { token } = await givenSession(portal.db, sender.user_id)
  const own = { authorization: `Bearer ${token}` }
  const send = async (content: string) => {
    await portal.post('/api/feedbacks', { content }, { ...own, 'user-agent': chrome })
    const sent = portal.db.selectFrom('feedback').select('feedback_id').orderBy('feedback_id', 'desc')
    return (await sent.executeTakeFirstOrThrow()).feedback_id
  }
  const found = async (search: object) =>
    (await portal.get(`${list}?search=${encodeURIComponent(JSON.stringify(search))}`)).data.list
  const assign = async (feedback_id: number, user_id: number | 'me' | null) =>
    (await portal.send({ method: 'PUT', url: `/api/feedbacks/${feedback_id}/assignee`, payload: { user_id } })).json()
  return { ...portal, own, sender, sent: send, found, assign }
}

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36'

test('feedback is found by words of its text, replies, answers and notes, and the place is shown [MGT-143]', async () => {
  const { sent, found, post, own } = await startDesk()
  const feedback_id = await sent('门户预览在 **1366** 宽的屏幕上被截断')
  await sent('导出少了一列')
  await post(`/api/feedbacks/${feedback_id}/replies`, { content: '车间里有四十台笔记本' }, own)
  await post(`/api/feedbacks/${feedback_id}/messages`, { content: '修正会随下个版本发布' })
  await post(`/api/feedbacks/${feedback_id}/notes`, { content: '组件最小宽度差 42 像素' })

  const places = { '1366': 'text', 笔记本: 'reply', 修正: 'answer', 像素: 'note' }
  for (const [keyword, place] of Object.entries(places)) {
    const rows = await found({ keyword })
    expect(rows, keyword).toMatchObject([{ feedback_id, hit: { place } }])
    const marked = rows[0].hit.pieces.filter(({ is_match }: { is_match: boolean }) => is_match)
    expect(marked.map(({ text }: { text: string }) => text).join('')).toContain(keyword)
  }
  for (const keyword of ['没有人写过', '！？']) expect(await found({ keyword }), keyword).toEqual([])
  expect(await found({ keyword: '青禾' })).toHaveLength(2)
})

test('what was written before there was an index is found once its job has run [MGT-143]', async () => {
  const { db, found } = await startDesk()
  const { rows } = await sql<{ feedback_id: number }>`
    insert into feedback (content) values ('打印时少了页脚') returning feedback_id`.execute(db)
  expect(await found({ keyword: '页脚' })).toEqual([])

  await indexOlderThreads(db, new AbortController().signal)

  expect(await found({ keyword: '页脚' })).toMatchObject([{ feedback_id: rows[0]?.feedback_id }])
})

test('feedback is claimed, assigned to whoever may answer it, and found by assignee [MGT-143]', async () => {
  const { db, sent, found, assign, get, sender, user_id } = await startDesk()
  const feedback_id = await sent('导出少了一列')
  const colleague = await givenAccount(db, { user_name: '小满', role_ids: [support] })

  expect((await assign(feedback_id, 'me')).code).toBe(0)
  expect(await found({ assignee_id: user_id })).toMatchObject([{ feedback_id, assignee_name: '北窗' }])
  expect((await assign(feedback_id, colleague.user_id)).code).toBe(0)
  expect(await found({ assignee_id: colleague.user_id })).toMatchObject([{ assignee_name: '小满' }])
  expect(await found({ assignee_id: 0 })).toEqual([])
  expect((await assign(feedback_id, sender.user_id)).code).toBe(failures.invalid_input.code)

  const { data } = await get(`${list}/staff`)
  expect(data.list.map(({ user_name }: { user_name: string }) => user_name).sort()).toEqual(['北窗', '小满'])
  expect((await assign(feedback_id, null)).code).toBe(0)
  expect(await found({ assignee_id: 0 })).toHaveLength(1)
})

test('an internal note is for staff: its sender neither reads it nor hears of it [MGT-143]', async () => {
  const { sent, get, post, own, send } = await startDesk()
  const feedback_id = await sent('导出少了一列')
  const note = '这位客户的合同月底到期'

  expect((await post(`/api/feedbacks/${feedback_id}/notes`, { content: note })).code).toBe(0)

  expect((await get(`/api/feedbacks/${feedback_id}`)).data).toMatchObject({
    device: 'Chrome 138 · Windows',
    notes: [{ user_name: '北窗', text: [{ children: [note] }] }],
  })
  for (const address of ['/api/users/mine/feedbacks', `/api/users/mine/feedbacks/${feedback_id}`, '/api/notices'])
    expect(JSON.stringify(await get(address, own)), address).not.toContain(note)
  expect((await get('/api/users/mine/feedbacks', own)).data.news_count).toBe(0)
  expect((await get(`/api/feedbacks/${feedback_id}`, own)).code).toBe(failures.not_allowed.code)
  expect((await post(`/api/feedbacks/${feedback_id}/notes`, { content: '我' }, own)).code).toBe(
    failures.not_allowed.code,
  )
  const url = `/api/feedbacks/${feedback_id}/assignee`
  expect((await send({ method: 'PUT', url, payload: { user_id: null }, headers: own })).json().code).toBe(
    failures.not_allowed.code,
  )
})
