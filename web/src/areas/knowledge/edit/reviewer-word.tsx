import { useTranslation } from 'react-i18next'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { ArticleDraft } from './draft.ts'

/** What a reviewer asks for, above the text that is to be changed. */
export function ReviewerWord({ decision: { reason, text } }: { decision: ArticleDraft['decisions'][number] }) {
  const { t } = useTranslation('knowledge')
  return (
    <CallOut kind="warning">
      {reason && <b>{t(`edit.reasons.${reason}`)}</b>} {text}
    </CallOut>
  )
}
