import { readArticleReview as contract } from '@atrium/contract/review/management'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { renderMarkdown } from '../../../platform/markdown/markdown.ts'
import { reviewedColumns, reviewedTables } from '../../review/review.read.ts'
import { differenceOf } from './revision.difference.ts'
import { revisionSubject as subject } from './revision.subject.ts'

type RevisionReview = z.input<typeof contract.data>
const rowSchema = contract.data
  .omit({ html: true, difference: true })
  .extend({ body: z.string(), before: z.string().nullable() })

/** Reviewers see submissions, but no drafts. */
export async function readArticleReview(db: Db, viewer: Viewer, submission_id: number): Promise<RevisionReview> {
  const { rows } = await typedSql(rowSchema)`
    select ${reviewedColumns(subject, viewer)}, case when reviewed.number > 0 then reviewed.number::text end as version, reviewed.item_id as article_id,
      reviewed.language, reviewed.summary, reviewed.note, reviewed.body, earlier.body as before,
      case when earlier.number is not null then
        jsonb_build_object('version', earlier.number::text, 'published_at', earlier.published_at, 'title', earlier.title) end as previous
    from ${reviewedTables(subject)}
      left join lateral (
        select number, published_at, title, body from article_revision as published
        where published.item_id = reviewed.item_id and published.language = reviewed.language
          and published.state = 'published' and (published.number < reviewed.number or reviewed.number < 0)
        order by published.number desc limit 1
      ) as earlier on true
    where reviewed.revision_id = ${submission_id} and reviewed.submitted_at is not null
      and reviewed.state <> 'draft'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { body, before, ...review } = rows[0]
  const { html } = await renderMarkdown(body)
  return { ...review, html, difference: before === null ? null : differenceOf(before, body) }
}
