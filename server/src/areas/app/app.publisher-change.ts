import type * as contract from '@atrium/contract/app/management'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import { saveTermsOf } from './app.category-change.ts'

type ManagedPublisher = z.input<typeof contract.readManagementPublisher.data>
type PublisherInput = z.output<typeof contract.savePublisher.body>

export async function readManagementPublisher(db: Db, publisher_id: number): Promise<ManagedPublisher> {
  const found = await db
    .selectFrom('publisher')
    .select(['publisher_id', 'name', 'about', 'website', 'official', 'verified_at', 'updated_at'])
    .where('publisher_id', '=', publisher_id)
    .$narrowType<ManagedPublisher>()
    .executeTakeFirst()
  if (!found) throw new Failure('not_found')
  return found
}

/** Their apps are found by the new name in the same transaction. */
export async function savePublisher(
  tx: Db,
  publisher_id: number,
  { name, about, website, official, seen_at }: PublisherInput,
): Promise<null> {
  const held = await lockPublisher(tx, publisher_id)
  refuseStale(seen_at, held)
  const texts = { name: JSON.stringify(name), about: JSON.stringify(about) }
  await tx
    .updateTable('publisher')
    .set({ ...texts, website, official, updated_at: sql`now()` })
    .where('publisher_id', '=', publisher_id)
    .execute()
  await saveTermsOf(tx, sql`app.publisher_id = ${publisher_id}`)
  return null
}

/** Said twice, the first moment stays. */
export async function verifyPublisher(tx: Db, publisher_id: number, verified: boolean): Promise<null> {
  await lockPublisher(tx, publisher_id)
  const verified_at = verified ? sql<string>`coalesce(verified_at, now())` : null
  await tx
    .updateTable('publisher')
    .set({ verified_at, updated_at: sql`now()` })
    .where('publisher_id', '=', publisher_id)
    .execute()
  return null
}

async function lockPublisher(tx: Db, publisher_id: number) {
  const held = await tx
    .selectFrom('publisher')
    .select('updated_at')
    .where('publisher_id', '=', publisher_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
}
