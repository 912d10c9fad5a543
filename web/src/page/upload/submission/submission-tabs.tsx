import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TabLinks } from '../../../ui/navigation/tabs.tsx'
import { SearchWithin } from '../../own-list.tsx'
import type { OwnSubmissionState } from './submission.ts'
import styles from './submission-tabs.module.css'

const states = ['in_review', 'changes_asked', 'published', 'draft', 'withdrawn'] as const

export function isShownState(state: string | null): state is (typeof states)[number] {
  return states.some((one) => one === state)
}

interface SubmissionTabsProps {
  counts: Partial<Record<OwnSubmissionState, number>>
  state: OwnSubmissionState | undefined
  keyword: string
  /** What takes their place while some are ticked; the list below stays where it is. */
  children: ReactNode
}

/** By state, with how many there are; a state nobody is in has no tab. */
export function SubmissionTabs({ counts, state, keyword, children }: SubmissionTabsProps) {
  const { t } = useTranslation('person_center')
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const known = states.filter((one) => counts[one] || one === state)
  const addressOf = (one: string | null) => {
    const fields = new URLSearchParams({ ...(one && { state: one }), ...(keyword && { keyword }) })
    return `?${fields}`
  }

  return (
    <div className={styles.place}>
      <div className={styles.bar} inert={Boolean(children)}>
        <TabLinks
          label={t('submission.state_label')}
          current={state ?? 'all'}
          tabs={[
            { id: 'all', name: t('submission.tab.all'), count: all, to: addressOf(null) },
            ...known.map((one) => ({
              id: one,
              name: t(`submission.tab.${one}`),
              count: counts[one] ?? 0,
              to: addressOf(one),
            })),
          ]}
        />
        <SearchWithin label={t('submission.search')} keyword={keyword} />
      </div>
      {children}
    </div>
  )
}
