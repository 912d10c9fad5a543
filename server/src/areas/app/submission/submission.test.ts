import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { passApprovalDelay } from '../../../../test/approvals.ts'
import { givenApp, givenCategory } from '../../../../test/given/app.ts'
import { spreadNews } from '../../../../test/notices.ts'
import {
  administrator,
  givenAccount,
  givenSession,
  type Portal,
  someone,
  startPortal,
} from '../../../../test/portal.ts'

const text = (words: string) => ({ 'zh-CN': words, 'zh-TW': words, en: words })

async function givenPicture({ db, ...portal }: Portal): Promise<number> {
  const user_id = Number(portal.user_id)
  const { blob_id } = await db
    .insertInto('blob')
    .values({ user_id, object_key: `blob/${user_id}`, size: 1, state: 'ready', about: '{"width": 640, "height": 400}' })
    .returning('blob_id')
    .executeTakeFirstOrThrow()
  const { file_id } = await db
    .insertInto('file')
    .values({ user_id, blob_id, file_name: 'screen.png', kind: 'image' })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  return file_id
}

async function words(portal: Portal) {
  return {
    title: text('访客登记'),
    summary: text('来访先登记'),
    description: text('门口扫码登记。'),
    app_category_id: await givenCategory(portal.db),
    price: 'free',
    version: '1.0.0',
    product_versions: ['10.2'],
    permissions: [{ permission: 'write_forms', reason: text('写入访客') }],
    data_sent: [],
    sends_nothing: true,
    screenshots: [{ file_id: await givenPicture(portal), caption: text('登记页') }],
  }
}

const patch = async ({ send }: Portal, submission_id: number, payload: object) =>
  (await send({ method: 'PATCH', url: `/api/app-submissions/${submission_id}`, payload })).json()

async function givenHandedIn(portal: Portal) {
  const publisher = { name: text('松坞'), about: text('门口的事'), website: null }
  await portal.send({ method: 'PUT', url: '/api/users/mine/publisher', payload: publisher })
  const { data } = await portal.post('/api/app-submissions', {})
  await patch(portal, data.submission_id, await words(portal))
  return (await portal.post(`/api/app-submissions/${data.submission_id}/submit`)).data
}

async function givenReviewer({ db, post, get, send, platform }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '审核员' })
  const headers = { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
  return {
    list: async () => (await get('/api/management/app-reviews', headers)).data,
    take: (id: number) => send({ method: 'PUT', url: `/api/app-reviews/${id}/reviewer`, headers }),
    /** Approvals have taken effect when it answers. */
    async decide(id: number, decided: object) {
      const answer = await post(`/api/app-reviews/${id}/decision`, decided, headers)
      await passApprovalDelay(platform)
      return answer
    },
  }
}

test('an app goes from draft through review into the store, and its author is notified', async () => {
  const portal = await startPortal(someone)
  const { submission_id, state } = await givenHandedIn(portal)
  const reviewer = await givenReviewer(portal)
  expect(state).toBe('in_review')
  expect(await reviewer.list()).toMatchObject({ total: 1, list: [{ submission_id, title: '访客登记', rounds: 0 }] })

  await reviewer.take(submission_id)
  expect((await reviewer.list()).list[0]).toMatchObject({ reviewer_name: '审核员', mine: true })
  await reviewer.decide(submission_id, { decision: 'publish' })

  const { data } = await portal.get(`/api/app-submissions/${submission_id}`)
  expect(data).toMatchObject({ state: 'published', decisions: [{ decision: 'publish', decided_by: '审核员' }] })
  const app = (await portal.get(`/api/apps/${data.app_id}`)).data
  expect(app).toMatchObject({ title: '访客登记', publisher: '松坞', version: '1.0.0', official: false })
  expect(app.screenshots).toMatchObject([{ caption: '登记页', width: 640, height: 400 }])
  expect((await portal.get('/api/apps')).data.total).toBe(1)
  const notices = await portal.db.selectFrom('notice').select(['kind', 'subject']).execute()
  expect(notices).toEqual([
    { kind: 'app_submission_published', subject: { submission_id, app_id: data.app_id, version: '1.0.0' } },
  ])
})

test('changes are requested with a reason, the author submits again, and every decision is kept', async () => {
  const portal = await startPortal(someone)
  const { submission_id } = await givenHandedIn(portal)
  const reviewer = await givenReviewer(portal)

  const silent = await reviewer.decide(submission_id, { decision: 'ask_changes' })
  expect(silent.code).toBe(failures.invalid_input.code)
  await reviewer.decide(submission_id, { decision: 'ask_changes', reason: 'unclear_description', text: '说明太短' })
  const late = await reviewer.decide(submission_id, { decision: 'publish' })
  expect(late.code).toBe(failures.conflict.code)

  await patch(portal, submission_id, { description: text('门口扫码登记，来访结束自动签退。') })
  await portal.post(`/api/app-submissions/${submission_id}/submit`)
  await reviewer.decide(submission_id, { decision: 'publish' })

  const { data } = await portal.get(`/api/app-submissions/${submission_id}`)
  expect(data.decisions.map(({ decision }: { decision: string }) => decision)).toEqual(['ask_changes', 'publish'])
})

test('nothing is handed in before it says what it may do and what leaves the network', async () => {
  const portal = await startPortal(someone)
  const { data } = await portal.post('/api/app-submissions', {})
  const { permissions: _, sends_nothing: __, ...rest } = await words(portal)

  const described = await patch(portal, data.submission_id, rest)
  const refused = await portal.post(`/api/app-submissions/${data.submission_id}/submit`)
  const half = await patch(portal, data.submission_id, { permissions: [] })
  const unexplained = await patch(portal, data.submission_id, {
    permissions: [{ permission: 'read_forms', reason: {} }],
  })

  const outcomeOf = (checks: { name: string }[]) => checks.find(({ name }) => name === 'permissions')
  expect(outcomeOf(described.data.checks)).toMatchObject({ outcome: 'wrong', message: 'permissions.unsaid' })
  expect(refused.code).toBe(failures.conflict.code)
  expect(outcomeOf(half.data.checks)).toMatchObject({ outcome: 'wrong', message: 'permissions.data_unsaid' })
  expect(outcomeOf(unexplained.data.checks)).toMatchObject({ outcome: 'wrong', message: 'permissions.no_reason' })
})

test('a new version begins with what is said now, and only the next number is taken', async () => {
  const portal = await startPortal(someone)
  const app_id = await givenApp(portal.db, { owner_id: Number(portal.user_id) })

  const { data } = await portal.post('/api/app-submissions', { app_id })
  const low = await patch(portal, data.submission_id, { version: '1.0.0', changes: text('修正') })

  expect(data.described).toMatchObject({ title: { 'zh-CN': '发票识别' }, product_versions: ['10.1', '10.2'] })
  expect(low.data.checks).toContainEqual(
    expect.objectContaining({ message: 'description.version_not_higher', values: { last: '1.0.0' } }),
  )
})

test('an author withdraws an app without review; it is no longer offered, and its installers are notified', async () => {
  const portal = await startPortal(someone)
  const { submission_id } = await givenHandedIn(portal)
  const reviewer = await givenReviewer(portal)
  await reviewer.decide(submission_id, { decision: 'publish' })
  const { app_id } = (await portal.get(`/api/app-submissions/${submission_id}`)).data
  const { user_id } = await givenAccount(portal.db)
  await spreadNews(portal.platform)
  await portal.db.insertInto('collection').values({ user_id, item_id: app_id }).execute()

  await portal.post(`/api/app-submissions/${submission_id}/withdraw`, { text: '另有更好的' })

  expect((await portal.get('/api/apps')).data.total).toBe(0)
  expect((await portal.get(`/api/apps/${app_id}`)).data).toMatchObject({ state: 'withdrawn', screenshots: [] })
  await spreadNews(portal.platform)
  const notices = await portal.db.selectFrom('notice').select('kind').where('user_id', '=', user_id).execute()
  expect(notices).toEqual([{ kind: 'app_withdrawn' }])
})
