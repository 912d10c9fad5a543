import * as contract from '@atrium/contract/resource-filing'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { anywhere, inAnyLanguage } from '../../../platform/list/words.ts'

/** Of a `scene`: totals are kept, never counted. */
export function usesOfScene(type: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select total::int from item_count where kind = 'resource' and type = ${type} and category_id = scene_id), 0)`
}

/** A list knows what was asked for only in its conditions: so each category is there once for any type and once for each. */
export const scenesList = defineList(contract.listManagedScenes, {
  columns: ({ language }) => sql`
    scene_id, code, coalesce(in_language(name, ${language}), '') as name, use_count, position, updated_at`,
  from: () => sql`(
    select scene.*, type, ${usesOfScene(sql`asked.type`)} as use_count
    from scene, (values ${sql.join(['', ...resourceTypes].map((type) => sql`(${type}::text)`))}) as asked (type)
    where joined_into is null) as scene`,
  where: ({ keyword, resource_type = '' }) => [
    sql`type = ${resource_type}`,
    keyword && sql`(code ilike ${anywhere(keyword)} or ${inAnyLanguage(sql`name`, keyword)})`,
  ],
  orders: { position: sql`position`, code: sql`code`, use_count: sql`use_count`, updated_at: sql`updated_at` },
  first: { position: 'asc' },
  tie: sql`scene_id`,
})
