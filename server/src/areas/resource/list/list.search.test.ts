import { type EnvironmentNeeds, environmentChoices, environmentParts, fitsMine } from '@atrium/contract/environment'
import { allTrials, type ResourceType, resourceTrials, resourceTypes } from '@atrium/contract/resource-types'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { givenKit } from '../../../../test/given/kit.ts'
import { type Portal, startPortal } from '../../../../test/portal.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { buildTermBits } from '../../item/index/index.term-bits.ts'
import type { ItemPageQuery } from '../../item/item.service.ts'
import { typeNames } from '../resource.type-names.ts'
import { type GivenResource, givenNames, givenResource } from './list.given.ts'
import { saveTerms } from './list.terms.ts'
import { listResources } from './list.ts'

/** Every answer is compared with a plain filter over what was given. */

const count = 300
const words = ['请假', '报销', '采购', '合同', '用印', '会议', '出差', '招聘']
const sizes = ['small', 'medium', 'large'] as const
const kits = ['kit-1', 'kit-2', 'kit-3']
type ShownResource = GivenResource & { item_id: number; kits?: string[] }

let portal: Portal
const shown: ShownResource[] = []

beforeAll(async () => {
  portal = await startPortal()
  await givenNames(portal.db, 6)
  for (let n = 0; n < count; n++) {
    const given = someResource(n)
    shown.push({ ...given, ...(await givenResource(portal.db, given)) })
  }
  for (const [place, kit] of kits.entries()) await putIntoKit(kit, 2 + place * 20)
})

/** Every so many are in it. */
async function putIntoKit(kit: string, every: number) {
  const chosen = shown.filter((_, at) => at % every === 0)
  await givenKit(
    portal,
    chosen.map(({ item_id }) => item_id),
    kit,
  )
  for (const one of chosen) {
    one.kits = [...(one.kits ?? []), kit]
    await saveTerms(portal.db, one.item_id)
  }
}

afterAll(() => portal.close())

test('before any bits are built every answer is that of a plain filter', () => compare(60))

test('with bits of every term, too', async () => {
  await buildTermBits(portal.db, { least: 1 })

  await compare(60)
})

test('with bits of the more common half', async () => {
  await touch(shown[0] as ShownResource)
  await buildTermBits(portal.db, { least: 60 })

  await compare(60)
})

test('a page of common terms is read in one statement while its order is kept, with what changed since the bits were built and what changes then', async () => {
  const { db } = portal
  await buildTermBits(db, { least: 1 })
  await touch(shown[0] as ShownResource)
  const statements = vi.spyOn(db.getExecutor(), 'executeQuery')
  onTestFinished(() => statements.mockRestore())
  const search = { scene_ids: [shown[0]?.scene_id ?? 0], keyword: '请' }
  const read = async (order_by: ItemPageQuery['order_by'], page = 1) => {
    statements.mockClear()
    const { list, total } = await listResources(db, { language: 'zh-CN' } as Viewer, {
      search,
      order_by,
      page,
      size: 7,
    })
    return { ids: list.map(({ resource_id }) => resource_id), total, statements: statements.mock.calls.length }
  }
  const found = () => matching(search).toSorted((a, b) => before(b, a, 'published_at'))
  const ids = () => found().map(({ item_id }) => item_id)

  for (const order_by of [{ published_at: 'desc' }, { download_count: 'asc' }, { quality: 'desc' }] as const)
    await expect.poll(() => read(order_by), { timeout: 10_000 }).toMatchObject({ total: ids().length, statements: 1 })
  const newest = { published_at: 'desc' } as const
  const total = ids().length
  await expect.poll(() => read(newest)).toEqual({ ids: ids().slice(0, 7), total, statements: 1 })
  await expect.poll(() => read(newest, 99)).toEqual({ ids: [], total, statements: 1 })

  await touch(found()[0] as ShownResource)

  expect(await read(newest)).toMatchObject({ ids: ids().slice(0, 7), total: ids().length })
})

test('a list by a figure follows it, although its order is kept for a second', async () => {
  const search = { keyword: '请' }
  const first = async () => {
    const { data } = await portal.get(
      `/api/resources?size=3&order_by=${json({ download_count: 'desc' })}&search=${json(search)}`,
    )
    return data.list[0]?.resource_id
  }
  await first()
  const [item] = matching(search).slice(-1) as [ShownResource]
  item.download_count = 1_000_000
  await portal.db.updateTable('item').set({ download_count: 1_000_000 }).where('item_id', '=', item.item_id).execute()

  await expect.poll(first).toBe(item.item_id)
})

test('and after things were published, rewritten and taken back since the bits were built', async () => {
  const { db } = portal
  for (const gone of shown.splice(20, 15)) {
    await db.updateTable('item').set({ state: 'withdrawn' }).where('item_id', '=', gone.item_id).execute()
  }
  for (let n = count; n < count + 15; n++) {
    const given = someResource(n)
    shown.push({ ...given, ...(await givenResource(db, given)) })
  }
  for (const rewritten of shown.slice(40, 55)) await touch(rewritten)
  for (const twice of shown.slice(50, 60)) await touch(twice)

  await compare(100)
})

test('bits are built again only when something changed', async () => {
  expect(await buildTermBits(portal.db, { least: 60 })).toBe(true)
  expect(await buildTermBits(portal.db)).toBe(false)

  await compare(30)
})

test('what lies at the very end of an order is found there', async () => {
  for (let n = 0; n < 10; n++) {
    const given = { ...someResource(n), title: { 'zh-CN': '巡检' }, days_ago: 900 }
    shown.push({ ...given, ...(await givenResource(portal.db, given)) })
  }
  await buildTermBits(portal.db, { least: 5 })

  const { data } = await portal.get(
    `/api/resources?size=7&order_by=${json({ published_at: 'desc' })}&search=${json({ keyword: '巡检' })}`,
  )

  const lastSeven = shown.slice(-7).map(({ item_id }) => item_id)
  expect(data.list.map(({ resource_id }: { resource_id: number }) => resource_id)).toEqual(lastSeven.toReversed())
  expect(data.total).toBe(10)
})

/** It is moved to another scene, and has another title. */
async function touch(resource: ShownResource) {
  resource.scene_id = (resource.scene_id % 6) + 1
  resource.title = { 'zh-CN': `${random(words)}与${random(words)}` }
  await portal.db
    .updateTable('item')
    .set({ category_id: resource.scene_id, title: JSON.stringify(resource.title) })
    .where('item_id', '=', resource.item_id)
    .execute()
  await saveTerms(portal.db, resource.item_id)
}

async function compare(times: number) {
  for (let n = 0; n < times; n++) {
    const search = someSearch()
    const column = random(['download_count', 'published_at', 'rating'] as const)
    const direction = random(['asc', 'desc'] as const)
    const page = random([1, 1, 2, 5])
    const { data } = await portal.get(
      `/api/resources?size=7&page=${page}&order_by=${json({ [column]: direction })}&search=${json(search)}`,
    )
    const expected = matching(search).toSorted((a, b) => before(a, b, column) * (direction === 'asc' ? 1 : -1))

    const ids = data.list.map(({ resource_id }: { resource_id: number }) => resource_id)
    expect([data.total, ids], JSON.stringify(search)).toEqual([
      expected.length,
      expected.slice((page - 1) * 7, page * 7).map(({ item_id }) => item_id),
    ])
    if (n % 3 === 0) await compareFacets(search)
  }
}

async function compareFacets(search: SearchFixture) {
  const { data } = await portal.get(`/api/resources/facets?search=${json(search)}`)
  const without = (key: keyof SearchFixture) => matching({ ...search, [key]: undefined })
  const totals = (rows: { total: number }[]) => rows.map(({ total }) => total)
  const numbers = [1, 2, 3, 4, 5, 6]

  expect(
    [data.scenes, data.industries, data.versions, data.sizes, data.sources, data.kits, data.trials].map(totals),
    JSON.stringify(search),
  ).toEqual([
    numbers.map((id) => without('scene_ids').filter(({ scene_id }) => scene_id === id).length),
    numbers.map((id) => without('industry_ids').filter(({ industry_ids }) => industry_ids.includes(id)).length),
    environmentChoices.product_version.map(
      (version) => without('versions').filter(({ needs }) => needs.product_version?.includes(version)).length,
    ),
    sizes.map((size) => without('sizes').filter((one) => sizeOf(one) === size).length),
    [true, false].map((official) => without('sources').filter((one) => one.official === official).length),
    kits.map((kit) => without('kits').filter((one) => one.kits?.includes(kit)).length),
    trialsOffered(search).map((trial) => without('trials').filter((one) => one.trials.includes(trial)).length),
  ])
}

/** A list of one type offers its own trials only. */
function trialsOffered({ resource_type }: SearchFixture) {
  return resource_type ? resourceTrials[resource_type] : allTrials
}

interface SearchFixture {
  resource_type?: ResourceType | undefined
  keyword?: string | undefined
  scene_ids?: number[] | undefined
  industry_ids?: number[] | undefined
  tag_ids?: number[] | undefined
  versions?: string[] | undefined
  sizes?: string[] | undefined
  sources?: string[] | undefined
  kits?: string[] | undefined
  trials?: string[] | undefined
  environment?: Record<string, string> | undefined
}

function matching(search: SearchFixture): ShownResource[] {
  const any = <Value>(wanted: Value[] | undefined, held: readonly Value[] | null | undefined) =>
    wanted === undefined || wanted.length === 0 || wanted.some((value) => held?.includes(value))

  return shown.filter(
    (one) =>
      (search.resource_type === undefined || one.type === search.resource_type) &&
      (search.keyword ?? '')
        .split(' ')
        .every((word) =>
          JSON.stringify([one.title, one.summary, typeNames[one.type as ResourceType]]).includes(word),
        ) &&
      any(search.scene_ids, [one.scene_id]) &&
      any(search.industry_ids, one.industry_ids) &&
      any(search.tag_ids, one.tag_ids) &&
      any(search.versions, one.needs.product_version) &&
      any(search.sizes, [sizeOf(one)]) &&
      any(search.sources, [one.official ? 'official' : 'member']) &&
      any(search.kits, one.kits) &&
      any(search.trials, one.trials) &&
      (search.environment === undefined ||
        Object.keys(search.environment).length === 0 ||
        fitsMine(one.needs as EnvironmentNeeds, search.environment) === 'yes'),
  )
}

function someSearch(): SearchFixture {
  const sometimes = <Value>(chance: number, value: () => Value) => (next() < chance ? value() : undefined)
  return {
    resource_type: sometimes(0.3, () => random(resourceTypes)),
    keyword: sometimes(0.5, () => random([...words, '请', '同', '请假 报销', '采购 流程', '流程', 'approval'])),
    scene_ids: sometimes(0.3, () => several([1, 2, 3, 4, 5, 6], 2)),
    industry_ids: sometimes(0.3, () => several([1, 2, 3, 4, 5, 6], 3)),
    tag_ids: sometimes(0.2, () => several([1, 2, 3, 4, 5, 6], 2)),
    versions: sometimes(0.2, () => several(environmentChoices.product_version, 2)),
    sizes: sometimes(0.2, () => several(sizes, 2)),
    sources: sometimes(0.2, () => several(['official', 'member'], 2)),
    kits: sometimes(0.2, () => several(kits, 2)),
    trials: sometimes(0.2, () => several(allTrials, 2)),
    environment: sometimes(0.2, () => ({ system: random(environmentChoices.system), processor: 'arm64' })),
  }
}

function someResource(n: number): GivenResource {
  // Parts nobody spoke of are null; the first scenes and tags are common, the last ones rare.
  const needs = Object.fromEntries(
    environmentParts.map((part) => [part, next() < 0.3 ? null : several(environmentChoices[part], 3)]),
  )
  const low = () => 1 + Math.floor(6 * next() ** 3)
  const type = random(resourceTypes)
  return {
    type,
    title: {
      'zh-CN': `${random(words)}${random(['流程', '申请'])}`,
      en: random(['Approval', 'Request']).toLowerCase(),
    },
    summary: { 'zh-CN': `用于${random(words)}。` },
    state: 'published',
    days_ago: n % 50,
    download_count: Math.floor(next() * 40),
    rating: random([0, 3, 4, 5]),
    rating_count: 3,
    official: next() < 0.2,
    owner_id: null,
    size: Math.floor(next() * 40),
    scene_id: low(),
    industry_ids: several([1, 2, 3, 4, 5, 6], 2),
    tag_ids: [low()],
    needs,
    trials: resourceTrials[type].filter(() => next() < 0.7),
  }
}

function sizeOf({ size }: ShownResource) {
  if (size <= 10) return 'small'
  return size <= 20 ? 'medium' : 'large'
}

/** Published the same number of days ago means: one after the other, in the order of ids. */
function before(a: ShownResource, b: ShownResource, column: 'download_count' | 'published_at' | 'rating') {
  const difference = column === 'published_at' ? b.days_ago - a.days_ago : a[column] - b[column]
  return difference || a.item_id - b.item_id
}

function json(value: object) {
  return encodeURIComponent(JSON.stringify(value))
}

/** The same numbers in every run: a failure can be repeated. */
let seed = 7
function next() {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}

function random<Value>(values: readonly Value[]): Value {
  return values[Math.floor(next() * values.length)] as Value
}

function several<Value>(values: readonly Value[], most: number): Value[] {
  return [...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => random(values)))]
}
