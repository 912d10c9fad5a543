import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { type Portal, someone, startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

const profile = '/api/users/mine/profile'

async function givenAuthor() {
  const portal = await startPortal({ ...someone, user_name: '青禾' })
  await portal.post('/api/users/company-name', { company_name: '远山' })
  const { resource_id } = await givenPublished(portal.platform, { owner_id: portal.user_id })
  return { portal, resource_id, page: `/api/authors/${portal.user_id}` }
}

const change = async (portal: Portal, payload: object) =>
  (await portal.send({ method: 'PATCH', url: profile, payload })).json()

test('an author’s page shows the introduction, and the company only where its owner allows it [AUT-01]', async () => {
  const { portal, page } = await givenAuthor()
  expect((await portal.get(page)).data).toMatchObject({ introduction: '', company_name: null, photo_url: null })

  await change(portal, { introduction: '写流程的人' })
  await expect
    .poll(async () => (await portal.get(page)).data)
    .toMatchObject({ introduction: '写流程的人', company_name: null })
  await change(portal, { shows_company: true })

  await expect.poll(async () => (await portal.get(page)).data).toMatchObject({ company_name: '远山' })
  expect((await portal.get('/api/users/mine/account')).data).toMatchObject({
    introduction: '写流程的人',
    shows_company: true,
  })
  expect((await change(portal, { introduction: '长'.repeat(301) })).data.field).toBe('introduction')
})

test('works are resources, apps, own articles and accepted corrections, newest first [AUT-01]', async () => {
  const { portal, resource_id, page } = await givenAuthor()
  const insert = async (
    kind: string,
    { owner_id, official = false }: { owner_id: number | null; official?: boolean },
  ) => {
    const { rows } = await sql<{ item_id: number }>`
      insert into item (kind, title, summary, state, owner_id, official, published_at)
      values (${kind}, '{"zh-CN": "内容"}', '{}', 'published', ${owner_id}, ${official}, now() - interval '1 day')
      returning item_id`.execute(portal.db)
    const id = rows[0]?.item_id ?? 0
    if (kind === 'article') await sql`insert into article (item_id) values (${id})`.execute(portal.db)
    return id
  }
  const app = await insert('app', { owner_id: portal.user_id })
  const own = await insert('article', { owner_id: portal.user_id })
  await insert('article', { owner_id: portal.user_id, official: true })
  const corrected = await insert('article', { owner_id: null, official: true })
  await sql`
    insert into article_revision (item_id, language, number, state, title, author_id, proposal, published_at)
    values (${corrected}, 'zh-CN', 2, 'published', '改过', ${portal.user_id}, true, now())`.execute(portal.db)

  const idsOf = async (search = '') =>
    (await portal.get(`${page}/works${search}`)).data.list.map((work: { item_id: number }) => work.item_id)

  expect((await idsOf()).toSorted()).toEqual([resource_id, app, own, corrected].toSorted())
  expect((await portal.get(`${page}/works`)).data.list[0].item_id).not.toBe(own)
  expect(await idsOf('?search={"kind":"article"}')).toEqual([corrected, own])
  expect((await portal.get(page)).data).toMatchObject({ resource_count: 1, app_count: 1, article_count: 2 })
})

test('an author is rated by all ratings of their resources and apps together [AUT-01]', async () => {
  const { portal, resource_id, page } = await givenAuthor()
  const rate = (item_id: number, rating: number, rating_count: number) =>
    portal.db.updateTable('item').set({ rating, rating_count }).where('item_id', '=', item_id).execute()
  const { item_id: app } = await givenItem(portal.db, { kind: 'app' })
  const { item_id: article } = await givenItem(portal.db, { kind: 'article' })
  const { item_id: unrated } = await givenItem(portal.db)
  await portal.db
    .updateTable('item')
    .set({ owner_id: portal.user_id ?? null })
    .where('item_id', 'in', [app, article, unrated])
    .execute()
  await rate(resource_id, 5, 3)
  await rate(app, 3, 1)
  await rate(article, 1, 40)

  expect((await portal.get(page)).data).toMatchObject({ rating: 4.5, rating_count: 4 })
})

test('an author whose works nobody rated has no average [AUT-01]', async () => {
  const { portal, page } = await givenAuthor()

  expect((await portal.get(page)).data).toMatchObject({ rating: null, rating_count: 0 })
})

test('who published nothing or is erased has no page, no works and no place in the site map [AUT-01]', async () => {
  const { portal, page } = await givenAuthor()
  const addresses = async () =>
    (await portal.get('/api/authors/addresses?from=1&to=9999')).data.list.map(
      ({ user_id }: { user_id: number }) => user_id,
    )
  expect(await addresses()).toEqual([portal.user_id])

  await sql`update account set state = 'erased' where user_id = ${portal.user_id}`.execute(portal.db)

  const visitor = { authorization: '' }
  for (const url of [page, `${page}/works`, '/api/authors/999999'])
    expect((await portal.get(url, visitor)).code).toBe(failures.not_found.code)
  const { data } = await portal.get('/api/authors/addresses?from=1&to=9999', visitor)
  expect(data.list).toEqual([])
})
