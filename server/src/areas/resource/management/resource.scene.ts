import * as contract from '@atrium/contract/resource/filing'
import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { lockUnchanged } from '../../../platform/db/seen.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { usesOfScene } from './resource.scenes-list.ts'

type ManagedScene = z.output<typeof contract.readManagedScene.data>

export async function readManagedScene(db: Db, scene_id: number): Promise<ManagedScene> {
  const { rows } = await typedSql(contract.readManagedScene.data)`
    select scene_id, code, name, position, updated_at, ${usesOfScene('')} as use_count,
      (select jsonb_agg(jsonb_build_object('resource_type', type, 'total', ${usesOfScene(sql`asked.type`)}) order by place)
        from unnest(${[...resourceTypes]}::text[]) with ordinality as asked (type, place)) as by_type
    from scene where scene_id = ${scene_id} and joined_into is null`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createScene(tx: Db, { code, name, position }: z.output<typeof contract.createScene.body>) {
  const made = await tx
    .insertInto('scene')
    .values({ code, name: JSON.stringify(name), position })
    .onConflict((same) => same.column('code').doNothing())
    .returning('scene_id')
    .executeTakeFirst()
  if (!made) throw new Failure('invalid_input', { field: 'code', detail: 'category code already in use' })
  return made
}

/** Names are read where they are shown: nothing else has to follow. */
export async function saveScene(
  tx: Db,
  scene_id: number,
  { name, position, seen_at }: z.output<typeof contract.saveScene.body>,
): Promise<null> {
  await lockUnchanged(tx, 'scene', scene_id, seen_at)
  await tx
    .updateTable('scene')
    .set({ name: JSON.stringify(name), position, updated_at: sql`now()` })
    .where('scene_id', '=', scene_id)
    .execute()
  return null
}

/** What was withdrawn counts, too: it may be published again. Drafts that name it are published under none. */
export async function removeScene(tx: Db, scene_id: number): Promise<null> {
  const { rows } = await sql`
    select from item where kind = 'resource' and category_id = ${scene_id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', { detail: 'category is used by resources: merge it into another' })
  const { numDeletedRows } = await tx
    .deleteFrom('scene')
    .where('scene_id', '=', scene_id)
    .where('joined_into', 'is', null)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Failure('not_found')
  return null
}
