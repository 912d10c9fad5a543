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
      title={`${t('list.title')} · ${platformTitle}`}
      href={`/feed/download.xml?lang=${language}`}
    />
  )
}

/** Where programs and readers of feeds find the same, at the foot of the page. */
export function ForPrograms() {
  const { t } = useTranslation('download')
  const { language } = usePage()
  return (
    <p className={styles.feed}>
      <a href={`/feed/download.xml?lang=${language}`}>{t('list.subscribe')}</a>
      <a href={`/download/index.json?lang=${language}`}>{t('list.index')}</a>
    </p>
  )
}
