import type { Language } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { discardApproval } from './review.approve.ts'
import { noteDecision, setState } from './review.decide.ts'
import { refuseAuthor, type SubmissionState } from './review.policy.ts'
import { type CheckReport, unsettled } from './review.report.ts'
import type { ReviewSubject } from './review.subject.ts'

/** Submits a draft for review, unless its checks still find something; articles have none. */
export async function submitForReview(
  tx: Db,
  { table, key }: ReviewSubject,
  id: number,
  { state, checks = [], confirmed = [] }: { state: SubmissionState } & Partial<CheckReport>,
): Promise<void> {
  refuseAuthor('submit', state)
  const [first, ...others] = unsettled({ checks, confirmed })
  if (first) throw new Failure('conflict', { field: first, detail: `unsettled: ${[first, ...others].join(', ')}` })
  await sql`
    update ${sql.table(table)} set state = 'in_review', submitted_at = now(), updated_at = now()
    where ${sql.ref(key)} = ${id}`.execute(tx)
}

/** The author takes back what is in review: it is a draft again, with what a reviewer has asked for before. */
export async function takeBack(tx: Db, subject: ReviewSubject, id: number): Promise<void> {
  const { table, key } = subject
  await discardApproval(tx, subject, id)
  await sql`
    update ${sql.table(table)} set updated_at = now(),
      (state, submitted_at) = (
        select case when count(*) > 0 then 'changes_asked' else 'draft' end, case when count(*) > 0 then submitted_at end
        from review_decision as made where ${sql.ref(`made.${key}`)} = ${id})
    where ${sql.ref(key)} = ${id}`.execute(tx)
}

/**
 * The author withdraws, which needs no approval. True for what was published, which is no longer served: what that means for
 * readers is up to its area.
 */
export async function withdraw(
  tx: Db,
  subject: ReviewSubject,
  { user_id }: Pick<Viewer, 'user_id'>,
  id: number,
  { state, text }: { state: SubmissionState; text: string },
): Promise<boolean> {
  refuseAuthor('withdraw', state)
  if (state === 'in_review') {
    await takeBack(tx, subject, id)
    return false
  }
  await setState(tx, subject, id, 'withdrawn', text)
  const made = { decision: 'withdraw' as const, reason: 'authors_wish', text, refers_to: [], decided_by: user_id }
  await noteDecision(tx, subject, id, made)
  return true
}

/** Of a row of the table, called `row`: the version that was published before it, and what its item is called. */
export function newVersionOf({ table, key }: ReviewSubject, row: string, language: Language): RawBuilder<unknown> {
  return sql`(
    select jsonb_build_object('title', coalesce(in_language(named.title, ${language}), ''), 'version', earlier.version)
    from ${sql.table(table)} as earlier join item as named on named.item_id = earlier.item_id
    where earlier.item_id = ${sql.ref(`${row}.item_id`)} and earlier.published_at is not null
      and ${sql.ref(`earlier.${key}`)} <> ${sql.ref(`${row}.${key}`)}
      and (${sql.ref(`${row}.published_at`)} is null or earlier.published_at < ${sql.ref(`${row}.published_at`)})
    order by earlier.published_at desc limit 1)`
}

/** The row of this author, held until the end of the transaction. */
export async function lockOwn(
  tx: Db,
  { table, key, author }: ReviewSubject,
  { user_id }: Pick<Viewer, 'user_id'>,
  id: number,
): Promise<void> {
  await sql`
    select from ${sql.table(table)} where ${sql.ref(key)} = ${id} and ${sql.ref(author)} = ${user_id} for update`.execute(
    tx,
  )
}

type DescribedTexts = 'title' | 'summary' | 'description' | 'changes'

/** Texts without a word in any language are not there. */
export function withoutEmptyTexts<Described extends { [Part in DescribedTexts]?: TextPerLanguage | undefined }>(
  draft: Described,
): Described {
  const isEmptyText = (text: TextPerLanguage | undefined) => !Object.values(text ?? {}).some((one) => one?.trim())
  const { title, summary, description, changes } = draft
  const empty = Object.entries({ title, summary, description, changes })
    .filter(([, text]) => isEmptyText(text))
    .map(([part]) => part)
  return Object.fromEntries(Object.entries(draft).filter(([part]) => !empty.includes(part))) as Described
}
