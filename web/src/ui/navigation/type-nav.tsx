import type { ResourceType } from '@atrium/contract/resource-types'
import { Link } from 'react-router'
import { Glyph } from '../cover/glyph.tsx'
import { formatFigure } from '../format/figure.ts'
import styles from './type-nav.module.css'

interface TypeNavProps {
  label: string
  types: { type: ResourceType; name: string; count: number; to: string }[]
  current: ResourceType | null
}

/** Seven equal links; the current one has a bar in its hue. */
export function TypeNav({ label, types, current }: TypeNavProps) {
  return (
    <nav className={styles.types} aria-label={label}>
      {types.map(({ type, name, count, to }) => (
        <Link key={type} data-type={type} to={to} aria-current={type === current ? 'page' : undefined}>
          <Glyph type={type} size={20} />
          {name}
          <em>{formatFigure(count)}</em>
        </Link>
      ))}
    </nav>
  )
}
