import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { someone, startPortal } from '../../../test/portal.ts'

test('feedback of a signed-in person is kept, trimmed, and answers code 0 [API-06]', async () => {
  const { db, post, user_id } = await startPortal(someone)

  const answer = await post('/api/feedbacks', { content: '  导出少了一列 \n' })

  expect(answer).toMatchObject({ code: 0, data: null })
  expect(await db.selectFrom('feedback').select(['user_id', 'content', 'state']).execute()).toEqual([
    { user_id, content: '导出少了一列', state: 'open' },
  ])
})

test('feedback of nothing but spaces is refused and not kept', async () => {
  const { db, post } = await startPortal(someone)

  expect((await post('/api/feedbacks', { content: ' \n ' })).code).toBe(failures.invalid_input.code)
  expect(await db.selectFrom('feedback').select('feedback_id').execute()).toEqual([])
})

test('a visitor is asked to log in', async () => {
  const { post } = await startPortal()

  expect((await post('/api/feedbacks', { content: '你好' })).code).toBe(failures.not_logged_in.code)
})
