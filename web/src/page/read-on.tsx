import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddressWith } from '../platform/address.ts'
import { ArrowIcon } from '../ui/icon/arrow.tsx'
import styles from './read-on.module.css'

interface ReadOnProps {
  /** Where the next part begins; null where this is the end. */
  next: string | null
  /** Where this part began; null for the beginning. */
  after: string | null
  note?: string
}

/** A list without page numbers: on, or back to its beginning. */
export function ReadOn({ next, after, note }: ReadOnProps) {
  const { t } = useTranslation('shared')
  const addressWith = useAddressWith()
  if (next === null && after === null) return null

  return (
    <nav className={styles.on} aria-label={t('pager.label')}>
      {after !== null && <Link to={addressWith({ after: null })}>{t('pager.beginning')}</Link>}
      {next !== null && (
        <Link to={addressWith({ after: next })}>
          {t('pager.on')}
          <ArrowIcon size={16} />
        </Link>
      )}
      {note && <span>{note}</span>}
    </nav>
  )
}

/** What a list reads from its address. */
export function stretchIn({ searchParams }: URL) {
  return { after: searchParams.get('after'), keyword: searchParams.get('keyword')?.trim().slice(0, 60) ?? '' }
}
