import type { AppDescription, listMyAppSubmissions as listContract } from '@atrium/contract/app/submission'
import type { Language } from '@atrium/contract/languages'
import type { ReviewCheck, ReviewDecisionView, ThreadEntry } from '@atrium/contract/review/review'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { lockOwn, newVersionOf } from '../../review/review.author.ts'
import { decisionsOf } from '../../review/review.decide.ts'
import type { SubmissionState } from '../../review/review.policy.ts'
import { canWriteTo, threadOf } from '../../review/review.thread.ts'
import { appSubject } from './submission.subject.ts'

/** As much of a description as was written so far. */
export type AppDraftDescription = { [Part in keyof AppDescription]?: AppDescription[Part] | undefined }

export interface AppSubmission {
  submission_id: number
  app_id: number | null
  state: SubmissionState
  described: AppDraftDescription
  checks: ReviewCheck[]
  confirmed: ReviewCheck['name'][]
  decisions: ReviewDecisionView[]
  new_version_of: { title: string; version: string } | null
  thread: ThreadEntry[]
  can_write: boolean
  created_at: string
  updated_at: string
}

const columns = (language: Language) => sql`
  draft.app_version_id as submission_id, draft.item_id as app_id, draft.state, draft.confirmed, draft.created_at,
  draft.updated_at, ${decisionsOf(appSubject, sql`draft.app_version_id`)} as decisions,
  ${newVersionOf(appSubject, 'draft', language)} as new_version_of`

type AppSubmissionViewer = Pick<Viewer, 'user_id' | 'language'>

/** Visible only to its author. */
export async function readAppSubmission(
  db: Db,
  viewer: AppSubmissionViewer,
  submission_id: number,
): Promise<AppSubmission> {
  const { rows } = await sql<AppSubmission>`
    select ${columns(viewer.language)}, draft.described, draft.checks, ${threadOf(appSubject, 'draft')} as thread,
      ${canWriteTo('draft')} as can_write
    from app_version as draft
    where draft.app_version_id = ${submission_id} and draft.user_id = ${viewer.user_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** The same, held until the end of the transaction. */
export async function lockAppSubmission(
  tx: Db,
  viewer: AppSubmissionViewer,
  submission_id: number,
): Promise<AppSubmission> {
  await lockOwn(tx, appSubject, viewer, submission_id)
  return readAppSubmission(tx, viewer, submission_id)
}

type AppSubmissionQuery = z.output<typeof listContract.query>
type AppSubmissionSummary = Omit<AppSubmission, 'checks' | 'described' | 'thread' | 'can_write'> & { title: string }

export async function listMyAppSubmissions(db: Db, { user_id, language }: Viewer, query: AppSubmissionQuery) {
  const { search, order_by, page, size } = query
  const state = search?.state ?? null
  const direction = sql.raw(order_by?.updated_at === 'asc' ? 'asc' : 'desc')
  const mine = sql`draft.user_id = ${user_id} and (${state}::text is null or draft.state = ${state})`

  const { rows: list } = await sql<AppSubmissionSummary>`
    select ${columns(language)}, coalesce(in_language(draft.described -> 'title', ${language}),
      (select in_language(title, ${language}) from item where item.item_id = draft.item_id), '') as title
    from app_version as draft where ${mine}
    order by draft.updated_at ${direction}, draft.app_version_id ${direction}
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows } = await typedSql(totalRow)`
    select count(*)::int as total from app_version as draft where ${mine}`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}
