import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  children: ReactNode
  /** `official` for content of the vendor; `good` and `bad` for a verdict. */
  kind?: 'usual' | 'official' | 'good' | 'bad'
  /** In the hue of a type. */
  type?: ResourceType
}

export function Tag({ children, kind = 'usual', type }: TagProps) {
  return (
    <span className={styles.tag} data-kind={kind} data-type={type}>
      {children}
    </span>
  )
}
