import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ChevronLeftIcon, ChevronRightIcon, MoreIcon } from '../icon/icons.tsx'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  lastPage: number
  addressOf: (page: number) => string
  /** The total or the page size, at the right. */
  note?: ReactNode
  /** What follows the last page that has a number. */
  beyond?: string | null
}

export function Pager({ page, lastPage, addressOf, note, beyond = null }: PagerProps) {
  const { t } = useTranslation('shared')

  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <Step to={page > 1 ? addressOf(page - 1) : null} label={t('pager.previous')}>
        <ChevronLeftIcon size={18} />
      </Step>
      {pagesAround(page, lastPage).map((place) =>
        typeof place === 'number' ? (
          <Link
            key={place}
            className={styles.place}
            to={addressOf(place)}
            aria-label={t('pager.page', { page: place })}
            aria-current={place === page ? 'page' : undefined}
          >
            {place}
          </Link>
        ) : (
          <span key={place} className={styles.place}>
            <MoreIcon size={18} />
          </span>
        ),
      )}
      <Step to={page < lastPage ? addressOf(page + 1) : beyond} label={t('pager.next')}>
        <ChevronRightIcon size={18} />
      </Step>
      {note && <span className={styles.note}>{note}</span>}
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span className={styles.place} data-off="" aria-hidden="true">
        {children}
      </span>
    )
  }
  return (
    <Link className={styles.place} to={to} aria-label={label}>
      {children}
    </Link>
  )
}

type PagerItem = number | 'gap before' | 'gap after'

/** The pages worth a link: the first, the last, and one on each side of the one that is open. Up to seven: all. */
export function pagesAround(page: number, lastPage: number): PagerItem[] {
  const all = Array.from({ length: Math.max(lastPage, 1) }, (_, place) => place + 1)
  if (lastPage <= 7) return all

  const from = Math.min(Math.max(page - 1, 1), lastPage - 2)
  const near = all.slice(from - 1, from + 2)
  return [...before(from), ...near, ...after(from + 2, lastPage)]
}

/** A gap that would hide a single page shows the page instead. */
function before(first: number): PagerItem[] {
  if (first <= 3) return [1, 2].slice(0, first - 1)
  return [1, 'gap before']
}

function after(last: number, lastPage: number): PagerItem[] {
  const missing = lastPage - last
  if (missing <= 2) return [lastPage - 1, lastPage].slice(2 - missing)
  return ['gap after', lastPage]
}
