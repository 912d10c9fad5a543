import { failures } from '@atrium/contract/errors'
import { reviewState } from '@atrium/contract/review/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import type { SubmissionState } from '../../review/review.policy.ts'
import { givenHandedIn, givenReviewer, patch, startSubmissionWorker } from './submission.given.ts'

type TestReviewer = Awaited<ReturnType<typeof givenReviewer>>

let portal: Portal
let reviewer: TestReviewer
let stop: () => Promise<void>
let first: { submission_id: number; resource_id: number }

beforeAll(async () => {
  portal = await startPortal(someone)
  stop = await startSubmissionWorker(portal.platform)
  reviewer = await givenReviewer(portal)
  const { submission_id } = await givenHandedIn(portal)
  await reviewer.decide(submission_id, { decision: 'publish' })
  first = (await portal.get(`/api/submissions/${submission_id}`)).data
})
afterAll(async () => {
  await stop()
  await portal.close()
})

const why = { reason: 'outdated', text: '有新的了' }

/** What can be done, from where it can, and what it then is; null where nothing is left. */
const moves: Record<
  string,
  { make(id: number): Promise<{ code: number }>; to: Partial<Record<SubmissionState, SubmissionState | null>> }
> = {
  'the author describes it': {
    make: (id) => patch(portal, id, { changes: { 'zh-CN': '改了说明' } }),
    to: { draft: 'draft', checking: 'checking', changes_asked: 'changes_asked' },
  },
  'the author hands it in': {
    make: (id) => portal.post(`/api/submissions/${id}/submit`),
    to: { draft: 'in_review', changes_asked: 'in_review' },
  },
  'the author takes it back': {
    make: (id) => portal.post(`/api/submissions/${id}/withdraw`, { text: '不再维护' }),
    to: { in_review: 'draft', published: 'withdrawn', deprecated: 'withdrawn' },
  },
  'the author throws it away': {
    make: async (id) => (await portal.send({ method: 'DELETE', url: `/api/submissions/${id}` })).json(),
    to: { draft: null, checking: null, changes_asked: null },
  },
  'a reviewer publishes it': {
    make: (id) => reviewer.decide(id, { decision: 'publish' }),
    to: { in_review: 'published' },
  },
  'a reviewer asks for changes': {
    make: (id) => reviewer.decide(id, { decision: 'ask_changes', ...why }),
    to: { in_review: 'changes_asked' },
  },
  'a reviewer deprecates it': {
    make: (id) => reviewer.decide(id, { decision: 'deprecate', ...why }),
    to: { published: 'deprecated' },
  },
  'a reviewer withdraws it': {
    make: (id) => reviewer.decide(id, { decision: 'withdraw', ...why }),
    to: { in_review: 'withdrawn', published: 'withdrawn', deprecated: 'withdrawn' },
  },
}
const table = Object.entries(moves).flatMap(([name, { make, to }]) =>
  reviewState.options.map((state) => ({
    name,
    state,
    make,
    becomes: state in to ? to[state] : state,
    may: state in to,
  })),
)

test.for(table)('$state: $name, allowed $may', async ({ state, make, becomes, may }) => {
  const submission_id = await givenInState(state)
  const before = await portal.get(`/api/submissions/${submission_id}`)

  const { code } = await make(submission_id)

  const { data } = await portal.get(`/api/submissions/${submission_id}`)
  expect(code).toBe(may ? 0 : failures.conflict.code)
  expect(data?.state ?? null).toBe(becomes)
  if (!may) expect(data).toEqual(before.data)
})

let copies = 0

/** As it would have come there. Those that were published are further versions of one resource. */
async function givenInState(state: SubmissionState): Promise<number> {
  const wasPublished = ['published', 'deprecated', 'withdrawn'].includes(state)
  const { rows } = await sql<{ version_id: number }>`
    insert into resource_version (item_id, user_id, version, state, type, file_id, package_id, described, inside, checks,
      confirmed, changes, manifest, signature, key_id, files, submitted_at, published_at)
    select case when ${wasPublished} then item_id end, user_id, ${`1.0.${++copies}`}, ${state}, type, file_id,
      case when ${wasPublished} then package_id end, described, inside, checks, confirmed, changes, manifest, signature,
      key_id, files, now(), case when ${wasPublished} then now() end
    from resource_version where version_id = ${first.submission_id} returning version_id`.execute(portal.db)
  // Copies have one name: no copy shall be told that it looks like another.
  await sql`delete from item_name`.execute(portal.db)
  return rows[0]?.version_id ?? 0
}
