import { listCases } from '@atrium/server/areas/case/case.service'
import { listReleases } from '@atrium/server/areas/download/download.service'
import { listRankings } from '@atrium/server/areas/item/item.service'
import { listArticles, listKnowledgeTypes } from '@atrium/server/areas/knowledge/knowledge.service'
import { listResources, listResourceTypes, readResource } from '@atrium/server/areas/resource/resource.service'
import type { DB } from '@atrium/server/platform/db/database'
import type { Db } from '@atrium/server/platform/db/db'
import type { Viewer } from '@atrium/server/platform/http/viewer'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Portal, startPortal } from '../../server/test/portal.ts'
import { generate } from './generate.ts'
import { loadContent } from './load.ts'

const visitor = { user_id: null, menus: null, roles: [], is_weaver: false, session_id: null, confirmed: false }
const viewer: Viewer = { ...visitor, language: 'zh-CN', request_id: 'test' }

const first = { page: 1, size: 20 }
const deepest = { page: 100, size: 20 }

let portal: Portal
/** The portal's own pool, with an ear for every statement that goes through it. */
let db: Db
const heard: CompiledQuery[] = []
let one = 0

beforeAll(async () => {
  portal = await startPortal(null, { config: { DATABASE_STATEMENT_TIMEOUT: 120_000 } })
  await loadContent(portal.db)
  await generate(portal.db, 50_000)
  const { rows } = await sql<{ item_id: number }>`select max(item_id) as item_id from item where slug is null
    and kind = 'resource' and state = 'published'`.execute(portal.db)
  one = rows[0]?.item_id ?? 0
  const dialect = new PostgresDialect({ pool: portal.platform.pool })
  db = new Kysely<DB>({ dialect, log: ({ query }) => void heard.push(query as CompiledQuery) })
}, 120_000)

afterAll(() => portal.close())

/**
 * The few rows of totals and rankings may be read whole; items may not.
 * `blocks`: how many pages of 8 kB the statements of one call may touch, whatever the size of the table.
 */
test.each([
  ['newest resources', 200, () => listResources(db, viewer, first)],
  ['resources of a type', 200, () => listResources(db, viewer, { ...first, search: { resource_type: 'flow' } })],
  ['most downloaded', 200, () => listResources(db, viewer, { ...first, order_by: { download_count: 'desc' } })],
  [
    'best rated of a type',
    200,
    () => listResources(db, viewer, { ...first, search: { resource_type: 'form' }, order_by: { rating: 'desc' } }),
  ],
  ['oldest first', 200, () => listResources(db, viewer, { ...first, order_by: { published_at: 'asc' } })],
  ['page 100 of the resources', 300, () => listResources(db, viewer, deepest)],
  ['one resource', 20, () => readResource(db, viewer, one)],
  ['types with totals', 20, () => listResourceTypes(db)],
  ['rankings', 400, () => listRankings(db, viewer, { size: 5 })],
  ['newest articles', 300, () => listArticles(db, viewer, first)],
  ['articles of a type', 300, () => listArticles(db, viewer, { ...first, search: { knowledge_type_id: 1 } })],
  ['knowledge types', 200, () => listKnowledgeTypes(db, viewer, { parent_id: null })],
  ['newest cases', 400, () => listCases(db, viewer, first)],
  ['cases of an industry', 600, () => listCases(db, viewer, { ...first, search: { industry_ids: [3] } })],
  [
    'cases of industries and demands',
    600,
    () => listCases(db, viewer, { ...first, search: { industry_ids: [3, 4], demand_ids: [5, 6] } }),
  ],
  ['latest releases', 100, () => listReleases(db, viewer)],
])('among 60,000 items %s reads no table from end to end and at most %i blocks', async (_name, blocks, call) => {
  heard.length = 0
  await call()
  const plans = await Promise.all([...heard].map(explain))

  expect(plans.flatMap(({ scans }) => scans).filter((scan) => /^Seq Scan on item(_day)?$/.test(scan))).toEqual([])
  expect(plans.reduce((sum, plan) => sum + plan.blocks, 0)).toBeLessThanOrEqual(blocks)
})

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

async function explain({ sql: text, parameters }: CompiledQuery) {
  const explained = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters])
  const { rows } = await portal.db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan as Plan

  return {
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    scans: nodesOf(plan).map((node) => `${node['Node Type']} on ${node['Relation Name']}`),
  }
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
