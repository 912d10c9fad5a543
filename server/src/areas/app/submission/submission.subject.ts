import { sql } from 'kysely'
import type { ReviewSubject } from '../../review/review.subject.ts'

/** Versions of apps, as reviews see them. */
export const appSubject: ReviewSubject = {
  table: 'app_version',
  key: 'app_version_id',
  author: 'user_id',
  notice: 'app_submission',
  about: sql`jsonb_build_object(
    'submission_id', reviewed.app_version_id, 'app_id', reviewed.item_id, 'version', reviewed.version)`,
  title: (language) => sql`in_language(reviewed.described -> 'title', ${language})`,
}
