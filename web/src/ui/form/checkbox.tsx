import type { ComponentProps, ReactNode } from 'react'
import styles from './choice.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'ref' | 'children'> {
  /** Some, not all, of what it stands for. */
  partly?: boolean
  /** Without words it needs an aria-label. */
  children?: ReactNode
}

export function Checkbox({ partly = false, children, ...rest }: CheckboxProps) {
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = partly
        }}
        {...rest}
      />
      {children}
    </label>
  )
}
