import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { usePage } from '../../platform/page/page.ts'
import styles from './feed-link.module.css'

/** Tells browsers and readers of feeds where the feed is. */
export function FeedHint() {
  const { t } = useTranslation('download')
  const { language, platformTitle } = usePage()
  const address = useHref(`/feed/download.xml?lang=${language}`)
  return (
    <link rel="alternate" type="application/atom+xml" title={`${t('list.title')} · ${platformTitle}`} href={address} />
  )
}

/** Where programs and readers of feeds find the same, at the foot of the page. */
export function ForPrograms() {
  const { t } = useTranslation('download')
  const { language } = usePage()
  return (
    <p className={styles.feed}>
      <Link to={`/feed/download.xml?lang=${language}`} reloadDocument>
        {t('list.subscribe')}
      </Link>
      <Link to={`/download/index.json?lang=${language}`} reloadDocument>
        {t('list.index')}
      </Link>
    </p>
  )
}
