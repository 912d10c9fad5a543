import type { ResourceType } from '@atrium/contract/resource-types'
import { Link } from 'react-router'
import { Cover } from '../cover/cover.tsx'
import { Glyph } from '../cover/glyph.tsx'
import { formatFigure } from '../format/figure.ts'
import { DownloadIcon } from '../icon/home-icons.tsx'
import { LanguageMark, type ShownAs } from '../mark/language-mark.tsx'
import { Rating } from './rating.tsx'
import styles from './resource-row.module.css'

interface ResourceRowProps {
  type: ResourceType
  id: string | number
  typeName: string
  title: string
  summary: string
  /** In which language title and summary are. */
  shown?: ShownAs
  to: string
  image?: string | null
  download_count: number
  rating?: number | null
  /** The last words of the line: when it came, or what it fits. */
  note?: string
  /** `lead` is the one large item of a section. */
  size?: 'usual' | 'lead'
}

export function ResourceRow(props: ResourceRowProps) {
  const { type, id, typeName, title, summary, shown, to, image, download_count, rating, note, size = 'usual' } = props

  return (
    <article className={styles.row} data-type={type} data-size={size}>
      <Cover type={type} id={id} image={image} />
      <div>
        <h3>
          <Link to={to} lang={shown?.language}>
            {title}
          </Link>
        </h3>
        <p lang={shown?.language}>{summary}</p>
        <div className={styles.meta}>
          <span className={styles.type}>
            <Glyph type={type} size={14} />
            {typeName}
          </span>
          <span>
            <DownloadIcon size={14} />
            {formatFigure(download_count)}
          </span>
          {rating ? <Rating value={rating} /> : null}
          {note && <span>{note}</span>}
          <LanguageMark shown={shown} />
        </div>
      </div>
    </article>
  )
}
