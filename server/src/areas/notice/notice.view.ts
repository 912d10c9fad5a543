import type { Language } from '@atrium/contract/languages'
import type { NoticeKind } from '@atrium/contract/notice/kinds'
import type { NoticeView } from '@atrium/contract/notice/notice'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** What a kind's subject may hold, by the areas that tell it. */
const noticeSubjectSchema = z.object({
  submission_id: z.number().optional(),
  resource_id: z.number().optional(),
  app_id: z.number().optional(),
  article_id: z.number().optional(),
  project_id: z.number().optional(),
  feedback_id: z.number().optional(),
  proposal_id: z.number().optional(),
  verify_by: z.string().optional(),
  link: z.string().optional(),
  revision_id: z.number().optional(),
})
type NoticeSubject = z.output<typeof noticeSubjectSchema>

export interface NoticeRow extends Omit<NoticeView, 'address' | 'day'> {
  subject: NoticeSubject
  type: string | null
}

/** Titles and names are read when the notice is: what was renamed since is called as it is called now. */
export function noticeColumns(language: RawBuilder<Language> | Language): RawBuilder<unknown> {
  return sql`notice.notice_id, notice.kind, notice.subject, notice.created_at, notice.read_at is not null as is_read,
    item.type, notice.subject ->> 'version' as version, nullif(person.user_name, '') as person,
    notice.subject ->> 'quote' as quote,
    coalesce(in_language(item.title, ${language}), in_language(draft.described -> 'title', ${language}),
      in_language(app_draft.described -> 'title', ${language}), in_language(announcement.title, ${language}),
      notice.subject ->> 'title') as title`
}

export const noticeJoins: RawBuilder<unknown> = sql`
  left join item on item.item_id = coalesce(
    notice.subject ->> 'resource_id', notice.subject ->> 'app_id', notice.subject ->> 'article_id')::bigint
  left join resource_version as draft on notice.kind like 'submission!_%' escape '!'
    and draft.version_id = (notice.subject ->> 'submission_id')::bigint
  left join app_version as app_draft on notice.kind like 'app!_submission!_%' escape '!'
    and app_draft.app_version_id = (notice.subject ->> 'submission_id')::bigint
  left join announcement on notice.kind = 'announcement'
    and announcement.announcement_id = (notice.subject ->> 'announcement_id')::bigint
  left join account as person on person.user_id = (notice.subject ->> 'by')::bigint`

export function asNotice({ subject, type, ...row }: NoticeRow): NoticeView {
  return { ...row, day: subject.verify_by ?? null, address: noticeAddress(row.kind, subject, type) }
}

function noticeAddress(kind: NoticeKind, subject: NoticeSubject, type: string | null): string {
  const { resource_id, app_id, article_id, project_id, feedback_id } = subject
  const thread = threadAddress(kind, subject)
  if (thread) return thread
  if (kind === 'article_verify') return `/knowledge/article/${article_id}/edit`
  if (resource_id && type) return `/resource/${type}/${resource_id}`
  if (app_id) return `/app-store/${app_id}`
  if (article_id) return `/knowledge/article/${article_id}`
  // An invited person answers in the list, because the project is not readable yet.
  if (kind === 'project_invitation') return '/project'
  if (project_id) return `/project/${project_id}`
  if (feedback_id) return `/person-center/person-feedback/${feedback_id}`
  if (kind === 'announcement') return subject.link ?? '/'
  return '/person-center/person-notice'
}

/** What somebody wrote leads to where it is answered: its author's page, or the review. */
function threadAddress(kind: NoticeKind, subject: NoticeSubject): string | null {
  const { submission_id, article_id, revision_id, proposal_id } = subject
  switch (kind) {
    case 'submission_changes_asked':
    case 'submission_commented':
      return `/upload-center?submission=${submission_id}#thread`
    case 'app_submission_changes_asked':
    case 'app_submission_commented':
      return `/app-store/submit?submission=${submission_id}#thread`
    case 'article_changes_asked':
    case 'article_commented':
      return proposal_id ? `/knowledge/proposal/${proposal_id}#thread` : `/knowledge/article/${article_id}/edit#thread`
    case 'submission_replied':
      return `/management/review?open=resource-${submission_id}`
    case 'app_submission_replied':
      return `/management/app-review?open=app-${submission_id}`
    case 'article_replied':
      return `/management/review?open=article-${revision_id}`
    default:
      return null
  }
}
