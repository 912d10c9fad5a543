import * as contract from '@atrium/contract/resource/filing'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { lockUnchanged } from '../../../platform/db/seen.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { itemRefile } from '../../item/item.jobs.ts'
import { saveTerms } from '../list/list.terms.ts'
import { findTag, fold } from '../submission/submission.publish.ts'

const tagIdRow = z.object({ tag_id: z.number() })

/** As many as a person waits for. */
const atOnce = 100
/** In milliseconds: moving what hangs on a tag takes longer than a page may. */
const longestStatement = 60_000

type ManagedTag = z.output<typeof contract.readManagedTag.data>

export async function readManagedTag(db: Db, { language }: { language: string }, tag_id: number): Promise<ManagedTag> {
  const { rows } = await typedSql(contract.readManagedTag.data)`
    select tag_id, code, name, use_count, updated_at,
      array(select in_language(name, ${language}) from tag as joined
        where joined.joined_into = tag.tag_id order by joined.tag_id) as joined
    from tag where tag_id = ${tag_id} and joined_into is null`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Two tags of one name cannot be distinguished, so they must be merged instead. */
export async function saveTag(
  tx: Db,
  tag_id: number,
  { name, seen_at }: z.output<typeof contract.saveTag.body>,
): Promise<null> {
  await lockUnchanged(tx, 'tag', tag_id, seen_at)
  for (const text of Object.values(name)) {
    const same = text.trim() === '' ? undefined : await findTag(tx, fold(text))
    if (same !== undefined && same !== tag_id)
      throw new Failure('invalid_input', { field: 'name', detail: 'tag name already in use' })
  }
  await tx
    .updateTable('tag')
    .set({ name: JSON.stringify(name), updated_at: sql`now()` })
    .where('tag_id', '=', tag_id)
    .execute()
  await refile(tx, tag_id, await carriersOf(tx, tag_id))
  return null
}

export async function joinTag(tx: Db, tag_id: number, into_id: number): Promise<null> {
  if (tag_id === into_id) throw new Failure('invalid_input', { field: 'into_id' })
  await lockTags(tx, tag_id, into_id)
  const carriers = await carriersOf(tx, tag_id)
  await sql`set local statement_timeout = ${sql.lit(longestStatement)}`.execute(tx)
  await sql`
    insert into resource_tag (item_id, tag_id) select item_id, ${into_id}::bigint from resource_tag where tag_id = ${tag_id}
    on conflict do nothing`.execute(tx)
  await tx.deleteFrom('resource_tag').where('tag_id', '=', tag_id).execute()
  await sql`
    update tag set joined_into = ${into_id}, updated_at = now()
    where tag_id = ${tag_id} or joined_into = ${tag_id}`.execute(tx)
  await refile(tx, tag_id, carriers)
  return null
}

export async function removeTag(tx: Db, tag_id: number): Promise<null> {
  await lockTags(tx, tag_id)
  const carriers = await carriersOf(tx, tag_id)
  await sql`set local statement_timeout = ${sql.lit(longestStatement)}`.execute(tx)
  await tx.deleteFrom('resource_tag').where('tag_id', '=', tag_id).execute()
  await tx.deleteFrom('tag').where('tag_id', '=', tag_id).execute()
  await refile(tx, tag_id, carriers)
  return null
}

async function lockTags(tx: Db, tag_id: number, into_id?: number) {
  const { rows } = await typedSql(tagIdRow)`
    select tag_id from tag where tag_id in (${tag_id}, ${into_id ?? tag_id}) and joined_into is null
    order by tag_id for update`.execute(tx)
  if (!rows.some((row) => row.tag_id === tag_id)) throw new Failure('not_found')
  if (into_id !== undefined && rows.length < 2) throw new Failure('invalid_input', { field: 'into_id' })
}

/** One more than are done at once says that there are too many. */
async function carriersOf(tx: Db, tag_id: number): Promise<number[]> {
  const carriers = await tx
    .selectFrom('resource_tag')
    .select('item_id')
    .where('tag_id', '=', tag_id)
    .limit(atOnce + 1)
    .execute()
  return carriers.map(({ item_id }) => item_id)
}

/** Those that carried it are found by what they carry now: at once, or behind the scenes where they are many. */
async function refile(tx: Db, tag_id: number, carriers: number[]): Promise<void> {
  if (carriers.length > atOnce) await enqueue(tx, itemRefile, { facet: `tag:${tag_id}` })
  else for (const item_id of carriers) await saveTerms(tx, item_id)
}
