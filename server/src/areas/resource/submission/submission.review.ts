import { type Inside, inside } from '@atrium/contract/resource/inside'
import { readManagementReview as contract } from '@atrium/contract/review/management'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { reviewedColumns, reviewedTables } from '../../review/review.read.ts'
import { comparisonOf } from '../compare/compare-inside.ts'
import { submissionSubject as subject } from './submission.subject.ts'

const readSubmissionReviewRow = contract.data.omit({ comparison: true }).extend({ before: inside.nullable() })

type SubmissionReview = z.input<typeof contract.data>

/** Reviewers see submissions, but no drafts. */
export async function readSubmissionReview(db: Db, viewer: Viewer, submission_id: number): Promise<SubmissionReview> {
  const { rows } = await typedSql(readSubmissionReviewRow)`
    select ${reviewedColumns(subject, viewer)}, coalesce(reviewed.version, reviewed.described ->> 'version') as version,
      reviewed.item_id as resource_id, reviewed.type as resource_type, reviewed.described, reviewed.inside,
      reviewed.checks, reviewed.confirmed,
      file.file_id, file.file_name, blob.size, earlier.inside as before,
      case when earlier.version is not null then
        jsonb_build_object('version', earlier.version, 'published_at', earlier.published_at, 'title', earlier.title) end as previous
    from ${reviewedTables(subject)}
      join file on file.file_id = coalesce(reviewed.file_id, reviewed.package_id) join blob using (blob_id)
      left join lateral (
        select version, published.published_at, inside, coalesce(in_language(item.title, ${viewer.language}), '') as title
        from resource_version as published join item using (item_id)
        where published.item_id = reviewed.item_id and published.published_at is not null
          and published.version_id <> reviewed.version_id
          and (reviewed.published_at is null or published.published_at < reviewed.published_at)
        order by published.published_at desc limit 1
      ) as earlier on true
    where reviewed.version_id = ${submission_id} and reviewed.submitted_at is not null
      and reviewed.state not in ('draft', 'checking') and reviewed.inside is not null`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { before, ...review } = rows[0]
  const after = review.inside as Inside
  const comparison = before && before.type === after.type ? comparisonOf(before, after, viewer.language) : null
  return { ...review, comparison }
}
