import { useTranslation } from 'react-i18next'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { ProjectData } from '../project.ts'
import styles from './plan.module.css'

/** What an export takes along besides, and what stands in its way, each by name. */
export function Plan({ plan: { added, missing, unfitting, circles } }: Pick<ProjectData, 'plan'>) {
  const { t } = useTranslation('project')
  if (added.length + missing.length + unfitting.length + circles.length === 0) return null

  return (
    <section>
      <Lintel size="section">{t('plan.title')}</Lintel>
      <div className={styles.plan}>
        {added.length > 0 && (
          <CallOut>
            <b>{t('plan.added')}</b>
            <ul>
              {added.map(({ item_id, title, version, because }) => (
                <li key={item_id}>{t('plan.added_line', { title, version, because })}</li>
              ))}
            </ul>
          </CallOut>
        )}
        {missing.length > 0 && (
          <CallOut kind="warning">
            <b>{t('plan.missing')}</b>
            <ul>
              {missing.map(({ kind, id, range, because }) => (
                <li key={`${kind} ${id} ${because}`}>{t(`plan.missing_${kind}`, { id, range, because })}</li>
              ))}
            </ul>
          </CallOut>
        )}
        {unfitting.length > 0 && (
          <CallOut kind="warning">
            <b>{t('plan.unfitting')}</b>
            <ul>
              {unfitting.map(({ id, version, range, because }) => (
                <li key={`${id} ${because}`}>{t('plan.unfitting_line', { id, version, range, because })}</li>
              ))}
            </ul>
          </CallOut>
        )}
        {circles.length > 0 && (
          <CallOut kind="warning">
            <b>{t('plan.circles')}</b>
            <ul>
              {circles.map((circle) => (
                <li key={circle.join()}>{[...circle, circle[0]].join(' → ')}</li>
              ))}
            </ul>
          </CallOut>
        )}
      </div>
    </section>
  )
}
