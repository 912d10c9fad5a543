import { useTranslation } from 'react-i18next'
import { Form, Link, useLocation } from 'react-router'
import { useAddressWith } from '../platform/address/address.ts'
import { Input } from '../ui/form/input.tsx'
import { ArrowIcon, SearchIcon } from '../ui/icon/home-icons.tsx'
import styles from './own-list.module.css'

/** What a list of one's own things reads from its address. */
export function stretchIn({ searchParams }: URL) {
  return { after: searchParams.get('after'), keyword: searchParams.get('keyword')?.trim().slice(0, 60) ?? '' }
}

/** Searches the list below by its address; what else was chosen there stays chosen, and the list begins anew. */
export function SearchWithin({ label, keyword }: { label: string; keyword: string }) {
  const { t } = useTranslation('shared')
  const { pathname, search } = useLocation()
  const chosen = [...new URLSearchParams(search)].filter(([name]) => !['keyword', 'page', 'after'].includes(name))

  return (
    <Form className={styles.form} role="search" action={pathname} preventScrollReset>
      {chosen.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        key={keyword}
        size="small"
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={label}
        defaultValue={keyword}
        maxLength={60}
        icon={<SearchIcon size={16} />}
      />
      <button type="submit">{t('search.submit')}</button>
    </Form>
  )
}

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
