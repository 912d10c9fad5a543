import type { ReactNode } from 'react'
import styles from './lintel.module.css'

interface LintelProps {
  children: ReactNode
  /** A part of a page, or a part of a part. */
  size?: 'page' | 'section'
  level?: 2 | 3
  id?: string
  /** One link or button, at the right. */
  aside?: ReactNode
}

/** A heading with a thick rule above it. */
export function Lintel({ children, size = 'page', level = 2, id, aside }: LintelProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.lintel} data-size={size}>
      <Heading id={id}>{children}</Heading>
      {aside}
    </div>
  )
}
