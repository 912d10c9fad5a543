import type { ComponentProps, ReactNode } from 'react'
import styles from './input.module.css'

interface InputProps extends Omit<ComponentProps<'input'>, 'className' | 'size'> {
  size?: 'small' | 'medium' | 'large'
  /** Before the text. */
  icon?: ReactNode
  /** After the text: a unit, a state, a small button. */
  end?: ReactNode
}

/** A placeholder is an example, never the label. */
export function Input({ size = 'medium', icon, end, ...rest }: InputProps) {
  return (
    <span className={styles.box} data-size={size}>
      {icon}
      <input className={styles.input} {...rest} />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  )
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <span className={styles.box} data-size="area">
      <textarea className={styles.input} rows={3} {...props} />
    </span>
  )
}
