import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { useNoticeArrival } from '../../../page/notice/use-notice-arrival.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { DecisionPane } from './decision-pane.tsx'
import { PreviewPane } from './preview-pane.tsx'
import styles from './review-screen.module.css'
import { type ReviewKey, readReviewed } from './reviewed.ts'

interface ReviewedPanesProps {
  current: ReviewKey
  /** To the next one. */
  onDecided: () => Promise<void>
}

/** What was handed in, and beside it what is to be said about it. */
export function ReviewedPanes({ current, onDecided }: ReviewedPanesProps) {
  const { kind, submission_id } = current
  const { data: reviewed, failure, reload } = useQueryFunction(readReviewed, { kind, submission_id })
  const { revalidate } = useRevalidator()
  // Who takes it sees it as theirs at once; the queue comes back with it a moment later.
  const [assigned, setAssigned] = useState<boolean | null>(null)
  useNoticeArrival('upload', reload)

  if (!reviewed) {
    if (!failure) return <WaitingPane />
    return (
      <div className={styles.nothing}>
        <CallOut kind="error">{failureText(failure)}</CallOut>
      </div>
    )
  }
  return (
    <>
      <PreviewPane reviewed={reviewed} />
      <DecisionPane
        reviewed={reviewed}
        mine={assigned ?? reviewed.mine}
        reviewer_name={reviewed.mine ? null : reviewed.reviewer_name}
        onAssigned={(now) => {
          setAssigned(now)
          void revalidate()
        }}
        onDecided={() => {
          // One after the other: on the way to the next one the queue would not be asked for.
          void onDecided().then(revalidate)
        }}
        onSent={reload}
      />
    </>
  )
}

export function WaitingPane() {
  return (
    <div className={styles.nothing}>
      <WaitingRows rows={6} />
    </div>
  )
}
