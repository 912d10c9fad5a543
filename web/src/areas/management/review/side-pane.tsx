import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import { TabList, TabPanel } from '../../../ui/navigation/tabs.tsx'
import { Findings } from './findings.tsx'
import { Key } from './key.tsx'
import { ReviewThread } from './review-thread.tsx'
import { points, type Reviewed } from './reviewed.ts'
import styles from './side-pane.module.css'
import type { Decision } from './use-decision.ts'

export const sideTabs = ['checks', 'thread', 'history'] as const
export type SideTab = (typeof sideTabs)[number]

interface SidePaneProps {
  reviewed: Reviewed
  decision: Decision
  tab: SideTab
  onTab: (tab: SideTab) => void
  onFold: () => void
}

/** What the machine found and a person confirms; what was written; what was decided before. */
export function SidePane({ reviewed, decision, tab, onTab, onFold }: SidePaneProps) {
  const { t } = useTranslation('management')
  const panel = useId()
  const { thread } = reviewed
  const earlier = thread.filter((entry) => entry.decision !== null)
  const faults = reviewed.kind === 'article' ? 0 : reviewed.checks.filter(({ outcome }) => outcome !== 'passed').length
  const counts = { checks: faults, thread: thread.length, history: earlier.length }

  /** A remark points to a finding: the tab it stands on comes with it. */
  function showCheck(name: string) {
    flushSync(() => onTab('checks'))
    document.querySelector(`[data-check="${name}"]`)?.scrollIntoView({ block: 'center' })
  }

  return (
    <section className={styles.pane} aria-label={t('review.side')} data-pane="checks">
      <header>
        <TabList
          label={t('review.side')}
          tabs={sideTabs.map((id) => ({
            id,
            name: t(`review.tab.${id}`),
            ...(counts[id] > 0 && { count: counts[id] }),
          }))}
          current={tab}
          onChange={(id) => onTab(id as SideTab)}
          panel={panel}
        />
        <Button
          kind="text"
          size="small"
          square
          aria-label={t('review.fold_side')}
          aria-keyshortcuts="]"
          onClick={onFold}
        >
          <ChevronRightIcon size={16} />
        </Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.content} tabIndex={0} aria-label={t(`review.tab.${tab}`)}>
        <TabPanel panel={panel} current={tab}>
          {tab === 'checks' && <Checks reviewed={reviewed} decision={decision} />}
          {tab === 'thread' && <ReviewThread entries={thread} none={t('review.thread_none')} onCheck={showCheck} />}
          {tab === 'history' && <ReviewThread entries={earlier} none={t('review.history_none')} onCheck={showCheck} />}
        </TabPanel>
      </section>
    </section>
  )
}

function Checks({ reviewed, decision }: { reviewed: Reviewed; decision: Decision }) {
  const { t } = useTranslation('management')
  return (
    <>
      {reviewed.kind !== 'article' && <Findings review={reviewed} />}
      {decision.isOpen ? (
        <Points decision={decision} />
      ) : (
        <p className={styles.over}>{t(`review.over.${reviewed.state}`)}</p>
      )}
    </>
  )
}

/** What a person looks at, because no check can. */
function Points({ decision: { confirmed, missing, canDecide, toggle } }: { decision: Decision }) {
  const { t } = useTranslation('management')
  const list = useRef<HTMLUListElement>(null)
  const isLacking = missing === 'points'
  useEffect(() => {
    if (isLacking) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isLacking])

  return (
    <>
      <h3>{t('review.points')}</h3>
      <ul ref={list} className={styles.points}>
        {points.map((point, place) => {
          const isMissing = isLacking && !confirmed.includes(point)
          return (
            <li key={point} data-missing={isMissing || undefined}>
              <Key>{place + 1}</Key>
              <Checkbox
                checked={confirmed.includes(point)}
                disabled={!canDecide}
                aria-invalid={isMissing}
                aria-keyshortcuts={String(place + 1)}
                onChange={() => toggle(point)}
              >
                {t(`review.point.${point}`)}
              </Checkbox>
            </li>
          )
        })}
      </ul>
    </>
  )
}
