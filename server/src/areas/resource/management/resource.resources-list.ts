import * as contract from '@atrium/contract/resource/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'
import { choicesOfKeyword, questionOf, type TermChoice } from '../../item/index/index.terms.ts'
import { ownerName } from '../../item/item.service.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** The largest number that is counted; beyond it the filter must be narrowed. */
const foundAtMost = 10_001

type ManagedResourceSearch = NonNullable<z.output<typeof contract.listManagedResources.query>['search']>

export const resourcesList = defineList(contract.listManagedResources, {
  columns: ({ language }) => sql`
    item.item_id as resource_id, coalesce(in_language(item.title, ${language}), '') as title, item.type as resource_type,
    (select in_language(name, ${language}) from scene where scene_id = item.category_id) as scene_name, item.state,
    version.version, item.official, ${ownerName(language)} as owner_name, item.download_count,
    nullif(round(item.rating::numeric, 1), 0) as rating, item.rating_count, item.published_at, item.updated_at`,
  from: () => sql`
    item left join resource using (item_id) left join resource_version as version on version.version_id = resource.version_id
      left join account on account.user_id = item.owner_id`,
  find: findResources,
  where: ({ resource_type, state, scene_id, official }, _viewer, found) => [
    sql`item.kind = 'resource'`,
    resource_type && sql`item.type = ${resource_type}`,
    state && sql`item.state = ${state}`,
    // Said so that the index of what is not published is one that may be walked.
    state && state !== 'published' && sql`item.state <> 'published'`,
    scene_id !== undefined && sql`item.category_id = ${scene_id}`,
    official && (official === 'official' ? sql`item.official` : sql`not item.official`),
    found && sql`item.item_id = any(${found}::bigint[])`,
  ],
  orders: {
    title: sql`coalesce(in_language(item.title, 'zh-CN'), '')`,
    state: sql`item.state`,
    download_count: sql`item.download_count`,
    rating: sql`item.rating`,
    published_at: sql`item.published_at`,
    updated_at: sql`item.updated_at`,
  },
  // 0 means that nobody has rated yet.
  compared: { rating: () => sql`nullif(round(item.rating::numeric, 1), 0)` },
  sparse: ['published_at'],
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
  key: { id: sql`item.item_id` },
})

/** What was withdrawn has no terms any more: there are few of these, and their titles are read. */
async function findResources(db: Db, { keyword, ...filed }: ManagedResourceSearch): Promise<number[] | null> {
  if (!keyword) return null
  const words = choicesOfKeyword(keyword)
  const byTerms =
    words &&
    sql`(select item_id from item_term where terms @@ ${questionOf([...words, ...facetsOf(filed)])}
      limit ${sql.lit(foundAtMost)})`
  const byTitle = sql`(
    select item_id from item where kind = 'resource' and state <> 'published' and state = 'withdrawn'
      and title::text ilike ${containsPattern(keyword)} limit ${sql.lit(foundAtMost)})`
  const found = byTerms ? sql`${byTerms} union all ${byTitle}` : byTitle
  const { rows } = await typedSql(itemIdRow)`${found}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

function facetsOf({ resource_type, scene_id, official }: Omit<ManagedResourceSearch, 'keyword'>): TermChoice[] {
  return [
    ['kind:resource', 'deprecated:resource'],
    ...(resource_type ? [[`type:${resource_type}`] as const] : []),
    ...(scene_id ? [[`scene:${scene_id}`] as const] : []),
    ...(official ? [[`source:${official}`] as const] : []),
  ]
}
