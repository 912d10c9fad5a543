import { isResourceType, resourceTypes } from '@atrium/contract/resource-types'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startPortal } from '../../server/test/portal.ts'
import { loadContent } from './load.ts'

test('loading again adds nothing twice', async () => {
  const { db, platform } = await startPortal()

  await loadContent(platform)
  const once = await rowCounts(db)
  await loadContent(platform)

  expect(await rowCounts(db)).toEqual(once)
  expect(once).toMatchObject({ industry: 24, demand: 31, knowledge_type: expect.any(Number) })
})

test('every list of the portal is alive in all three languages', async () => {
  const { platform, get } = await startPortal()
  await loadContent(platform)

  for (const language of ['zh-CN', 'zh-TW', 'en']) {
    const read = async (address: string) => (await get(address, { 'accept-language': language })).data

    expect((await read('/api/resources')).total).toBeGreaterThanOrEqual(40)
    expect((await read('/api/knowledges/types?parent_id=null')).list.length).toBeGreaterThanOrEqual(9)
    expect((await read('/api/knowledges')).total).toBeGreaterThanOrEqual(12)
    expect((await read('/api/cases')).total).toBeGreaterThanOrEqual(6)
    expect((await read('/api/videos')).total).toBeGreaterThanOrEqual(6)
    expect((await read('/api/apps')).total).toBeGreaterThanOrEqual(12)
    expect((await read('/api/releases')).list).toHaveLength(3)
    expect((await read('/api/website')).hot_searches.length).toBeGreaterThanOrEqual(5)
  }
})

test('every resource type has something, and the three rankings are full', async () => {
  const { platform, get } = await startPortal()
  await loadContent(platform)

  const { data: types } = await get('/api/resources/types')
  const { data: rankings } = await get('/api/rankings')

  expect(types.list.filter(({ total }: { total: number }) => total > 0)).toHaveLength(resourceTypes.length)
  for (const { list } of Object.values<{ list: { resource_type: string }[] }>(rankings)) {
    expect(list).toHaveLength(5)
    expect(list.every(({ resource_type }) => isResourceType(resource_type))).toBe(true)
  }
})

test('there is one administrator, one of the house, one from a chat app, and people without a special role', async () => {
  const { db, platform } = await startPortal()
  await loadContent(platform)

  const { rows } = await sql<{ user_type: string; is_weaver: boolean; manages: boolean; people: number }>`
    select user_type, is_weaver, 1037 = any (account.menus) as manages, count(*)::int as people
    from account group by 1, 2, 3`.execute(db)

  expect(rows).toContainEqual({ user_type: 'common_user', is_weaver: false, manages: true, people: 1 })
  expect(rows).toContainEqual({ user_type: 'common_user', is_weaver: true, manages: false, people: 1 })
  expect(rows).toContainEqual({ user_type: 'wechat_user', is_weaver: false, manages: false, people: 1 })
})

async function rowCounts(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name,
           (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), true, true, '')))[1]::text::int as rows
    from pg_stat_user_tables where schemaname = 'public'`.execute(db)
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]))
}
