import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../../test/portal.ts'

async function givenSubmission(portal: Portal, state: string, user_id = Number(portal.user_id)): Promise<number> {
  const { file_id } = await givenStoredFile(portal.platform, { user_id, file_name: `${state}.bpmn` })
  const { rows } = await sql<{ version_id: number }>`
    insert into resource_version (user_id, file_id, type, state, described, submitted_at)
    values (${user_id}, ${file_id}, 'flow', ${state}, '{}', now()) returning version_id`.execute(portal.db)
  return rows[0]?.version_id ?? 0
}

async function givenPublishedByMe(portal: Portal): Promise<number> {
  const { version_id } = await givenPublished(portal.platform, { owner_id: portal.user_id })
  await sql`update resource_version set user_id = ${portal.user_id} where version_id = ${version_id}`.execute(portal.db)
  return version_id
}

const statesOf = async ({ get }: Portal): Promise<string[]> =>
  (await get('/api/submissions')).data.list.map(({ state }: { state: string }) => state).toSorted()

test('what waits for review is taken back together, and is a draft again', async () => {
  const portal = await startPortal(someone)
  const submission_ids = [await givenSubmission(portal, 'in_review'), await givenSubmission(portal, 'in_review')]

  const { data } = await portal.post('/api/submissions/withdraw', { submission_ids, from: 'in_review' })

  expect(data).toEqual({ withdrawn: 2 })
  expect(await statesOf(portal)).toEqual(['draft', 'draft'])
})

test('what was published in the meantime is not taken back unasked, nor is anything beside it', async () => {
  const portal = await startPortal(someone)
  const submission_ids = [await givenSubmission(portal, 'in_review'), await givenPublishedByMe(portal)]

  const { code } = await portal.post('/api/submissions/withdraw', { submission_ids, from: 'in_review' })

  expect(code).toBe(failures.conflict.code)
  expect(await statesOf(portal)).toEqual(['in_review', 'published'])
})

test('several versions are withdrawn with one reason', async () => {
  const portal = await startPortal(someone)
  const submission_id = await givenPublishedByMe(portal)
  const body = { submission_ids: [submission_id, submission_id], from: 'published', text: '有新的了' }

  const { data } = await portal.post('/api/submissions/withdraw', body)

  expect(data).toEqual({ withdrawn: 1 })
  const { data: found } = await portal.get('/api/submissions')
  expect(found.list).toMatchObject([{ state: 'withdrawn', decisions: [{ reason: 'authors_wish', text: '有新的了' }] }])
})

test('drafts are thrown away together: all of them, or none where one is not mine', async () => {
  const portal = await startPortal(someone)
  const { user_id } = await givenAccount(portal.db)
  const mine = [await givenSubmission(portal, 'draft'), await givenSubmission(portal, 'changes_asked')]
  const others = await givenSubmission(portal, 'draft', user_id)

  const refused = await portal.post('/api/submissions/remove', { submission_ids: [...mine, others] })
  expect(refused.code).toBe(failures.not_found.code)
  expect(await statesOf(portal)).toEqual(['changes_asked', 'draft'])

  const { data } = await portal.post('/api/submissions/remove', { submission_ids: mine })
  expect(data).toEqual({ removed: 2 })
  expect(await statesOf(portal)).toEqual([])
})
