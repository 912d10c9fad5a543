import { sql } from 'kysely'
import type { ReviewSubject } from '../../review/review.subject.ts'

/** Texts of articles, as reviews see them. */
export const revisionSubject: ReviewSubject = {
  table: 'article_revision',
  key: 'revision_id',
  author: 'author_id',
  notice: 'article',
  about: sql`jsonb_build_object(
    'article_id', reviewed.item_id, 'revision_id', reviewed.revision_id, 'language', reviewed.language,
    'number', reviewed.number, 'title', reviewed.title)
    || case when reviewed.proposal then jsonb_build_object('proposal_id', reviewed.revision_id) else '{}' end`,
  title: () => sql`reviewed.title`,
}
