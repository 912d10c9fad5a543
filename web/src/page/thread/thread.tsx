import type { ThreadEntry } from '@atrium/contract/review/review'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { Avatar } from '../../ui/mark/avatar.tsx'
import { Tag } from '../../ui/mark/tag.tsx'
import { References, type WayToReference } from './references.tsx'
import styles from './thread.module.css'

interface ThreadProps {
  entries: ThreadEntry[]
  /** Which side reads it. */
  side: 'author' | 'reviewer'
  wayTo: WayToReference
}

/** Decisions and messages between author and reviewer, the first one first. */
export function Thread({ entries, side, wayTo }: ThreadProps) {
  const { t } = useTranslation('person_center')
  return (
    <ol className={styles.thread} aria-label={t('thread.list')} aria-live="polite">
      {entries.map((entry) => (
        <Entry key={entry.entry_id} entry={entry} own={entry.is_reviewer === (side === 'reviewer')} wayTo={wayTo} />
      ))}
    </ol>
  )
}

interface EntryProps extends Pick<ThreadProps, 'wayTo'> {
  entry: ThreadEntry
  own: boolean
}

function Entry({ entry, own, wayTo }: EntryProps) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const { decision, reason, text, refers_to, author_name, is_reviewer, created_at } = entry
  const name = author_name ?? t(is_reviewer ? 'thread.reviewer' : 'thread.author')
  // The clock of the browser may be behind that of the server.
  const now = [new Date().toISOString(), created_at].toSorted()[1] as string

  return (
    <li>
      <Avatar name={name} size={32} own={own} />
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          <Tag>{t(is_reviewer ? 'thread.reviewer' : 'thread.author')}</Tag>
          <time dateTime={created_at}>{formatMoment(created_at, now, language)}</time>
        </p>
        {decision && (
          <p className={styles.decision} data-decision={decision}>
            {t(`submission.decision.${decision}`)}
            {reason && ` · ${t(`submission.reason.${reason}`)}`}
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
        <References references={refers_to} wayTo={wayTo} />
      </div>
    </li>
  )
}
