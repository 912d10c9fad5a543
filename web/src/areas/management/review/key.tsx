import styles from './key.module.css'

/** The key that does what its button does: read out as the shortcut of the button, not with its name. */
export function Key({ children }: { children: string | number }) {
  return (
    <span className={styles.key} aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
