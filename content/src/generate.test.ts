import { readCaseFacets } from '@atrium/server/areas/case/case.facets'
import { listCases } from '@atrium/server/areas/case/case.list'
import { listReleases } from '@atrium/server/areas/download/download.service'
import { listRankings } from '@atrium/server/areas/item/item.service'
import { listArticles } from '@atrium/server/areas/knowledge/knowledge.list'
import { listKnowledgeTypes } from '@atrium/server/areas/knowledge/knowledge.service'
import { listResources, listResourceTypes } from '@atrium/server/areas/resource/list/list'
import { readResourceFacets } from '@atrium/server/areas/resource/list/list.facets'
import { saveTerms } from '@atrium/server/areas/resource/list/list.terms'
import { authorFigures } from '@atrium/server/areas/resource/resource.author'
import { readResource } from '@atrium/server/areas/resource/resource.read'
import type { Platform } from '@atrium/server/platform'
import type { DB } from '@atrium/server/platform/db/database'
import { type Db, openDb } from '@atrium/server/platform/db/db'
import { ownerUrl } from '@atrium/server/platform/db/migrate'
import { openPool } from '@atrium/server/platform/db/pool'
import { type Viewer, visitor } from '@atrium/server/platform/http/viewer'
import { CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../server/test/portal.ts'
import { generate } from './generate.ts'
import { loadContent } from './load.ts'

const viewer: Viewer = { ...visitor, language: 'zh-CN', request_id: 'test' }

/** The generator sets sequences and vacuums, which the portal's own role may not. */
async function generateAsOwner(count: number) {
  const pool = openPool(
    { ...portal.platform.config, DATABASE_URL: ownerUrl(portal.platform.config) },
    portal.platform.log,
  )
  await generate(openDb(pool), count)
  await pool.end()
}

const first = { page: 1, size: 20 }
const deepest = { page: 100, size: 20 }

let portal: Portal
/** The portal's own pool, with an ear for every statement that goes through it, and a process that remembers nothing. */
let db: Db
let deps: Pick<Platform, 'db' | 'cache'>
const heard: CompiledQuery[] = []
let one = 0
let author = 0

beforeAll(async () => {
  portal = await startPortal(null, { config: { DATABASE_STATEMENT_TIMEOUT: 120_000 } })
  await loadContent(portal.platform)
  await generateAsOwner(50_000)
  const { rows } = await sql<{ item_id: number; owner_id: number }>`
    select item_id, owner_id from item join resource using (item_id)
    where version_id is not null and state = 'published' and owner_id is not null
    order by item_id desc limit 1`.execute(portal.db)
  one = rows[0]?.item_id ?? 0
  author = rows[0]?.owner_id ?? 0
  const dialect = new PostgresDialect({ pool: portal.platform.pool })
  db = new Kysely<DB>({ dialect, log: ({ query }) => void heard.push(query as CompiledQuery) })
  deps = { db, cache: { ...portal.platform.cache, remember: (_key, _milliseconds, load) => load() } }
  // A process reads what it keeps of the index once, with its first question.
  await listResources(db, viewer, { ...first, search: { keyword: '审批' } })
}, 900_000)

afterAll(() => portal.close(), 120_000)

/**
 * The few rows of totals and rankings may be read whole; items may not.
 * `blocks`: how many pages of 8 kB the statements of one call may touch, whatever the size of the table.
 */
test.each([
  ['the most useful resources', 300, () => listResources(db, viewer, first)],
  ['resources of a type', 300, () => listResources(db, viewer, { ...first, search: { resource_type: 'flow' } })],
  ['newest', 300, () => listResources(db, viewer, { ...first, order_by: { published_at: 'desc' } })],
  ['most downloaded', 300, () => listResources(db, viewer, { ...first, order_by: { download_count: 'desc' } })],
  [
    'best rated of a type',
    300,
    () => listResources(db, viewer, { ...first, search: { resource_type: 'form' }, order_by: { rating: 'desc' } }),
  ],
  ['oldest first', 300, () => listResources(db, viewer, { ...first, order_by: { published_at: 'asc' } })],
  ['page 100 of the resources', 400, () => listResources(db, viewer, deepest)],
  ['a word that many have', 1_500, () => listResources(db, viewer, { ...first, search: { keyword: '请假' } })],
  ['a word that few have', 1_500, () => listResources(db, viewer, { ...first, search: { keyword: 'b17' } })],
  ['words that never meet', 200, () => listResources(db, viewer, { ...first, search: { keyword: '请假 报销' } })],
  [
    'a scene, an industry and a version',
    3_000,
    () => listResources(db, viewer, { ...first, search: { scene_ids: [1], industry_ids: [2], versions: ['10.1'] } }),
  ],
  ['the boxes beside a list', 500, () => readResourceFacets(db, viewer, { search: { keyword: '请假' } })],
  ['one resource', 100, () => readResource({ db, cache: withFiguresOf(author) }, viewer, one)],
  ['what its author published', 200, () => authorFigures(deps, author)],
  ['types with totals', 20, () => listResourceTypes(db)],
  ['rankings', 400, () => listRankings(db, viewer, { size: 5 })],
  ['newest articles', 300, () => listArticles(db, viewer, first)],
  ['articles of a type', 300, () => listArticles(db, viewer, { ...first, search: { knowledge_type_id: 1 } })],
  ['articles by a word', 300, () => listArticles(db, viewer, { ...first, search: { keyword: '会签' } })],
  ['knowledge types', 200, () => listKnowledgeTypes(db, viewer, { parent_id: null })],
  ['newest cases', 400, () => listCases(db, viewer, first)],
  ['cases of an industry', 600, () => listCases(db, viewer, { ...first, search: { industry_ids: [3] } })],
  [
    'cases of industries and demands',
    600,
    () => listCases(db, viewer, { ...first, search: { industry_ids: [3, 4], demand_ids: [5, 6] } }),
  ],
  [
    'the most read cases of an industry',
    600,
    () => listCases(db, viewer, { ...first, search: { industry_ids: [3] }, order_by: { view_count: 'desc' } }),
  ],
  ['how many cases each choice would leave', 500, () => readCaseFacets(db, viewer, { search: { demand_ids: [5] } })],
  ['latest releases', 100, () => listReleases(db, viewer)],
])('among 60,000 items %s reads no table from end to end and at most %i blocks', async (_name, blocks, call) => {
  heard.length = 0
  await call()
  const plans = await Promise.all([...heard].map(explain))

  expect(
    plans.flatMap(({ scans }) => scans).filter((scan) => /^Seq Scan on (item|item_day|item_term|resource)$/.test(scan)),
  ).toEqual([])
  expect(plans.reduce((sum, plan) => sum + plan.blocks, 0)).toBeLessThanOrEqual(blocks)
})

/** A process that has counted what an author published, as it does once a minute. */
function withFiguresOf(user_id: number): Platform['cache'] {
  const figures = authorFigures({ db: portal.db, cache: deps.cache }, user_id)
  return { ...deps.cache, remember: async <Value>() => (await figures) as Value }
}

test('what was generated is found by the same terms as what is published', async () => {
  const { rows } = await termsOf(sql`where terms @@ '''kind:resource'''::tsquery order by item_id desc limit 40`)

  for (const { item_id } of rows) await saveTerms(portal.db, item_id)

  expect(
    (await termsOf(sql`where item_id = any(${rows.map(({ item_id }) => item_id)}) order by item_id desc`)).rows,
  ).toEqual(rows)
})

function termsOf(which: RawBuilder<unknown>) {
  return sql<{ item_id: number; terms: string }>`select item_id, terms::text from item_term ${which}`.execute(portal.db)
}

interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: QueryPlan[]
}

async function explain({ sql: text, parameters }: CompiledQuery) {
  const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters])
  const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': [{ Plan: QueryPlan }] }>(explained)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as QueryPlan

  return {
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: nodesOf(plan).map((node) => `${node['Node Type']} on ${node['Relation Name']}`),
  }
}

function nodesOf(plan: QueryPlan): QueryPlan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
