import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'

const history = '/api/users/mine/downloads'

async function taken(portal: Portal, given: Parameters<typeof givenPublished>[1] = {}) {
  const published = await givenPublished(portal.platform, given)
  await take(portal, published.resource_id)
  return published
}

const take = (portal: Portal, resource_id: number, version?: string) =>
  portal.post(`/api/resources/${resource_id}/download`, version === undefined ? {} : { version })

test('each version I took is listed once, the last download first; taking it again brings it up', async () => {
  const portal = await startPortal(someone)
  const first = await taken(portal, { title: { 'zh-CN': '请假' } })
  const second = await taken(portal, { title: { 'zh-CN': '报销' } })
  const titles = async () => (await portal.get(history)).data.list.map(({ title }: { title: string }) => title)
  expect(await titles()).toEqual(['报销', '请假'])

  await take(portal, first.resource_id)

  expect(await titles()).toEqual(['请假', '报销'])
  expect((await portal.get(history)).data.total).toBe(2)
  expect((await portal.get(history)).data.list[1]).toMatchObject({
    resource_id: second.resource_id,
    version: '1.0.0',
    state: 'published',
    newer_version: null,
    is_given_out: true,
    address: `/resource/flow/${second.resource_id}`,
  })
})

test('a newer version is named, until it was taken, too', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await taken(portal)
  await givenVersion(portal.platform, resource_id, { version: '1.1.0' })
  expect((await portal.get(history)).data.list).toMatchObject([{ version: '1.0.0', newer_version: '1.1.0' }])

  await take(portal, resource_id)

  expect((await portal.get(history)).data.list).toMatchObject([
    { version: '1.1.0', newer_version: null },
    { version: '1.0.0', newer_version: null },
  ])
})

test('what was deprecated names what to take instead; what was withdrawn stays listed and leads nowhere', async () => {
  const portal = await startPortal(someone)
  const better = await givenPublished(portal.platform, { title: { 'zh-CN': '更好的' } })
  const old = await taken(portal)
  const gone = await taken(portal)
  await sql`update item set state = 'deprecated' where item_id = ${old.resource_id}`.execute(portal.db)
  await sql`update resource set replaced_by = ${better.resource_id} where item_id = ${old.resource_id}`.execute(
    portal.db,
  )
  await sql`update item set state = 'withdrawn' where item_id = ${gone.resource_id}`.execute(portal.db)

  expect((await portal.get(history)).data.list).toMatchObject([
    { state: 'withdrawn', address: null, newer_version: null, is_given_out: false },
    {
      state: 'deprecated',
      is_given_out: true,
      replaced_by: { title: '更好的', address: `/resource/flow/${better.resource_id}` },
    },
  ])
  expect((await take(portal, gone.resource_id)).code).toBe(failures.not_found.code)
})

test('of a version that was withdrawn for harm the list says that it is no longer given out', async () => {
  const portal = await startPortal(someone)
  const { resource_id, version_id } = await taken(portal)
  await givenVersion(portal.platform, resource_id, { version: '1.1.0' })
  await sql`update resource_version set state = 'withdrawn' where version_id = ${version_id}`.execute(portal.db)
  await sql`insert into review_decision (version_id, decision, reason, text)
    values (${version_id}, 'withdraw', 'security', '')`.execute(portal.db)

  expect((await portal.get(history)).data.list).toMatchObject([
    { version: '1.0.0', state: 'withdrawn', is_given_out: false, newer_version: '1.1.0' },
  ])
  expect((await take(portal, resource_id, '1.0.0')).code).toBe(failures.not_found.code)
})

test('a long history is searched by titles in any language and read on from where the last answer ended', async () => {
  const portal = await startPortal(someone)
  for (let at = 0; at < 4; at++) await taken(portal, { title: { 'zh-CN': `第 ${at} 份`, en: `Number ${at}` } })
  const search = encodeURIComponent(JSON.stringify({ keyword: 'number 2' }))

  const first = (await portal.get(`${history}?size=3`)).data
  const rest = (await portal.get(`${history}?size=3&after=${encodeURIComponent(first.next)}`)).data

  expect([...first.list, ...rest.list].map(({ title }) => title)).toEqual(['第 3 份', '第 2 份', '第 1 份', '第 0 份'])
  expect(rest.next).toBeNull()
  expect((await portal.get(`${history}?search=${search}`)).data).toMatchObject({
    total: 1,
    list: [{ title: '第 2 份' }],
  })
  expect((await portal.get(`${history}?after=x`)).code).toBe(failures.invalid_input.code)
})

test('my downloads are one range of an index, however many others there are', async () => {
  const { db, user_id, queryAsOwner } = await startPortal(someone)
  await sql`insert into item (kind, type, title, summary, state, published_at)
    select 'resource', 'flow', '{}', '{}', 'published', now() from generate_series(1, 100)`.execute(db)
  await sql`insert into resource (item_id, description) select item_id, '{}' from item`.execute(db)
  await sql`insert into resource_version (item_id, version, state, submitted_at, published_at, manifest)
    select item_id, '1.0.0', 'published', now(), now(), '{}' from item`.execute(db)
  await sql`insert into account (user_name) select 'crowd' from generate_series(1, 100)`.execute(db)
  await sql`insert into resource_download (item_id, user_id, version_id)
    select item_id, account.user_id, version_id from resource_version, account`.execute(db)
  await queryAsOwner('analyze')

  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select * from resource_download as taken where user_id = ${user_id}
      and (taken.downloaded_at, taken.version_id) < (now(), 5)
    order by taken.downloaded_at desc, taken.version_id desc limit 21`.execute(db)

  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('resource_download_person')
  expect(plan).not.toMatch(/Seq Scan|Sort/)
})

test('only the author of a resource sees the outcome of each version', async () => {
  const portal = await startPortal(someone)
  const { db } = portal
  const { resource_id, version_id, package_id } = await givenPublished(portal.platform, { owner_id: portal.user_id })
  const newest = await givenVersion(portal.platform, resource_id, { version: '1.1.0' })
  await sql`insert into file_day (day, file_id, fetches, people) values
    ('2026-11-01', ${package_id}, 9, 4), ('2026-11-02', ${package_id}, 3, 2), ('2026-11-02', ${newest.package_id}, 1, 1)`.execute(
    db,
  )
  for (const [company_name, stars] of [
    ['禾岸农业', 5],
    ['禾岸 农业', 4],
    ['澄渡物流', null],
  ] as const) {
    const { user_id } = await givenAccount(db, { user_name: company_name })
    await sql`update account set company_name = ${company_name} where user_id = ${user_id}`.execute(db)
    await sql`insert into resource_download (item_id, user_id, version_id)
      values (${resource_id}, ${user_id}, ${version_id})`.execute(db)
    if (stars === null) continue
    await sql`insert into item_rating (item_id, user_id, stars) values (${resource_id}, ${user_id}, ${stars})`.execute(
      db,
    )
  }
  const statistics = () => portal.get(`/api/resources/${resource_id}/statistics`)

  expect((await statistics()).data.list).toMatchObject([
    { version: '1.1.0', download_count: 1, company_count: 0, rating: null, rating_count: 0 },
    { version: '1.0.0', download_count: 6, company_count: 2, rating: 4.5, rating_count: 2 },
  ])

  await sql`update item set owner_id = null where item_id = ${resource_id}`.execute(db)
  expect((await statistics()).code).toBe(failures.not_found.code)
})
