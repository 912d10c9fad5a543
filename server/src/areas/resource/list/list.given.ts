import type { EnvironmentNeeds } from '@atrium/contract/environment'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { givenItem } from '../../item/item.given.ts'
import { saveTerms } from './list.terms.ts'

export interface GivenResource {
  type: string
  title: Record<string, string>
  summary: Record<string, string>
  state: string
  days_ago: number
  download_count: number
  rating: number
  rating_count: number
  official: boolean
  owner_id: number | null
  size: number
  scene_id: number
  industry_ids: number[]
  tag_ids: number[]
  needs: Partial<EnvironmentNeeds>
  trials: string[]
}

/** A published resource for lists: a flow without facets, unless the test says otherwise. */
export async function givenResource(db: Db, fixture: Partial<GivenResource> = {}): Promise<{ item_id: number }> {
  const { scene_id = 0, official = false, owner_id = null, size = 0, summary = {}, needs = {} } = fixture
  const { item_id } = await givenItem(db, { ...fixture, category_id: scene_id })
  await db
    .updateTable('item')
    .set({ official, owner_id, size, summary: JSON.stringify(summary) })
    .where('item_id', '=', item_id)
    .execute()
  await db
    .insertInto('resource')
    .values({ item_id, needs: JSON.stringify(needs) })
    .execute()
  if (fixture.trials) {
    const { version_id } = await db
      .insertInto('resource_version')
      .values({ item_id, version: '1.0.0', type: fixture.type ?? 'flow', trials: fixture.trials })
      .returning('version_id')
      .executeTakeFirstOrThrow()
    await db.updateTable('resource').set({ version_id }).where('item_id', '=', item_id).execute()
  }
  await sql`insert into resource_industry (item_id, industry_id)
    select ${item_id}, unnest(${fixture.industry_ids ?? []}::bigint[])`.execute(db)
  await sql`insert into resource_tag (item_id, tag_id)
    select ${item_id}, unnest(${fixture.tag_ids ?? []}::bigint[])`.execute(db)

  await saveTerms(db, item_id)
  return { item_id }
}

/** Scenes, industries and tags called 1, 2, 3 …, which is also their id. */
export async function givenNames(db: Db, count: number): Promise<void> {
  for (const table of ['scene', 'industry', 'tag']) {
    await sql`insert into ${sql.table(table)} (code, name)
      select n::text, jsonb_build_object('zh-CN', '第' || n, 'en', 'No ' || n) from generate_series(1, ${count}::int) n`.execute(
      db,
    )
  }
}
