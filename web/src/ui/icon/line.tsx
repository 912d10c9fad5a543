import styles from './line.module.css'

export interface IconProps {
  /** Drawn on a grid of 20. */
  size?: number
}

/** One pen for all line icons. They are pictures beside words: the word, or the label of the button, is what is read. */
export function Line({ size = 20, d }: IconProps & { d: string }) {
  return (
    <svg className={styles.line} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
