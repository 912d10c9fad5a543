import type { Db } from '@atrium/server/platform/db/db'
import { website } from '../data/website.ts'

export async function loadWebsite(db: Db) {
  await db
    .insertInto('setting')
    .values(Object.entries(website).map(([name, value]) => ({ name, value: JSON.stringify(value) })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })))
    .execute()
}
