import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './kit-links.module.css'

interface KitLinksProps {
  kits: { slug: string; title: string }[]
}

const shown = 5

/** Where resources stand together by role; nothing where there are no kits. */
export function KitLinks({ kits }: KitLinksProps) {
  const { t } = useTranslation()
  if (kits.length === 0) return null

  return (
    <p className={styles.kits}>
      <span>{t('kits.by_role')}</span>
      {kits.slice(0, shown).map(({ slug, title }) => (
        <Link key={slug} to={`/resource/kits/${slug}`}>
          {title}
        </Link>
      ))}
      <Link to="/resource/kits">{t('kits.all')}</Link>
    </p>
  )
}
