import type { ThreadEntry, ThreadReference } from '@atrium/contract/review/review'
import { Thread } from '../../../page/thread/thread.tsx'
import styles from './side-pane.module.css'

interface ReviewThreadProps {
  entries: ThreadEntry[]
  /** In place of an empty thread. */
  none: string
  onCheck: (name: string) => void
}

/** What reviewers and the author wrote to each other so far, or what was decided. */
export function ReviewThread({ entries, none, onCheck }: ReviewThreadProps) {
  if (entries.length === 0) return <p className={styles.over}>{none}</p>
  return <Thread entries={entries} side="reviewer" wayTo={wayTo} />

  /** Only findings are shown here: the fields are the author's. */
  function wayTo(reference: ThreadReference) {
    const [sort, name = ''] = reference.split('.')
    return sort === 'check' ? () => onCheck(name) : null
  }
}
