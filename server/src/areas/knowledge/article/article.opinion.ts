import * as contract from '@atrium/contract/knowledge/article'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

const usefulRow = z.object({ useful: z.boolean() })

type OpinionInput = z.output<typeof contract.giveOpinion.body>

export async function findOpinion(db: Db, { user_id }: Viewer, article_id: number): Promise<OpinionInput | null> {
  if (user_id === null) return null
  const { rows } = await typedSql(contract.giveOpinion.body)`
    select useful, reason, text from article_opinion where item_id = ${article_id} and user_id = ${user_id}`.execute(db)
  return rows[0] ?? null
}

interface OpinionRecord extends OpinionInput {
  /** Null for a signed-in person. */
  visitor_hash: Buffer | null
}

/** Of a person the last word counts; of a network of visitors the last of the day. Two at once wait for each other here. */
export async function giveOpinion(
  tx: Db,
  { user_id }: Viewer,
  article_id: number,
  opinion: OpinionRecord,
): Promise<null> {
  const { rows } = await sql`
    select from article join item using (item_id) where item_id = ${article_id} and state = 'published'
    for update of article`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')

  const { useful, reason, text, visitor_hash } = opinion
  const mine = visitor_hash === null ? sql`user_id = ${user_id}` : sql`visitor_hash = ${visitor_hash}`
  const { rows: before } = await typedSql(usefulRow)`
    delete from article_opinion where item_id = ${article_id} and ${mine} returning useful`.execute(tx)
  await tx
    .insertInto('article_opinion')
    .values({ item_id: article_id, user_id, visitor_hash, useful, reason: useful ? null : reason, text })
    .execute()

  const change = (side: boolean) => Number(useful === side) - Number(before[0]?.useful === side)
  await sql`
    update article set useful_count = useful_count + ${change(true)}::int,
      not_useful_count = not_useful_count + ${change(false)}::int
    where item_id = ${article_id}`.execute(tx)
  return null
}
