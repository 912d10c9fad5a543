import { readManagementAppReview as contract } from '@atrium/contract/review/management'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { reviewedColumns, reviewedTables } from '../../review/review.read.ts'
import { appSubject as subject } from './submission.subject.ts'

type AppSubmissionReview = z.input<typeof contract.data>

/** Reviewers see submissions, but no drafts. */
export async function readAppReview(db: Db, viewer: Viewer, submission_id: number): Promise<AppSubmissionReview> {
  const { language } = viewer
  const { rows } = await typedSql(contract.data)`
    select ${reviewedColumns(subject, viewer)}, coalesce(reviewed.version, reviewed.described ->> 'version') as version,
      reviewed.item_id as app_id, reviewed.described, reviewed.checks, reviewed.confirmed,
      coalesce(in_language(publisher.name, ${language}), '') as publisher,
      coalesce(in_language(app_category.name, ${language}), '') as app_category_name,
      case when earlier.version is not null then
        jsonb_build_object('version', earlier.version, 'published_at', earlier.published_at, 'title', earlier.app_title) end as previous,
      case when earlier.version is not null then jsonb_build_object('permissions', earlier.permissions,
        'data_sent', earlier.data_sent, 'product_versions', earlier.product_versions) end as before
    from ${reviewedTables(subject)}
      left join publisher on publisher.user_id = reviewed.user_id
      left join app_category on app_category_id = (reviewed.described ->> 'app_category_id')::bigint
      left join lateral (
        select published.*, coalesce(in_language(item.title, ${language}), '') as app_title
        from app_version as published join item using (item_id)
        where published.item_id = reviewed.item_id and published.published_at is not null
          and published.app_version_id <> reviewed.app_version_id
          and (reviewed.published_at is null or published.published_at < reviewed.published_at)
        order by published.published_at desc limit 1
      ) as earlier on true
    where reviewed.app_version_id = ${submission_id} and reviewed.submitted_at is not null
      and reviewed.state <> 'draft'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
