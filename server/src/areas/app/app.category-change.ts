import * as contract from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import { appsFiled } from './app.categories-list.ts'
import { saveAppTerms } from './app.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

type ManagedAppCategory = z.output<typeof contract.readAppCategory.data>

export async function readAppCategory(db: Db, app_category_id: number): Promise<ManagedAppCategory> {
  const { rows } = await typedSql(contract.readAppCategory.data)`
    select app_category_id, code, name, position, updated_at, ${appsFiled} as app_count
    from app_category where app_category_id = ${app_category_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createAppCategory(tx: Db, { name, ...values }: z.output<typeof contract.createAppCategory.body>) {
  const created = await tx
    .insertInto('app_category')
    .values({ ...values, name: JSON.stringify(name) })
    .onConflict((same) => same.column('code').doNothing())
    .returning('app_category_id')
    .executeTakeFirst()
  if (!created) throw new Failure('conflict', { field: 'code' })
  return created
}

type AppCategoryInput = z.output<typeof contract.saveAppCategory.body>

/** What is filed under it is found by its new name in the same transaction. */
export async function saveAppCategory(
  tx: Db,
  app_category_id: number,
  { name, position, seen_at }: AppCategoryInput,
): Promise<null> {
  const held = await lockAppCategory(tx, app_category_id)
  refuseStale(seen_at, held)
  await tx
    .updateTable('app_category')
    .set({ name: JSON.stringify(name), position, updated_at: sql`now()` })
    .where('app_category_id', '=', app_category_id)
    .execute()
  await saveTermsOf(tx, sql`item.category_id = ${app_category_id}`)
  return null
}

export async function removeAppCategory(tx: Db, app_category_id: number): Promise<null> {
  await lockAppCategory(tx, app_category_id)
  const { app_count } = await readAppCategory(tx, app_category_id)
  if (app_count > 0) throw new Failure('conflict', { detail: `category is used by ${app_count} apps` })
  await tx.deleteFrom('app_category').where('app_category_id', '=', app_category_id).execute()
  return null
}

async function lockAppCategory(tx: Db, app_category_id: number) {
  const held = await tx
    .selectFrom('app_category')
    .select('updated_at')
    .where('app_category_id', '=', app_category_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
}

/** One after the other: a category or a publisher has tens of them. */
export async function saveTermsOf(tx: Db, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await typedSql(itemIdRow)`
    select item_id from app join item using (item_id) where ${which} order by item_id`.execute(tx)
  for (const { item_id } of rows) await saveAppTerms(tx, item_id)
}
