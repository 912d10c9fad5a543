import { sql } from 'kysely'
import type { ReviewSubject } from '../../review/review.subject.ts'

/** Versions of resources, as reviews see them. */
export const submissionSubject: ReviewSubject = {
  table: 'resource_version',
  key: 'version_id',
  author: 'user_id',
  notice: 'submission',
  about: sql`jsonb_build_object(
    'submission_id', reviewed.version_id, 'resource_id', reviewed.item_id, 'version', reviewed.version)`,
  title: (language) => sql`in_language(reviewed.described -> 'title', ${language})`,
}
