import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { failureText } from '../../../platform/api/failures.ts'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useRecord } from '../form/use-record.ts'
import { DecisionPane } from './decision-pane.tsx'
import { PreviewPane } from './preview-pane.tsx'
import styles from './review-screen.module.css'
import { type Queued, readReviewed } from './reviewed.ts'

interface ReviewedPanesProps {
  current: Queued
  /** To the next one. */
  onDecided: () => Promise<void>
}

/** What was handed in, and beside it what is to be said about it. */
export function ReviewedPanes({ current, onDecided }: ReviewedPanesProps) {
  const { kind, submission_id } = current
  const { settled } = useRecord(submission_id, () => readReviewed({ kind, submission_id }))
  const { revalidate } = useRevalidator()
  // Who takes it sees it as theirs at once; the queue comes back with it a moment later.
  const [mine, setMine] = useState(current.mine)

  if (!settled || !('data' in settled)) {
    return (
      <div className={styles.nothing}>
        {settled ? <CallOut kind="error">{failureText(settled.failure)}</CallOut> : <WaitingRows rows={6} />}
      </div>
    )
  }
  const reviewed = settled.data
  return (
    <>
      <PreviewPane reviewed={reviewed} />
      <DecisionPane
        reviewed={reviewed}
        mine={mine}
        reviewer_name={current.mine ? null : current.reviewer_name}
        onAssigned={(now) => {
          setMine(now)
          void revalidate()
        }}
        onDecided={() => {
          // One after the other: on the way to the next one the queue would not be asked for.
          void onDecided().then(revalidate)
        }}
      />
    </>
  )
}
