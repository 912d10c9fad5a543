import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import styles from './glyph.module.css'

/** The seven signs: 24 grid, solid, two tones. Never recoloured, never rotated, never put in a circle. */
const shapes: Record<ResourceType, ReactNode> = {
  form: (
    <>
      <path d="M2.5 3.5H9V10H2.5zM2.5 14H9v6.5H2.5z" />
      <path className={styles.second} d="M11.5 3.5h10V10h-10zM11.5 14h10v6.5h-10z" />
    </>
  ),
  flow: (
    <>
      <path className={styles.second} d="M4.8 8h2.6v8.2H13v2.6H4.8z" />
      <circle cx="6.1" cy="6.2" r="4.2" />
      <path d="m16.9 11.8 5.7 5.7-5.7 5.7-5.7-5.7z" />
    </>
  ),
  login: (
    <>
      <path className={styles.second} d="M4.5 21.5V10.7a7.5 7.5 0 0 1 15 0v10.8z" />
      <path d="M12 8a3 3 0 0 1 1.6 5.5l1.1 8H9.3l1.1-8A3 3 0 0 1 12 8z" />
    </>
  ),
  'document-template': (
    <>
      <path className={styles.second} d="M4.5 2h9v6h6v14h-15z" />
      <path d="m13.5 2 6 6h-6zM8 11.5h8v2.2H8zM8 16h5v2.2H8z" />
    </>
  ),
  'document-style': (
    <>
      <path d="M11 3v12a6 6 0 0 1 0-12z" />
      <path className={styles.second} d="M11 3h10v2.6h-1.6V21h-2.6V5.6h-2V21h-2.6V5.6H11z" />
    </>
  ),
  schedule: (
    <>
      <path
        className={styles.second}
        d="M2.5 5a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m7 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m7 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m-14 7a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m0 7a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m7 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0m7 0a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0"
      />
      <path d="M12 9.5h7a2.5 2.5 0 0 1 0 5h-7a2.5 2.5 0 0 1 0-5z" />
    </>
  ),
  portal: (
    <>
      <path d="M3 3h18v4.6H3zM12.4 16.4H21V21h-8.6z" />
      <path className={styles.second} d="M3 9.8h7.2V21H3zM12.4 9.8H21v4.4h-8.6z" />
    </>
  ),
}

interface GlyphProps {
  type: ResourceType
  size?: number
  /** Where a drawing places it; glyphs in text leave these out. */
  x?: number
  y?: number
}

export function Glyph({ type, size = 24, x, y }: GlyphProps) {
  return (
    <svg
      className={styles.glyph}
      data-type={type}
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapes[type]}
    </svg>
  )
}
