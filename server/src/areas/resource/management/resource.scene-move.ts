import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { saveTerms } from '../list/list.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** As many as a person waits for. */
const atOnce = 100

/** What is filed under a category that was joined into another, some at a time; true when nothing is left. */
export async function moveSome(tx: Db, scene_id: number): Promise<boolean> {
  const { rows } = await typedSql(itemIdRow)`
    update item set category_id = scene.joined_into from scene
    where scene.scene_id = ${scene_id} and item_id in (
      select item_id from item where kind = 'resource' and category_id = ${scene_id}
      order by item_id limit ${sql.lit(atOnce)} for no key update)
    returning item_id`.execute(tx)
  for (const { item_id } of rows) await saveTerms(tx, item_id)
  return rows.length < atOnce
}

/** Each stretch is there for everybody as soon as it is done; a run that broke off is gone on with. */
export async function moveAll(db: Db, scene_id: number, signal: AbortSignal): Promise<void> {
  for (let isDone = false; !isDone; ) {
    signal.throwIfAborted()
    isDone = await db.transaction().execute((tx) => moveSome(tx, scene_id))
  }
}
