import { useTranslation } from 'react-i18next'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { Reviewed } from './reviewed.ts'

/** An approval that waits to take effect, or that could not. */
export function ApprovalNote({ reviewed: { approval } }: { reviewed: Reviewed }) {
  const { t } = useTranslation('management')
  if (!approval) return null
  return (
    <CallOut kind={approval.is_refused ? 'warning' : 'information'}>
      {t(approval.is_refused ? 'review.approval.refused' : 'review.approval.pending')}
    </CallOut>
  )
}
