import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { useNoticeArrival } from '../../../page/notice/use-notice-arrival.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import { listenToWork } from '../../../platform/notices/notices.ts'
import { Button } from '../../../ui/form/button.tsx'
import { CheckIcon, ExpandIcon } from '../../../ui/icon/icons.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import { ClaimedBar, ClaimState, ViewOnlyBar } from './claim.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { PaneSplitter } from './pane-splitter.tsx'
import { PreviewPane } from './preview-pane.tsx'
import styles from './review-screen.module.css'
import { points, type Reviewed, type ReviewKey, readReviewed, reasons } from './reviewed.ts'
import { SidePane, type SideTab } from './side-pane.tsx'
import { useClaim } from './use-claim.ts'
import { useDecision } from './use-decision.ts'
import type { PaneWidths } from './use-pane-widths.ts'
import { useReviewKeys } from './use-review-keys.ts'

interface ReviewedPanesProps {
  current: ReviewKey
  panes: PaneWidths
  /** Somebody has gone from one submission to another. */
  takesFocus: boolean
  /** To the next one. */
  onDecided: () => Promise<void>
}

/** What was handed in, and beside it what is to be said about it. */
export function ReviewedPanes({ current, ...rest }: ReviewedPanesProps) {
  const { kind, submission_id } = current
  const { data: reviewed, failure, reload } = useQueryFunction(readReviewed, { kind, submission_id })
  useNoticeArrival('upload', reload)
  useEffect(() => listenToWork(reload), [reload])

  if (!reviewed) {
    if (!failure) return <WaitingPane />
    return (
      <div className={styles.nothing}>
        <CallOut kind="error">{failureText(failure)}</CallOut>
      </div>
    )
  }
  return <OpenReview reviewed={reviewed} reload={reload} {...rest} />
}

interface OpenReviewProps extends Omit<ReviewedPanesProps, 'current'> {
  reviewed: Reviewed
  reload: () => void
}

function OpenReview({ reviewed, panes, takesFocus, reload, onDecided }: OpenReviewProps) {
  const { t } = useTranslation('management')
  // Loaded before anything is written: the bar would be taken away from under the message while they come.
  useTranslation('person_center')
  const { revalidate } = useRevalidator()
  const [tab, setTab] = useState<SideTab>(isAnswered(reviewed) ? 'thread' : 'checks')
  const [isPicking, setPicking] = useState(false)
  const mayChange = useMayChange()
  const claim = useClaim(reviewed, () => {
    reload()
    void revalidate()
  })
  const decision = useDecision({
    reviewed,
    isReadOnly: !mayChange || claim.colleague !== null,
    onDecided: () => {
      // One after the other: on the way to the next one the queue would not be asked for.
      void onDecided().then(revalidate)
    },
    onSent: () => {
      setPicking(false)
      setTab('thread')
      reload()
    },
  })
  const { isFolded, isOnly } = panes

  // The ticks that are missing must be seen.
  const showPoints = useEffectEvent(() => {
    setTab('checks')
    panes.showSide()
  })
  const isLacking = decision.missing === 'points'
  useEffect(() => {
    if (isLacking) showPoints()
  }, [isLacking])

  const tick = (place: number) => () => {
    const point = points[place]
    if (point) decision.toggle(point)
    if (decision.canDecide) setTab('checks')
  }
  const choose = (place: number) => () => {
    const reason = reasons[reviewed.kind][place]
    if (reason) decision.choose(reason)
  }
  useReviewKeys({
    a: decision.approve,
    r: decision.beginReturn,
    1: tick(0),
    2: tick(1),
    3: tick(2),
    q: choose(0),
    w: choose(1),
    e: choose(2),
    t: decision.showAll,
    c: claim.change,
  })

  return (
    <>
      <PreviewPane
        reviewed={reviewed}
        takesFocus={takesFocus}
        actions={
          <>
            {claim.isOpen && <ClaimState claim={claim} />}
            {isFolded.side && !isOnly && (
              <Button
                kind="text"
                size="small"
                square
                aria-label={t('review.unfold_side')}
                aria-keyshortcuts="]"
                onClick={panes.showSide}
              >
                <CheckIcon size={16} />
              </Button>
            )}
            <Button
              kind="text"
              size="small"
              square
              aria-label={t('review.only_preview')}
              aria-pressed={isOnly}
              aria-keyshortcuts="F"
              onClick={panes.toggleOnly}
            >
              <ExpandIcon size={16} />
            </Button>
          </>
        }
      />
      {!isFolded.side && !isOnly && <PaneSplitter pane="side" panes={panes} />}
      <SidePane
        reviewed={reviewed}
        decision={decision}
        tab={tab}
        onTab={setTab}
        onFold={() => panes.toggleFolded('side')}
      />
      {!mayChange ? (
        <ViewOnlyBar />
      ) : claim.colleague !== null ? (
        <ClaimedBar claim={claim} />
      ) : (
        <DecisionBar reviewed={reviewed} decision={decision} isPicking={isPicking} onPick={setPicking} />
      )}
    </>
  )
}

/** The author had the last word: that is what a reviewer comes to read. */
function isAnswered({ thread }: Reviewed): boolean {
  return thread.at(-1)?.is_reviewer === false
}

export function WaitingPane() {
  return (
    <div className={styles.nothing}>
      <WaitingRows rows={6} />
    </div>
  )
}
