import { useTranslation } from 'react-i18next'
import styles from './rating.module.css'

/** The average, and how many judged: ★ 4.8 126. */
export function Rating({ value, count }: { value: number; count?: string | number }) {
  return (
    <span className={styles.rating}>
      <Star size={13} />
      <b>{value.toFixed(1)}</b>
      {count !== undefined && <em>{count}</em>}
    </span>
  )
}

/** One person's verdict, as five stars. */
export function Stars({ value }: { value: 1 | 2 | 3 | 4 | 5 }) {
  const { t } = useTranslation('shared')
  return (
    <span className={styles.stars} role="img" aria-label={t('rating.stars', { value })}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={14} off={place > value} />
      ))}
    </span>
  )
}

function Star({ size, off }: { size: number; off?: boolean }) {
  return (
    <svg
      className={styles.star}
      data-off={off || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d="m10 2.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L2.5 8l5.2-.7z" />
    </svg>
  )
}
