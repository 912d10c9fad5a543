import type { ComponentProps } from 'react'
import styles from './choice.module.css'

/** On or off, at once, without a button to confirm. */
export function Switch({ children, ...rest }: Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'>) {
  return (
    <label className={styles.choice}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked */}
      <input type="checkbox" role="switch" {...rest} />
      {children}
    </label>
  )
}
