import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../../../test/given/review.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const kinds = {
  resource: {
    given: givenWaitingResource,
    table: 'resource_version',
    key: 'version_id',
    author: 'user_id',
    decision: (id: number) => `/api/reviews/${id}/decision`,
    review: (id: number) => `/api/management/reviews/${id}`,
  },
  app: {
    given: givenWaitingApp,
    table: 'app_version',
    key: 'app_version_id',
    author: 'user_id',
    decision: (id: number) => `/api/app-reviews/${id}/decision`,
    review: (id: number) => `/api/management/app-reviews/${id}`,
  },
  article: {
    given: givenWaitingArticle,
    table: 'article_revision',
    key: 'revision_id',
    author: 'author_id',
    decision: (id: number) => `/api/management/article-reviews/${id}/decision`,
    review: (id: number) => `/api/management/article-reviews/${id}`,
  },
} as const
type FourEyesKind = keyof typeof kinds

/** Handed in by the portal's own administrator. */
async function givenOwn({ db, user_id }: Portal, kind: FourEyesKind): Promise<number> {
  const { given, table, key, author } = kinds[kind]
  const id = await given(db)
  await sql`update ${sql.table(table)} set ${sql.ref(author)} = ${user_id} where ${sql.ref(key)} = ${id}`.execute(db)
  return id
}

async function givenColleague({ db }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '另一位' })
  return { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
}

const publish = (portal: Portal, kind: FourEyesKind, id: number, headers = {}) =>
  portal.post(kinds[kind].decision(id), { decision: 'publish' }, headers)

async function switchRule(portal: Portal, four_eyes: boolean) {
  const { data } = await portal.get('/api/management/settings')
  const { updated_at, ...settings } = data
  const payload = { ...settings, four_eyes, seen_at: updated_at }
  return (await portal.send({ method: 'PUT', url: '/api/management/settings', payload })).json()
}

test.each(Object.keys(kinds) as FourEyesKind[])(
  'nobody publishes their own %s while a colleague can review it',
  async (kind) => {
    const portal = await startPortal(administrator)
    const id = await givenOwn(portal, kind)
    const colleague = await givenColleague(portal)

    const refused = await publish(portal, kind, id)

    expect(refused.code).toBe(failures.own_submission.code)
    expect(refused.msg).toContain('其他审核员')
    expect((await portal.get(kinds[kind].review(id))).data).toMatchObject({ state: 'in_review', needs_colleague: true })
    expect((await portal.get(kinds[kind].review(id), colleague)).data).toMatchObject({ needs_colleague: false })
  },
)

test('a colleague publishes what an administrator handed in', async () => {
  const portal = await startPortal(administrator)
  const id = await givenOwn(portal, 'article')

  const published = await publish(portal, 'article', id, await givenColleague(portal))

  expect(published.code).toBe(0)
})

test('an author still sends their own submission back to themselves', async () => {
  const portal = await startPortal(administrator)
  const id = await givenOwn(portal, 'article')
  await givenColleague(portal)

  const body = { decision: 'ask_changes', reason: 'incomplete', text: '还要补一段' }
  const sentBack = await portal.post(kinds.article.decision(id), body)

  expect(sentBack.code).toBe(0)
})

test('the only administrator publishes their own submission', async () => {
  const portal = await startPortal(administrator)
  const id = await givenOwn(portal, 'article')

  expect((await portal.get(kinds.article.review(id))).data.needs_colleague).toBe(false)
  expect((await publish(portal, 'article', id)).code).toBe(0)
})

test('an administrator switches the rule off in the site settings, and on again [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  await givenColleague(portal)
  const [first, second] = [await givenOwn(portal, 'article'), await givenOwn(portal, 'article')]
  expect((await portal.get('/api/management/settings')).data.four_eyes).toBe(true)

  expect((await switchRule(portal, false)).code).toBe(0)
  expect((await publish(portal, 'article', first)).code).toBe(0)
  expect((await switchRule(portal, true)).code).toBe(0)

  expect((await publish(portal, 'article', second)).code).toBe(failures.own_submission.code)
})
