import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { CommentIcon } from '../../../ui/icon/icons.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { OwnSubmission } from '../submission/submission.ts'
import styles from './reviewer-message.module.css'

interface ReviewerMessageProps {
  decision: OwnSubmission['decisions'][number] | undefined
  /** Where it can be answered. */
  thread: string
}

/** What a reviewer asks for, where its author looks first. */
export function ReviewerMessage({ decision, thread }: ReviewerMessageProps) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  if (!decision) return null
  const { reason, text, decided_by, created_at } = decision
  const words = [reason && t(`submission.reason.${reason}`), text].filter(Boolean).join(language === 'en' ? ': ' : '：')
  const when = formatMoment(created_at, new Date().toISOString(), language)

  return (
    <CallOut kind="error" icon={<CommentIcon />}>
      {t('submission.reviewer_said', { text: words })}{' '}
      <span className={styles.who}>
        {decided_by ? t('submission.by', { who: t('submission.reviewer', { name: decided_by }), when }) : when}
      </span>{' '}
      <Link className={styles.answer} to={thread}>
        {t('submission.go_to_thread')}
      </Link>
    </CallOut>
  )
}
