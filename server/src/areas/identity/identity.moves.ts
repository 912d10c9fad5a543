import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

/** Columns that say whose something is, and go over to the account that remains. A new one that belongs here is found by a test. */
export const whatMoves = [
  { thing: 'identities', table: 'identity', column: 'user_id' },
  { thing: 'uploads', table: 'item', column: 'owner_id' },
  { thing: 'feedback', table: 'feedback', column: 'user_id' },
  { thing: 'files', table: 'file', column: 'user_id' },
] as const

/**
 * Goes over, too, without a line of its own where people are asked. What a table holds `once` for a person, and both
 * accounts have, stays with the one that is gone.
 */
export const whatFollows: { table: string; column: string; once?: string[] }[] = [
  { table: 'resource_version', column: 'user_id' },
  { table: 'item_report', column: 'user_id' },
  { table: 'app_version', column: 'user_id' },
  { table: 'app_installation', column: 'user_id' },
  { table: 'notice', column: 'user_id', once: ['kind', 'once_key'] },
  { table: 'notice_setting', column: 'user_id', once: ['topic'] },
  { table: 'resource_download', column: 'user_id', once: ['item_id', 'version_id'] },
  { table: 'publisher', column: 'user_id', once: [] },
  { table: 'item_rating', column: 'user_id', once: ['item_id'] },
  { table: 'collection_folder', column: 'user_id' },
  { table: 'collection', column: 'user_id', once: ['item_id'] },
  { table: 'feedback_message', column: 'user_id' },
  { table: 'review_message', column: 'user_id' },
  { table: 'article_revision', column: 'author_id' },
  { table: 'article_opinion', column: 'user_id', once: ['item_id'] },
  { table: 'video_watch', column: 'user_id', once: ['item_id'] },
  { table: 'account_environment', column: 'user_id', once: [] },
  { table: 'project', column: 'user_id' },
  { table: 'project_member', column: 'user_id', once: ['project_id'] },
  { table: 'project_invitation', column: 'invited_by' },
  { table: 'project_item', column: 'added_by' },
  { table: 'project_file', column: 'added_by' },
  { table: 'project_note', column: 'updated_by' },
  { table: 'project_check', column: 'updated_by' },
  { table: 'share_link', column: 'made_by' },
  { table: 'synonym_set', column: 'updated_by' },
  { table: 'project_activity', column: 'user_id' },
  { table: 'project_import', column: 'user_id' },
]

/** Columns that name an account and keep naming the one that is gone. */
export const whatStays: Record<string, string> = {
  'account.merged_into': 'each merging is remembered as it happened',
  'account_role.user_id': 'nobody gets a role by merging: roles are given by those who run the portal, to one account',
  'notice_digest.user_id': 'the mail of a day went to that account',
  'session.user_id': 'sessions of the account that is gone are over',
  'link_token.user_id': 'its links open nothing',
  'idempotency_key.user_id': 'what an ended session sent is not repeated',
  'agreement.user_id': 'consent was given for that account; this one has its own',
  'proof.user_id': 'lives ten minutes, and only for whoever asked',
  'message.user_id': 'a log tells what happened to which account; merged_into leads on',
  'sign_in.user_id': 'a log tells what happened to which account; merged_into leads on',
  'personal_export.user_id': 'holds what that account was, and goes by itself after days',
  'blob.user_id': 'content stays under whoever brought it; the names that lead there have moved',
  'upload.user_id': 'an upload under way ends with the session that sends it',
  'review_decision.decided_by': 'a decision is remembered as it was made',
  'review_approval.decided_by': 'an approval is taken back by the account that gave it',
  'app_installation.decided_by': 'a decision is remembered as it was made',
  'resource_version.reviewer_id': 'a review is taken up by one account, with its roles',
  'app_version.reviewer_id': 'a review is taken up by one account, with its roles',
  'article_revision.reviewer_id': 'a review is taken up by one account, with its roles',
  'article_opinion.handled_by': 'what staff did is remembered as the account that did it',
  'list_export.user_id': 'a log tells which account took a list out of the house',
  'list_import.user_id': 'a log tells which account brought rows in',
  'list_view.user_id': 'belongs to screens, which nobody gets by merging',
  'storage_use.user_id': 'the tables of files count it themselves, for whoever owns the contents',
}

const thingCountRow = z.object({ thing: z.enum(whatMoves.map(({ thing }) => thing)), count: z.number() })

export async function countMoves(db: Db, user_id: number): Promise<z.output<typeof thingCountRow>[]> {
  const counts = whatMoves.map(
    ({ thing, table, column }) =>
      sql`select ${sql.lit(thing)} as thing, count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${user_id}`,
  )
  const { rows } = await typedSql(thingCountRow)`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.filter(({ count }) => count > 0)
}

export async function moveAll(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  for (const { table, column } of whatMoves) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(tx)
  }
  for (const { table, column, once } of whatFollows) {
    const same = [
      sql`mine.${sql.ref(column)} = ${to}`,
      ...(once ?? []).map((key) => sql`mine.${sql.ref(key)} = theirs.${sql.ref(key)}`),
    ]
    const isFree = once
      ? sql`and not exists (select from ${sql.table(table)} as mine where ${sql.join(same, sql` and `)})`
      : sql``
    await sql`
      update ${sql.table(table)} as theirs set ${sql.ref(column)} = ${to}
      where ${sql.ref(column)} = ${from} ${isFree}`.execute(tx)
  }
}
