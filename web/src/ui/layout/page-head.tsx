import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { Glyph } from '../cover/glyph.tsx'
import type { ShownAs } from '../mark/language-mark.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  /** The way here, this page last. */
  places: { name: string; to?: string }[]
  title: string
  lead?: string
  /** In which language title and lead are. */
  shown?: ShownAs
  /** Below the lead: what to know about the page before reading it. */
  note?: ReactNode
  type?: ResourceType
  /** One button or box, at the right. */
  aside?: ReactNode
  /** A line in ink closes the head where no navigation follows. */
  closed?: boolean
}

export function PageHead({ places, title, lead, shown, note, type, aside, closed = false }: PageHeadProps) {
  return (
    <div className={styles.head} data-closed={closed || undefined}>
      <Breadcrumbs places={places} />
      <div className={styles.title}>
        {type && <Glyph type={type} size={48} />}
        <div>
          <h1 lang={shown?.language}>{title}</h1>
          {lead && <p lang={shown?.language}>{lead}</p>}
          {note}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}
