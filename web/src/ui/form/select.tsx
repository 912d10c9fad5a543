import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icon/home-icons.tsx'
import styles from './select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'size' | 'children'> {
  options: readonly { value: string; name: string }[]
  /** `bare` inside another control, without its own edge. */
  size?: 'small' | 'medium' | 'bare'
}

export function Select({ options, size = 'medium', ...rest }: SelectProps) {
  return (
    <span className={styles.select} data-size={size}>
      <select {...rest}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </span>
  )
}
