import * as contract from '@atrium/contract/download/product-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { lockUnchanged } from '../../platform/db/seen.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { saveReleaseTerms } from './download.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

type ManagedProduct = z.output<typeof contract.readManagedProduct.data>

export async function readManagedProduct(db: Db, product_id: number): Promise<ManagedProduct> {
  const { rows } = await typedSql(contract.readManagedProduct.data)`
    select product_id, code, name, description, icon, suite_id, position, updated_at
    from product where product_id = ${product_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createProduct(tx: Db, { code, ...form }: z.output<typeof contract.createProduct.body>) {
  await refuseSuite(tx, form.suite_id, null)
  const made = await tx
    .insertInto('product')
    .values({ code, ...asRow(form) })
    .onConflict((same) => same.column('code').doNothing())
    .returning('product_id')
    .executeTakeFirst()
  if (!made) throw new Failure('invalid_input', { field: 'code', detail: 'product code already in use' })
  return made
}

/** Releases are found by the name of their product. */
export async function saveProduct(
  tx: Db,
  product_id: number,
  { seen_at, ...form }: z.output<typeof contract.saveProduct.body>,
): Promise<null> {
  await lockUnchanged(tx, 'product', product_id, seen_at)
  await refuseSuite(tx, form.suite_id, product_id)
  await tx
    .updateTable('product')
    .set({ ...asRow(form), updated_at: sql`now()` })
    .where('product_id', '=', product_id)
    .execute()
  const { rows } = await typedSql(itemIdRow)`
    select item_id from item where kind = 'release' and category_id = ${product_id}`.execute(tx)
  for (const { item_id } of rows) await saveReleaseTerms(tx, item_id)
  return null
}

/** Releases, cases and the parts of a suite name it. */
export async function removeProduct(tx: Db, product_id: number): Promise<null> {
  const { rows } = await sql`
    select from item where kind in ('release', 'case') and category_id = ${product_id}
    union all select from product where suite_id = ${product_id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', { detail: 'category is in use' })
  const { numDeletedRows } = await tx.deleteFrom('product').where('product_id', '=', product_id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new Failure('not_found')
  return null
}

function asRow({ name, description, ...rest }: Omit<z.output<typeof contract.createProduct.body>, 'code'>) {
  return { ...rest, name: JSON.stringify(name), description: JSON.stringify(description) }
}

/** Suites are one level: a part of one is not a suite itself. */
async function refuseSuite(tx: Db, suite_id: number | null, product_id: number | null) {
  if (suite_id === null) return
  const { rows } = await sql`
    select from product as suite where product_id = ${suite_id} and suite_id is null
      and product_id is distinct from ${product_id}::bigint
      and not exists (select from product as part where part.suite_id = ${product_id}::bigint)`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'suite_id' })
}
