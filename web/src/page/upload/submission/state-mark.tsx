import { useTranslation } from 'react-i18next'
import { Status, type StatusName } from '../../../ui/state/status.tsx'
import type { OwnSubmissionState } from './submission.ts'

const marks: Partial<Record<OwnSubmissionState, StatusName>> = {
  draft: 'draft',
  checking: 'checking',
  in_review: 'in_review',
  changes_asked: 'needs_changes',
  published: 'published',
}

/** What is over has no mark: words alone. */
export function StateMark({ state }: { state: OwnSubmissionState }) {
  const { t } = useTranslation('person_center')
  const mark = marks[state]
  return mark ? <Status name={mark} /> : <span>{t(`submission.state.${state}`)}</span>
}
