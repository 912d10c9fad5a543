import * as contract from '@atrium/contract/resource/filing'
import { type RawBuilder, sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../../platform/list/words.ts'

/** Of a `scene`: totals are kept, never counted. */
export function usesOfScene(type: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce((
    select total::int from item_count where kind = 'resource' and type = ${type} and category_id = scene_id), 0)`
}

export const scenesList = defineList(contract.listManagedScenes, {
  columns: ({ language }) => sql`
    scene_id, code, coalesce(in_language(name, ${language}), '') as name, use_count, position, updated_at`,
  from: (_viewer, { resource_type = '' }) => sql`(
    select scene.*, ${usesOfScene(resource_type)} as use_count from scene where joined_into is null) as scene`,
  where: ({ keyword }) => [
    !!keyword && sql`(code ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`name`, keyword)})`,
  ],
  orders: {
    position: sql`position`,
    code: sql`code`,
    name: sql`coalesce(in_language(name, 'zh-CN'), '')`,
    use_count: sql`use_count`,
    updated_at: sql`updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(name, ${language})` },
  first: { position: 'asc' },
  tie: sql`scene_id`,
})
