import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Wiring } from '../../../platform/wiring.ts'
import type { Platform } from '../../../platform.ts'
import { analyserVersion } from '../../../search/terms.ts'
import type { ItemKind } from '../item.service.ts'
import { itemKindSchema } from '../item.service.ts'
import { buildTermBits } from './index.term-bits.ts'
import { type Facet, questionOf } from './index.terms.ts'

const itemIdKindRow = z.object({ item_id: z.number(), kind: itemKindSchema })

type ReindexContext = Pick<Platform, 'db' | 'wiring'>

const atOnce = 50
/** Every search reads the changes since the bits were built; after this many they are merged. */
const worthBuilding = 2_000

/**
 * What another analyser indexed, the newest first, some at a time, until nothing is left. Meanwhile an item is found by what
 * the older analyser kept of it: by words, though not as closely as those that had their turn.
 */
export async function reindexOlder({ db, wiring }: ReindexContext, signal: AbortSignal): Promise<void> {
  for (;;) {
    const { rows } = await typedSql(itemIdKindRow)`
      select item_id, kind from item_term join item using (item_id)
      where analyser < ${analyserVersion} order by analyser, item_id desc limit ${sql.lit(atOnce)}`.execute(db)
    signal.throwIfAborted()
    await db.transaction().execute(async (tx) => {
      await indexItems(tx, wiring, rows)
      // One that its area leaves as it is has had its turn, too.
      await tx
        .updateTable('item_term')
        .set({ analyser: analyserVersion })
        .where('item_id', 'in', rows.map(({ item_id }) => item_id).concat(0))
        .where('analyser', '<', analyserVersion)
        .execute()
    })
    await buildTermBits(db, { after: worthBuilding })
    if (rows.length < atOnce) return
  }
}

/**
 * Everything that holds a facet, after what the facet is called has changed, or what holds it: a tag that was renamed,
 * joined or removed. Doing it again changes nothing.
 */
export async function reindexHolding({ db, wiring }: ReindexContext, facet: Facet, signal: AbortSignal): Promise<void> {
  const { rows } = await typedSql(itemIdKindRow)`
    select item_id, kind from item_term join item using (item_id)
    where terms @@ ${questionOf([[facet]])} order by item_id desc`.execute(db)
  for (let first = 0; first < rows.length; first += atOnce) {
    signal.throwIfAborted()
    await db.transaction().execute((tx) => indexItems(tx, wiring, rows.slice(first, first + atOnce)))
    await buildTermBits(db, { after: worthBuilding })
  }
}

async function indexItems(
  tx: Db,
  { itemIndexers }: Wiring,
  items: readonly { item_id: number; kind: ItemKind }[],
): Promise<void> {
  for (const { item_id, kind } of items) await itemIndexers[kind](tx, item_id)
}
