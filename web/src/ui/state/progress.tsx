import styles from './progress.module.css'

/** How far it is, in percent. */
export function Progress({ label, value, failed = false }: { label: string; value: number; failed?: boolean }) {
  return (
    <progress
      className={styles.progress}
      aria-label={label}
      value={value}
      max={100}
      data-failed={failed || undefined}
    />
  )
}
