import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page.ts'
import styles from './feed-link.module.css'

/** Tells browsers and readers of feeds where the feed is. */
export function FeedHint() {
  const { t } = useTranslation('download')
  const { language, platformTitle } = usePage()
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${t('common:area.app-store')} · ${platformTitle}`}
      href={`/feed/app-store.xml?lang=${language}`}
    />
  )
}

/** The same for people, at the foot of the list. */
export function FeedLink() {
  const { t } = useTranslation('download')
  const { language } = usePage()
  return (
    <p className={styles.feed}>
      <a href={`/feed/app-store.xml?lang=${language}`}>{t('apps.subscribe')}</a>
    </p>
  )
}
