import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { givenAccount, someone, startPortal } from '../../../test/portal.ts'

test('feedback of a signed-in person is kept, trimmed, and answers result and msg [API-06] [API-15]', async () => {
  const { db, post, user_id } = await startPortal(someone)

  const answer = await post('/api/feedbacks', { content: '  导出少了一列 \n' })

  expect(answer).toEqual({ code: 0, msg: '', data: { result: true, msg: '' } })
  expect(await db.selectFrom('feedback').select(['user_id', 'content', 'state']).execute()).toEqual([
    { user_id, content: '导出少了一列', state: 'received' },
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

test('a picture in feedback belongs to it: it is not swept any more [FBK-01]', async () => {
  const { db, platform, post, user_id } = await startPortal(someone)
  const { file_id } = await givenStoredFile(platform, { user_id: user_id as number })

  const answer = await post('/api/feedbacks', { content: `窄屏：![截图](/api/files/${file_id})` })

  expect(answer.code).toBe(0)
  const file = await db.selectFrom('file').select('claimed_at').where('file_id', '=', file_id).executeTakeFirst()
  expect(file?.claimed_at).not.toBeNull()
})

test('feedback cannot use a picture of another person', async () => {
  const { db, platform, post } = await startPortal(someone)
  const { user_id } = await givenAccount(db)
  const { file_id } = await givenStoredFile(platform, { user_id })

  expect((await post('/api/feedbacks', { content: `![](/api/files/${file_id})` })).code).toBe(failures.not_found.code)
  expect(await db.selectFrom('feedback').select('user_id').execute()).toEqual([])
})
