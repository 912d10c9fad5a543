import { listResources } from '@atrium/server/areas/resource/list/list'
import { readResourceFacets } from '@atrium/server/areas/resource/list/list.facets'
import type { Platform } from '@atrium/server/platform'
import { type Viewer, visitor } from '@atrium/server/platform/http/viewer'
import { sql } from 'kysely'
import { clock } from './clock.ts'

type Query = Parameters<typeof listResources>[2]
type MeasuredSearch = NonNullable<Query['search']>

export const viewer: Viewer = { ...visitor, language: 'zh-CN', request_id: 'bench' }

const times = 60
const types = ['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal'] as const
const frequent = ['请假', '报销', '采购', 'leave', 'approval', '工厂']
const scenes = [1, 2, 3, 5, 8, 12]

/** `n` counts the times: each asks for something else. */
const lists: Record<string, (n: number) => Partial<Query>> = {
  'all, the most useful': () => ({}),
  'one type, the most useful': (n) => of({ resource_type: pick(types, n) }),
  'one type, the newest': (n) => ({ ...of({ resource_type: pick(types, n) }), order_by: { published_at: 'desc' } }),
  'one type, page 100': (n) => ({ ...of({ resource_type: pick(types, n) }), page: 100 }),
  'scene and industry': (n) => of({ scene_ids: [pick(scenes, n)], industry_ids: [1 + (n % 20)] }),
  'type, three scenes, two industries, version, source': (n) =>
    of({
      resource_type: pick(types, n),
      scene_ids: [1, 2, pick(scenes, n)],
      industry_ids: [1 + (n % 20), 3],
      versions: ['10.1'],
      sources: [pick(['official', 'member'] as const, n)],
    }),
  'what fits an environment': (n) =>
    of({
      resource_type: pick(types, n),
      environment: { product_version: '10.2', system: 'kylin', processor: 'arm64' },
    }),
  'scene and industry, page 100': (n) => ({
    ...of({ scene_ids: [pick([1, 2, 3], n)], industry_ids: [1 + (n % 3)] }),
    page: 100,
  }),
  'a rare word': (n) => of({ keyword: `b${97 * n + 5}` }),
  'a common word': (n) => of({ keyword: pick(frequent, n) }),
  'two common words': (n) =>
    of({ keyword: `${pick(['请假', '报销', '采购'], n)} ${pick(['医院', '工厂', 'approval'], n)}` }),
  'two common words that never meet': (n) => of({ keyword: pick(['请假 报销', '采购 合同', '会议 出差'], n) }),
  'one character': (n) => of({ keyword: pick(['请', '假', '院', '印'], n) }),
  'a common word, type and scene, newest': (n) => ({
    ...of({ keyword: pick(frequent, n), resource_type: pick(types, n), scene_ids: [pick(scenes, n)] }),
    order_by: { published_at: 'desc' },
  }),
  'a common word, page 100': (n) => ({ ...of({ keyword: pick(frequent, n) }), page: 100 }),
}

const boxes: Record<string, (n: number) => MeasuredSearch> = {
  'boxes of all': () => ({}),
  'boxes of one type': (n) => ({ resource_type: pick(types, n) }),
  'boxes of a common word': (n) => ({ keyword: pick(frequent, n) }),
  'boxes of a rare word': (n) => ({ keyword: `b${97 * n + 5}` }),
  'boxes with choices in three of them': (n) => ({
    scene_ids: [pick(scenes, n), 1],
    industry_ids: [1 + (n % 20)],
    sizes: ['small'],
  }),
}

export async function measureLists(platform: Platform) {
  const spent = clock(platform)
  const measure = (what: string, ask: Ask) => measureOne(what, ask, spent)

  const figures = [await measure('a bare question to the database', () => sql`select 1`.execute(platform.db))]
  for (const [what, query] of Object.entries(lists)) {
    figures.push(await measure(what, (n) => listResources(platform.db, viewer, { page: 1, size: 20, ...query(n) })))
  }
  for (const [what, search] of Object.entries(boxes)) {
    figures.push(await measure(what, (n) => readResourceFacets(platform.db, viewer, { search: search(n) })))
  }
  return figures
}

type Ask = (n: number) => Promise<unknown>

async function measureOne(what: string, ask: Ask, spent: () => Promise<number>) {
  for (let n = 0; n < 6; n++) await ask(n)
  const before = await spent()
  const took: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    await ask(n)
    took.push(performance.now() - began)
  }
  const core = (((await spent()) - before) / times).toFixed(1)
  took.sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor(times * share)] ?? 0).toFixed(1)
  return { what, p50: at(0.5), p95: at(0.95), core }
}

function of(search: MeasuredSearch): Pick<Query, 'search'> {
  return { search }
}

function pick<Value>(values: readonly Value[], n: number): Value {
  return values[n % values.length] as Value
}
