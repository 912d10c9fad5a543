import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'
import { Link } from 'react-router'
import { Glyph } from '../cover/glyph.tsx'
import styles from './ranking.module.css'

interface RankingProps {
  title: string
  /** Over what it was counted: '近 30 天'. */
  note: string
  rows: { type: ResourceType; title: string; language?: Language; to: string; figure: string }[]
}

export function Ranking({ title, note, rows }: RankingProps) {
  return (
    <section className={styles.ranking}>
      <header>
        <h3>{title}</h3>
        <small>{note}</small>
      </header>
      <ol>
        {rows.map((row, place) => (
          <li key={row.to}>
            <i>{place + 1}</i>
            <Glyph type={row.type} size={16} />
            <Link to={row.to} lang={row.language}>
              {row.title}
            </Link>
            <span>{row.figure}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
