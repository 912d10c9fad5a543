import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Report } from '../../../page/ratings/report.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { Avatar } from '../../../ui/mark/avatar.tsx'
import type { AppDetail } from './answers.ts'
import styles from './aside.module.css'

/** Who stands behind it, and how it gets into an office system. */
export function Aside({ app }: { app: AppDetail }) {
  const { t } = useTranslation('download')
  const { app_id, publisher, publisher_id, publisher_apps } = app

  return (
    <aside className={styles.aside}>
      <Part title={t('apps.publisher.title')}>
        <div className={styles.publisher}>
          <Avatar name={publisher} size={40} />
          <p>
            <b>{publisher}</b>
            <span>{t('apps.publisher.count', { count: publisher_apps })}</span>
          </p>
          <ButtonLink size="small" to={`/app-store/publisher/${publisher_id}`}>
            {t('apps.publisher.page')}
          </ButtonLink>
        </div>
      </Part>
      <Part title={t('apps.how.title')}>
        <ol className={styles.steps}>
          {(['ask', 'decide', 'install'] as const).map((step) => (
            <li key={step}>{t(`apps.how.${step}`)}</li>
          ))}
        </ol>
      </Part>
      <Report
        subject={`app:${app_id}`}
        report={(body) => ask(quietCaller(), 'POST /api/apps/{app_id}/reports', { params: { app_id }, body })}
      />
    </aside>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
