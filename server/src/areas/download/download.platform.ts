import * as contract from '@atrium/contract/download/product-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { lockUnchanged } from '../../platform/db/seen.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { saveReleaseTerms } from './download.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

type ManagedPlatform = z.output<typeof contract.readManagedPlatform.data>

export async function readManagedPlatform(db: Db, platform_id: number): Promise<ManagedPlatform> {
  const { rows } = await typedSql(contract.readManagedPlatform.data)`
    select platform_id, code, name, position, updated_at from platform where platform_id = ${platform_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createPlatform(
  tx: Db,
  { code, name, position }: z.output<typeof contract.createPlatform.body>,
): Promise<{ platform_id: number }> {
  const made = await tx
    .insertInto('platform')
    .values({ code, name: JSON.stringify(name), position })
    .onConflict((same) => same.column('code').doNothing())
    .returning('platform_id')
    .executeTakeFirst()
  if (!made) throw new Failure('invalid_input', { field: 'code', detail: 'platform code already in use' })
  return made
}

/** Releases are found by what they run on. */
export async function savePlatform(
  tx: Db,
  platform_id: number,
  { name, position, seen_at }: z.output<typeof contract.savePlatform.body>,
): Promise<null> {
  await lockUnchanged(tx, 'platform', platform_id, seen_at)
  await tx
    .updateTable('platform')
    .set({ name: JSON.stringify(name), position, updated_at: sql`now()` })
    .where('platform_id', '=', platform_id)
    .execute()
  const { rows } = await typedSql(itemIdRow)`
    select distinct item_id from release_file where platform_id = ${platform_id}`.execute(tx)
  for (const { item_id } of rows) await saveReleaseTerms(tx, item_id)
  return null
}

export async function removePlatform(tx: Db, platform_id: number): Promise<null> {
  const { rows } = await sql`select from release_file where platform_id = ${platform_id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', { detail: 'platform is used by files' })
  const { numDeletedRows } = await tx.deleteFrom('platform').where('platform_id', '=', platform_id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new Failure('not_found')
  return null
}
