import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { buildTermBits } from '../item/index/index.term-bits.ts'
import { givenFoundItem } from '../item/item.given-found.ts'
import { sumUpSearches } from './search.log.ts'
import { writeSearches } from './search.note.ts'
import { refreshBestSuggestions } from './search.suggest-best.ts'
import { learnWords } from './search.vocabulary.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const nowhere = { total: 0, boxes: 0, best: null, items: 0, popular: 0, related: [], did_you_mean: null }

test.each([
  ['draft', '密级文件', '蜜级文件'],
  ['in_review', '保密津贴', '保蜜津贴'],
  ['changes_asked', '内控底稿', '内空底稿'],
  ['withdrawn', '印鉴留样', '印见留样'],
])(
  '[RT-12] what is %s is nowhere: in no result, total, box, suggestion, popular or related search, nor what may be meant',
  async (state, name, mistyped) => {
    const { db } = portal
    const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': name }, parts: [step(`${name}装箱`)] })
    await givenTag(item_id, `${name}类`)
    for (let times = 0; times < 5; times++) await ask(name)
    await workers()
    expect(await seen(name, mistyped)).toEqual({
      total: 1,
      boxes: 1,
      best: item_id,
      items: 1,
      popular: 1,
      related: [`${name}类`],
      did_you_mean: name,
    })

    await db.updateTable('item').set({ state }).where('item_id', '=', item_id).execute()
    // Whether a popular question still finds something is known for half a minute.
    await portal.platform.cache.invalidate('search')

    expect(await seen(name, mistyped)).toEqual(nowhere)
    await workers()
    expect(await seen(name, mistyped)).toEqual(nowhere)
    expect((await ask(`${name}装箱`)).total).toBe(0)
  },
)

test('[RT-12] an unpublished item is not found, not even by its author', async () => {
  const { db } = portal
  const { user_id, authorization } = await signIn()
  const { item_id } = await givenFoundItem(db, { title: { 'zh-CN': '岗哨轮值' }, state: 'draft' })
  await db.updateTable('item').set({ owner_id: user_id }).where('item_id', '=', item_id).execute()
  await workers()

  expect((await ask('岗哨轮值')).total).toBe(0)
  expect((await ask('岗哨轮值', { authorization })).total).toBe(0)
  expect((await ask('岗烧轮值')).did_you_mean).toBeNull()
})

test('a person without the menu of an area gets neither results nor counts nor suggestions from it', async () => {
  const { db } = portal
  await givenFoundItem(db, { kind: 'article', title: { 'zh-CN': '保洁排班须知' } })
  await givenFoundItem(db, { kind: 'case', title: { 'zh-CN': '保洁案例' } })
  for (let times = 0; times < 5; times++) await ask('保洁须知')
  await workers()
  const { authorization } = await signIn([13])

  const { total, totals } = await ask('保洁', { authorization })

  expect(total).toBe(1)
  expect(totals).toContainEqual({ kind: 'case', total: 1 })
  expect(totals.map(({ kind }: { kind: string }) => kind)).not.toContain('article')
  expect((await ask('保结须知')).did_you_mean).toBe('保洁须知')
  expect((await ask('保结须知', { authorization })).did_you_mean).toBeNull()
  expect((await suggestions('保洁')).queries).toMatchObject([{ text: '保洁须知' }])
  expect(await suggestions('保洁', { authorization })).toMatchObject({ queries: [], items: [{ kind: 'case' }] })
})

test('a project is found by its members, and their searches for it are not suggested to others', async () => {
  const { db } = portal
  const { user_id, authorization } = await signIn()
  const { rows } = await sql<{ project_id: number }>`
    with made as (insert into project (user_id, title) values (${user_id}, '搬迁园区二期') returning project_id)
    insert into project_member (project_id, user_id, role) select project_id, ${user_id}, 'owner' from made returning project_id`.execute(
    db,
  )

  const mine = await ask('搬迁园区', { authorization })
  const theirs = await ask('搬迁园区', { authorization: (await signIn()).authorization })
  for (let times = 0; times < 9; times++) await ask('搬迁园区', { authorization })
  await workers()

  expect(mine.groups).toMatchObject([{ kind: 'project', total: 1, list: [{ item_id: rows[0]?.project_id }] }])
  expect([theirs.total, (await ask('搬迁园区')).total]).toEqual([0, 0])
  expect((await suggestions('搬迁')).queries).toEqual([])
  expect((await suggestions('搬迁', { authorization })).queries).toEqual([])
  expect((await ask('搬千园区')).did_you_mean).toBeNull()
})

test('a customer whose consent has ended is no longer suggested, from the first moment', async () => {
  const { db } = portal
  const { item_id } = await givenFoundItem(db, { kind: 'case', title: { 'zh-CN': '栖梧书店' } })
  await sql`insert into case_study (item_id, customer, consent_until) values (${item_id}, '{}', current_date + 9)`.execute(
    db,
  )
  expect((await suggestions('栖梧')).items).toHaveLength(1)

  await sql`update case_study set consent_until = current_date - 9 where item_id = ${item_id}`.execute(db)

  expect((await suggestions('栖梧')).items).toEqual([])
})

async function givenTag(item_id: number, name: string) {
  await sql`
    with given as (insert into tag (code, name) values (${name}, ${JSON.stringify({ 'zh-CN': name })}) returning tag_id)
    insert into resource_tag (item_id, tag_id) select ${item_id}, tag_id from given`.execute(portal.db)
}

function step(title: string) {
  return { kind: 'step', anchor: 'Task_1', title } as const
}

/** All that they do within an hour. */
async function workers() {
  const { db } = portal
  await writeSearches(db)
  await db.transaction().execute(sumUpSearches)
  await db.transaction().execute(learnWords)
  await db.transaction().execute(refreshBestSuggestions)
  await buildTermBits(db, { least: 1 })
}

async function seen(q: string, mistyped: string) {
  const { total, facets, best, related } = await ask(q)
  const { items, queries } = await suggestions(q)
  const { did_you_mean } = await ask(mistyped)
  const boxes = facets.resource_types.reduce((sum: number, box: { total: number }) => sum + box.total, 0)
  return {
    total,
    boxes,
    best: best?.item_id ?? null,
    related,
    did_you_mean,
    items: items.length,
    popular: queries.length,
  }
}

async function ask(q: string, headers?: Record<string, string>) {
  const { code, data } = await portal.get(`/api/search?search=${encodeURIComponent(JSON.stringify({ q }))}`, headers)
  expect(code).toBe(0)
  return data
}

async function suggestions(q: string, headers?: Record<string, string>) {
  return (await portal.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`, headers)).data
}

/** Somebody whose roles open these menus and no others; without a list, all that visitors see. */
async function signIn(menus: number[] | null = null) {
  const { rows } = await sql<{ role_id: number }>`
    insert into role (code, name, menus) values (gen_random_uuid(), '{}', ${menus}) returning role_id`.execute(
    portal.db,
  )
  const { user_id } = await givenAccount(portal.db, { role_ids: rows.map(({ role_id }) => role_id) })
  return { user_id, authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }
}
