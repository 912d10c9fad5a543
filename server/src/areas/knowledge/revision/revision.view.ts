import type { listDrafts as listContract, readDraft as readContract } from '@atrium/contract/knowledge'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { ownerName } from '../../item/item.service.ts'
import { decisionsOf } from '../../review/review.decision.ts'
import { revisionSubject } from './revision.subject.ts'

type Draft = z.output<typeof readContract.data>
type Query = z.output<typeof listContract.query>

const columns = (language: Language) => sql`
  revision.item_id as article_id, revision.language, number, revision.state, revision.title, revision.summary, note,
  restored_from, revision.updated_at, ${ownerName(language)} as author_name`
const tables = sql`article_revision as revision left join account on account.user_id = author_id`

/** What is under way in a language, else what was published last. */
export async function readDraft(db: Db, viewer: Viewer, article_id: number, language: Language): Promise<Draft> {
  const { rows } = await sql<Draft>`
    select ${columns(viewer.language)}, body, ${decisionsOf(revisionSubject, sql`revision.revision_id`)} as decisions
    from ${tables} where item_id = ${article_id} and language = ${language}
    order by revision.state <> 'published' desc, number desc limit 1`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** What waits longest first, unless asked otherwise. */
export async function listDrafts(db: Db, { language }: Viewer, { search, order_by, page, size }: Query) {
  const state = search?.state ?? null
  const direction = sql.raw(order_by?.updated_at === 'desc' ? 'desc' : 'asc')
  const wanted = sql`revision.state <> 'published' and (${state}::text is null or revision.state = ${state})`

  const { rows: list } = await sql<Omit<Draft, 'body' | 'decisions'>>`
    select ${columns(language)} from ${tables} where ${wanted}
    order by revision.updated_at ${direction}, revision_id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  )
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from article_revision as revision where ${wanted}`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}
