import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../../page/area-page.tsx'
import { formatDate } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import type { ProjectData } from '../project.ts'
import styles from './frame.module.css'

interface ProjectFrameProps {
  contents: ProjectData
  above: { name: string; to: string }[]
  actions: ReactNode
  side: ReactNode
  children: ReactNode
}

/** Title, facts, two columns: the same for members and for those who come by a link. */
export function ProjectFrame({ contents, above, actions, side, children }: ProjectFrameProps) {
  const { t } = useTranslation('project')
  const { language, now } = usePage()
  const { title, summary, owner_name, items, updated_at } = contents
  const facts = [
    [t('fact.owner'), owner_name ?? t('people.former')],
    [t('fact.items'), t('fact.count', { count: items.length })],
    [t('fact.fits'), lowestFit(items)],
    [t('fact.updated'), formatDate(updated_at, now || new Date().toISOString(), language)],
  ]

  return (
    <AreaPage
      title={title}
      {...(summary ? { lead: summary } : {})}
      above={above}
      hidden
      aside={<div className={styles.actions}>{actions}</div>}
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className={styles.columns}>
        <div className={styles.column}>{children}</div>
        <aside className={styles.side}>{side}</aside>
      </div>
    </AreaPage>
  )
}

/** The whole works where its most demanding part does. */
function lowestFit(items: ProjectData['items']): string | null {
  const all = items.flatMap(({ fits }) => fits ?? [])
  const [highest] = all.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
  return highest ? `${highest}+` : null
}
