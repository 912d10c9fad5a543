import type { ComponentProps } from 'react'
import styles from './choice.module.css'

export function Radio({ children, ...rest }: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...rest} />
      {children}
    </label>
  )
}
