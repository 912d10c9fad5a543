import { useTranslation } from 'react-i18next'
import { Link, useHref } from 'react-router'
import { usePage } from '../../platform/page/page.ts'
import styles from './feed-link.module.css'

/** Tells browsers and readers of feeds where the feed is. */
export function FeedHint() {
  const { t } = useTranslation('download')
  const { language, platformTitle } = usePage()
  const address = useHref(`/feed/app-store.xml?lang=${language}`)
  return (
    <link
      rel="alternate"
      type="application/atom+xml"
      title={`${t('common:area.app-store')} · ${platformTitle}`}
      href={address}
    />
  )
}

/** The same for people, at the foot of the list. */
export function FeedLink() {
  const { t } = useTranslation('download')
  const { language } = usePage()
  return (
    <p className={styles.feed}>
      <Link to={`/feed/app-store.xml?lang=${language}`} reloadDocument>
        {t('apps.subscribe')}
      </Link>
    </p>
  )
}
