import { listDrafts as listContract, readDraft as readContract } from '@atrium/contract/knowledge/article-draft'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { totalRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { ownerName } from '../../item/item.service.ts'
import { approvalOf } from '../../review/review.approve.ts'
import { decisionsOf } from '../../review/review.decide.ts'
import { canWriteTo, threadOf } from '../../review/review.thread.ts'
import { revisionSubject } from './revision.subject.ts'

type RevisionDraft = z.output<typeof readContract.data>
type RevisionQuery = z.output<typeof listContract.query>

const columns = (language: Language) => sql`
  revision.item_id as article_id, revision.language, number, revision.state, revision.title, revision.summary, note,
  restored_from, revision.updated_at, ${ownerName(language)} as author_name`
const tables = sql`article_revision as revision left join account on account.user_id = author_id`

/** An article that was never filed has no type yet. */
const draftRow = readContract.data.extend({
  filing: readContract.data.shape.filing.extend({ knowledge_type_id: z.number() }),
})

/** What is under way in a language, else what was published last, else an empty page to begin with. */
export async function readDraft(
  db: Db,
  viewer: Viewer,
  article_id: number,
  language: Language,
): Promise<RevisionDraft> {
  const { rows } = await typedSql(draftRow)`
    select item.item_id as article_id, ${language}::text as language, coalesce(number, 1) as number,
      coalesce(revision.state, 'draft') as state, coalesce(revision.title, '') as title,
      coalesce(revision.summary, '') as summary, coalesce(revision.body, '') as body, coalesce(note, '') as note,
      restored_from, coalesce(revision.updated_at, item.updated_at) as updated_at,
      ${ownerName(viewer.language)} as author_name, coalesce(author_id = ${viewer.user_id}, false) as is_own,
      jsonb_build_object('knowledge_type_id', category_id, 'position', position, 'fits', fits,
        'fits_until', fits_until, 'verify_by', verify_by) as filing, ${decisionsOf(revisionSubject, sql`revision.revision_id`)} as decisions,
      ${threadOf(revisionSubject, 'revision')} as thread, ${canWriteTo('revision')} and revision.state <> 'published' as can_write,
      ${approvalOf(revisionSubject, 'revision', viewer)} as approval
    from article join item using (item_id)
      left join lateral (
        select * from article_revision where article_revision.item_id = item.item_id and language = ${language} and number > 0
        order by article_revision.state <> 'published' desc, number desc limit 1
      ) as revision on true
      left join account on account.user_id = author_id
    where item.item_id = ${article_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** What waits longest first, unless asked otherwise. */
export async function listDrafts(
  db: Db,
  { user_id, language }: Viewer,
  { search, order_by, page, size }: RevisionQuery,
) {
  const state = search?.state ?? null
  const direction = sql.raw(order_by?.updated_at === 'desc' ? 'desc' : 'asc')
  const wanted = sql`revision.state <> 'published' and not revision.proposal and (${state}::text is null or revision.state = ${state})
    and (${search?.mine ?? false} is false or author_id = ${user_id})`

  const { rows: list } = await typedSql(listContract.data.shape.list.element)`
    select ${columns(language)} from ${tables} where ${wanted}
    order by revision.updated_at ${direction}, revision_id ${direction} limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  )
  const { rows } = await typedSql(totalRow)`
    select count(*) as total from article_revision as revision where ${wanted}`.execute(db)
  return { list, total: rows[0]?.total ?? 0 }
}
