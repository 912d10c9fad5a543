import type { ThreadEntry, ThreadReference } from '@atrium/contract/review/review'
import { useTranslation } from 'react-i18next'
import { Thread } from '../../../page/thread/thread.tsx'
import styles from './decision-pane.module.css'

/** What reviewers and the author wrote to each other so far. */
export function ReviewThread({ entries }: { entries: ThreadEntry[] }) {
  const { t } = useTranslation('management')
  return (
    <>
      <h3>{t('review.thread')}</h3>
      {entries.length > 0 ? (
        <Thread entries={entries} side="reviewer" wayTo={wayTo} />
      ) : (
        <p className={styles.over}>{t('review.thread_none')}</p>
      )}
    </>
  )
}

/** Only findings are shown here: the fields are the author's. */
function wayTo(reference: ThreadReference) {
  const [sort, name] = reference.split('.')
  if (sort !== 'check') return null
  return () => document.querySelector(`[data-check="${name}"]`)?.scrollIntoView({ block: 'center' })
}
