import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, startPortal } from '../../../test/portal.ts'

const list = '/api/management/feedbacks'

async function startThreads() {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { user_name: '岚' })
  const { rows } = await sql<{ feedback_id: number }>`
    insert into feedback (user_id, content, state, created_at, updated_at) values
      (${user_id}, '![窄屏](/api/files/12) 导出少了一列', 'received', now() - interval '4 days', now()),
      (null, '谢谢', 'answered', '2026-01-01', '2026-01-02') returning feedback_id`.execute(portal.db)
  const found = async (search: object) =>
    (await portal.get(`${list}?search=${encodeURIComponent(JSON.stringify(search))}`)).data.list
  return { ...portal, found, feedback_id: Number(rows[0]?.feedback_id) }
}

test('feedback is found by who sent it, state and days, with how long it has waited [MGT-106]', async () => {
  const { found, feedback_id } = await startThreads()
  const waits = { feedback_id, beginning: '导出少了一列', user_name: '岚', waiting_days: 4, message_count: 1 }

  expect(await found({})).toMatchObject([waits, { beginning: '谢谢', user_name: null, waiting_days: null }])
  for (const search of [{ keyword: '岚' }, { keyword: String(feedback_id) }, { state: 'received' }])
    expect(await found(search)).toMatchObject([waits])
  expect(await found({ from: '2026-01-01', to: '2026-01-01' })).toMatchObject([{ beginning: '谢谢' }])
})

test('answers and decisions stand in the audit log, without what was said', async () => {
  const { db, post, send, feedback_id } = await startThreads()
  await post(`/api/feedbacks/${feedback_id}/messages`, { content: '悄悄话' })
  await send({ method: 'PUT', url: `/api/feedbacks/${feedback_id}/state`, payload: { state: 'in_work' } })

  const rows = await db.selectFrom('audit').select(['subject_id', 'before', 'after']).orderBy('audit_id').execute()

  expect(rows).toMatchObject([
    { subject_id: feedback_id, before: { answer_count: 0 }, after: { state: 'answered', answer_count: 1 } },
    { before: { state: 'answered' }, after: { state: 'in_work' } },
  ])
  expect(JSON.stringify(rows)).not.toContain('悄悄话')
})
