import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import type { ProjectAnswer } from '../project.ts'
import styles from './activities.module.css'

const shown = 8

/** What happened last, by whom. */
export function Activities({ activities }: Pick<ProjectAnswer, 'activities'>) {
  const { t } = useTranslation('project')
  const { language } = usePage()
  const now = new Date().toISOString()

  return (
    <section aria-label={t('activity.title')}>
      <h2>{t('activity.title')}</h2>
      <ul className={styles.activities}>
        {activities.slice(0, shown).map(({ activity_id, action, user_name, subject, created_at }) => (
          <li key={activity_id}>
            <span>
              {t(`activity.${action}`, {
                who: user_name || t('people.former'),
                ...subject,
                ...(subject.role ? { role: t(`role.${subject.role}`) } : {}),
              })}
            </span>
            <time dateTime={created_at}>{formatMoment(created_at, now, language)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
