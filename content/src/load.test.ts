import { kitSize } from '@atrium/contract/limits'
import { isResourceType, type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { countFetches } from '@atrium/server/areas/file/serve/serve.fetch'
import { rankItems } from '@atrium/server/areas/item/index/index.rank'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fetchFile, givenAccount, givenSession, type Portal, startPortal } from '../../server/test/portal.ts'
import { loadContent } from './load.ts'

let portal: Portal

beforeAll(async () => {
  portal = await startPortal()
  await loadContent(portal.platform)
})

afterAll(() => portal.close())

test('loading again adds nothing twice, and stores nothing again', async () => {
  const { db, platform } = portal
  const once = await rowCounts(db)
  const put = vi.spyOn(platform.storage, 'put')

  await loadContent(platform)

  expect(await rowCounts(db)).toEqual(once)
  expect(once).toMatchObject({ industry: 25, demand: 31, scene: 16, knowledge_type: expect.any(Number) })
  expect(put).not.toHaveBeenCalled()
})

test('every list of the portal is alive in all three languages', async () => {
  for (const language of ['zh-CN', 'zh-TW', 'en']) {
    const read = async (address: string) => (await portal.get(address, { 'accept-language': language })).data

    expect((await read('/api/resources')).total).toBeGreaterThanOrEqual(130)
    expect((await read('/api/knowledges/types?parent_id=null')).list.length).toBeGreaterThanOrEqual(9)
    expect((await read('/api/knowledges')).total).toBeGreaterThanOrEqual(30)
    expect((await read('/api/cases')).total).toBe(15)
    expect((await read('/api/videos')).total).toBe(9)
    expect((await read('/api/apps')).total).toBeGreaterThanOrEqual(12)
    expect((await read('/api/releases')).list).toHaveLength(3)
    expect((await read('/api/home-page')).hot_searches.length).toBeGreaterThanOrEqual(5)
    expect((await read('/api/search/suggestions')).queries).toHaveLength(5)
  }
})

/** What people of every office look for, and the types in which they expect it. */
const staples: [question: string, ...types: ResourceType[]][] = [
  ['请假', 'form', 'flow', 'schedule', 'portal'],
  ['leave', 'form', 'flow', 'schedule'],
  ['加班', 'form', 'flow'],
  ['overtime', 'form', 'flow'],
  ['出差', 'form', 'flow', 'document-template'],
  ['business trip', 'form', 'flow', 'document-template'],
  ['办公用品', 'form', 'flow'],
  ['office supplies', 'form', 'flow'],
  ['三重一大', 'form', 'flow', 'document-template', 'document-style'],
  ['收文', 'form', 'flow', 'document-template', 'portal'],
  ['发文', 'form', 'flow', 'document-template', 'document-style', 'portal'],
  ['值班', 'form', 'flow', 'document-template', 'schedule', 'login', 'portal'],
  ['duty', 'form', 'flow', 'document-template', 'schedule', 'portal'],
  ['医院', 'flow', 'schedule', 'login', 'portal'],
  ['hospital', 'flow', 'login', 'portal'],
  ['排班', 'flow', 'schedule'],
  ['交接班', 'form', 'flow', 'document-template', 'document-style', 'schedule', 'portal'],
  ['handover', 'form', 'flow', 'schedule'],
  ['入职', 'form', 'flow', 'document-template', 'schedule', 'portal'],
  ['访客', 'form', 'flow', 'login'],
  ['会议室', 'form', 'flow', 'schedule'],
  ['用车', 'form', 'flow', 'schedule', 'portal'],
  ['政务公开', 'form', 'flow', 'document-template', 'schedule', 'login', 'portal'],
  ['报销', 'form', 'flow', 'document-template', 'portal'],
  ['用印', 'form', 'flow', 'document-template'],
]

test('what every office looks for is found in every type in which it is expected', async () => {
  const missing: string[] = []

  for (const [q, ...types] of staples) {
    for (const resource_type of types) {
      const search = encodeURIComponent(JSON.stringify({ q, resource_type }))
      const { data } = await portal.get(`/api/resources?search=${search}`)
      if (data.total === 0) missing.push(`${q}: ${resource_type}`)
    }
  }

  expect(missing).toEqual([])
})

test('somebody of the demo was told things, some of them unread, each with a name and a place to go', async () => {
  const { user_id } = await portal.db
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', 'qinghe@example.com')
    .executeTakeFirstOrThrow()
  const { token } = await givenSession(portal.db, user_id)

  const { data } = await portal.get('/api/notices', { authorization: `Bearer ${token}` })

  expect(data.unread).toBeGreaterThan(0)
  expect(data.total).toBeGreaterThan(data.unread)
  for (const { title, address } of data.list) {
    expect(title).toEqual(expect.any(String))
    expect(address).not.toContain('undefined')
  }
})

test('every resource type has at least twelve, and the three rankings are full', async () => {
  const { data: types } = await portal.get('/api/resources/types')
  const { data: rankings } = await portal.get('/api/rankings')

  expect(types.list.filter(({ total }: { total: number }) => total >= 12)).toHaveLength(resourceTypes.length)
  for (const { list } of Object.values<{ list: { resource_type: string }[] }>(rankings)) {
    expect(list).toHaveLength(5)
    expect(list.every(({ resource_type }) => isResourceType(resource_type))).toBe(true)
  }
})

test('every resource can be read with its newest version, its size, its scene and what is inside', async () => {
  const { rows } = await sql<{ item_id: number; versions: number }>`
    select item_id, count(version_id)::int as versions from item left join resource_version using (item_id)
    where kind = 'resource' group by item_id`.execute(portal.db)

  for (const { item_id, versions } of rows) {
    const { data } = await portal.get(`/api/resources/${item_id}`)

    expect(versions, data.title).toBeGreaterThan(0)
    expect(data).toMatchObject({ scene: { name: expect.any(String) }, inside: { type: data.resource_type } })
    expect(data.version.sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(data.size, data.title).toBeGreaterThan(0)
  }
})

test('every article is shown in its languages, and leads only to what is there', async () => {
  const { rows } = await sql<{ item_id: number; slug: string }>`
    select item_id, slug from item where kind = 'article'`.execute(portal.db)
  const { rows: there } = await sql<{ page: string }>`
    select coalesce(case kind when 'resource' then '/resource/' || type when 'video' then '/video'
      when 'article' then '/knowledge/article' end || '/' || item_id, '') as page from item`.execute(portal.db)
  const pages = there.map(({ page }) => page)

  for (const { item_id, slug } of rows) {
    for (const language of ['zh-CN', 'zh-TW', 'en']) {
      const { data } = await portal.get(`/api/knowledges/${item_id}`, { 'accept-language': language })

      const isConverted = language === 'zh-TW' && !data.languages.includes(language)
      expect(data.converted, slug).toBe(isConverted)
      expect(data.language, slug).toBe(isConverted || data.languages.includes(language) ? language : 'zh-CN')
      expect(data.html, slug).not.toMatch(/(resource|video|article|figure):[a-z]/)
      const leads = [...data.html.matchAll(/href="(\/[^"#]+)/g)].map(([, lead]) => lead)
      expect(
        leads.filter((lead) => !pages.includes(lead)),
        slug,
      ).toEqual([])
    }
  }
})

test('every video says what it says in three languages, with chapters, and leads to what is used in it', async () => {
  const { rows } = await sql<{ item_id: number }>`select item_id from item where kind = 'video'`.execute(portal.db)

  for (const { item_id } of rows) {
    const { data } = await portal.get(`/api/videos/${item_id}`)

    expect(data.captions.map(({ language }: { language: string }) => language)).toEqual(['zh-CN', 'zh-TW', 'en'])
    expect(data.chapters.length).toBeGreaterThanOrEqual(4)
    expect(data.resources.length, data.title).toBeGreaterThan(0)
    expect(data.articles.length, data.title).toBeGreaterThan(0)
  }
})

test('every release can be downloaded: its files are there, with their signed sums', async () => {
  const { data } = await portal.get('/api/downloads')

  expect(data.list).toHaveLength(3)
  for (const { product_code, releases } of data.list) {
    for (const { version, key_id, files } of releases) {
      expect(key_id, version).toEqual(expect.any(String))
      expect(files.length, `${product_code} ${version}`).toBeGreaterThanOrEqual(4)
    }
    const { address, size } = releases[0].files[0]
    expect((await fetchFile(portal.app, address)).rawPayload).toHaveLength(size)
  }
})

test('figures of ratings are those of the rows, and what every trade can use is found under its own name', async () => {
  const { rows } = await sql<{ slug: string; rating_count: number; rows: number }>`
    select slug, rating_count, (select count(*)::int from item_rating where item_id = item.item_id) as rows
    from item where kind = 'resource'`.execute(portal.db)
  const { data } = await portal.get('/api/resources/facets')

  expect(rows.filter((one) => one.rating_count !== one.rows)).toEqual([])
  expect(data.industries.at(-1)).toMatchObject({ name: '通用', total: 52 })
  for (const { slug, total } of data.kits) expect(total, slug).toBeGreaterThanOrEqual(kitSize.least)
})

test('figures of downloads and companies are those of the rows', async () => {
  const { rows } = await sql<{ slug: string }>`
    select slug from item left join resource using (item_id)
    where kind in ('resource', 'app') and (
      download_count <> (select coalesce(sum(item_day.download_count), 0) from item_day where item_id = item.item_id)
      or company_count <> (select count(*) from resource_company as company where company.item_id = item.item_id)
    )`.execute(portal.db)

  expect(rows).toEqual([])
})

test('one real download adds to the figures of the demo, and the most downloaded stays first', async () => {
  const { db, platform } = portal
  const figuresOf = async () => {
    const { list } = (await portal.get('/api/resources?size=100')).data
    const { rows } = await sql<FigureRow>`
      select item_id, download_count, company_count, collect_count, rating, rating_count
      from item join resource using (item_id) order by download_count desc, item_id`.execute(db)
    return { order: list.map(({ resource_id }: { resource_id: number }) => resource_id), rows }
  }
  const before = await figuresOf()
  const [most] = before.rows
  const { user_id } = await givenAccount(db)
  await sql`update account set company_name = '远山科技' where user_id = ${user_id}`.execute(db)
  const authorization = `Bearer ${(await givenSession(db, user_id)).token}`

  const { data } = await portal.post(`/api/resources/${most?.item_id}/download`, {}, { authorization })
  await portal.app.inject({ url: data.address })
  await db.transaction().execute((tx) => countFetches(tx, platform.wiring))
  await db.transaction().execute(rankItems)

  const after = await figuresOf()
  expect(after.order).toEqual(before.order)
  expect(after.rows[0]).toMatchObject({
    item_id: most?.item_id,
    download_count: Number(most?.download_count) + 1,
    company_count: Number(most?.company_count) + 1,
  })
  expect(after.rows.slice(1)).toEqual(before.rows.slice(1))
})

interface FigureRow {
  item_id: number
  download_count: number
  company_count: number
}

test('there is one administrator, one of the house, one from a chat app, and people without a special role', async () => {
  const { rows } = await sql<{ user_type: string; is_weaver: boolean; manages: boolean; people: number }>`
    select user_type, is_weaver, 1037 = any (account.menus) as manages, count(*)::int as people
    from account group by 1, 2, 3`.execute(portal.db)

  expect(rows).toContainEqual({ user_type: 'common_user', is_weaver: false, manages: true, people: 1 })
  expect(rows).toContainEqual({ user_type: 'common_user', is_weaver: true, manages: false, people: 1 })
  expect(rows).toContainEqual({ user_type: 'wechat_user', is_weaver: false, manages: false, people: 1 })
})

async function rowCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name,
           (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), true, true, '')))[1]::text::int as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
