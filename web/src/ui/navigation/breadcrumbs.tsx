import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './breadcrumbs.module.css'

/** The way here; the last place is the page itself and leads nowhere. */
export function Breadcrumbs({ places }: { places: { name: string; to?: string }[] }) {
  const { t } = useTranslation('shared')
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className={styles.breadcrumbs}>
        {places.map(({ name, to }) => (
          <li key={name}>{to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
