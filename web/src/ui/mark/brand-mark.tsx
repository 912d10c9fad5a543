import styles from './brand-mark.module.css'

/** The plan of a courtyard: 回. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path fillRule="evenodd" d="M2 2h24v24H2zM5 5v18h18V5z" />
      <path className={styles.light} d="M9 9h10v10z" />
      <path className={styles.shade} d="M9 9v10h10z" />
    </svg>
  )
}
