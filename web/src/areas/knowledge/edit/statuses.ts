import type { StatusName } from '../../../ui/state/status.tsx'
import type { ArticleDraft } from './draft.ts'

export const statuses = {
  draft: 'draft',
  in_review: 'in_review',
  changes_asked: 'needs_changes',
  published: 'published',
} as const satisfies Record<ArticleDraft['state'], StatusName>
