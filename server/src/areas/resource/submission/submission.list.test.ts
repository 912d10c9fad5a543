import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../../test/portal.ts'

interface SubmissionFixture {
  state: string
  title: string
  user_id?: number
  checks?: object[]
}

/** A version on its way, as its author left it. */
async function givenSubmission(
  portal: Portal,
  { state, title, user_id = Number(portal.user_id), checks = [] }: SubmissionFixture,
) {
  const { file_id } = await givenStoredFile(portal.platform, { user_id, file_name: `${title}.bpmn` })
  await sql`
    insert into resource_version (user_id, file_id, type, state, described, checks, submitted_at)
    values (${user_id}, ${file_id}, 'flow', ${state}, ${JSON.stringify({ title: { 'zh-CN': title }, version: '0.3.0' })},
      ${JSON.stringify(checks)}, clock_timestamp())`.execute(portal.db)
}

const list = async (portal: Portal, search: object = {}) =>
  (await portal.get(`/api/submissions?search=${encodeURIComponent(JSON.stringify(search))}`)).data

test('my uploads are counted by state, independent of the filter', async () => {
  const portal = await startPortal(someone)
  await givenSubmission(portal, { state: 'draft', title: '请假' })
  await givenSubmission(portal, { state: 'draft', title: '报销' })
  await givenSubmission(portal, { state: 'in_review', title: '用印' })

  const found = await list(portal, { keyword: '请' })

  expect(found.list.map(({ title }: { title: string }) => title)).toEqual(['请假'])
  expect([found.total, found.counts]).toEqual([1, { draft: 2, in_review: 1 }])
  expect((await list(portal, { state: 'in_review' })).list).toMatchObject([{ title: '用印', version: '0.3.0' }])
})

test('what waits for review says how many stand before it', async () => {
  const portal = await startPortal(someone)
  const { user_id } = await givenAccount(portal.db)
  await givenSubmission(portal, { state: 'in_review', title: '别人的', user_id })
  await givenSubmission(portal, { state: 'in_review', title: '我的' })

  const found = await list(portal)

  expect(found.list).toMatchObject([{ title: '我的', queue_position: 2 }])
  expect(found.list[0].figures).toBeNull()
})

test('a draft says how much of its report is still to settle', async () => {
  const portal = await startPortal(someone)
  const line = (name: string, outcome: string) => ({ name, outcome, message: 'x', values: {}, places: [] })
  const checks = [
    line('format', 'wrong'),
    line('format', 'wrong'),
    line('private_data', 'confirm'),
    line('scan', 'passed'),
  ]
  await givenSubmission(portal, { state: 'draft', title: '请假', checks })

  expect((await list(portal)).list).toMatchObject([{ unsettled_count: 2, queue_position: null }])
})

test('what was published carries the figures of its resource', async () => {
  const portal = await startPortal(someone)
  const { resource_id, version_id } = await givenPublished(portal.platform, {
    owner_id: portal.user_id,
    download_count: 1_208,
    rating: 4.8,
    rating_count: 12,
  })
  await sql`update resource_version set user_id = ${portal.user_id} where version_id = ${version_id}`.execute(portal.db)

  expect((await list(portal)).list).toMatchObject([
    {
      resource_id,
      version: '1.0.0',
      state: 'published',
      figures: { download_count: 1_208, rating: 4.8, rating_count: 12 },
    },
  ])
})
