import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../cover/cover.tsx'
import { Glyph } from '../cover/glyph.tsx'
import { formatFigure } from '../format/figure.ts'
import { DownloadIcon } from '../icon/home-icons.tsx'
import { LanguageMark, type ShownAs } from '../mark/language-mark.tsx'
import { Tag } from '../mark/tag.tsx'
import { pressShortcut } from './press-shortcut.ts'
import { Rating } from './rating.tsx'
import styles from './resource-card.module.css'

interface ResourceCardProps {
  type: ResourceType
  id: string | number
  title: string
  summary: string
  /** In which language title and summary are. */
  shown?: ShownAs
  to: string
  image?: string | null
  download_count: number
  rating?: number | null
  /** The versions it works with: '10.1+'. */
  version?: string | null
  official?: boolean
  /** Who made it; says 'official' instead where that is true. */
  author?: string
  /** After the versions: whether it works on one's own. */
  mark?: ReactNode
  /** The name of the type, where a list mixes types: its glyph alone says nothing to those who listen. */
  typeName?: string
  /**
   * Over the lower edge of the cover while the card is pointed at or has the focus; below the text on touch screens. Keys of
   * `aria-keyshortcuts` work anywhere in the card.
   */
  actions?: ReactNode
  level?: 2 | 3
  lazy?: boolean
}

/** Cover, title, two lines, figures on a hairline; no box around it. The whole card leads to the resource. */
export function ResourceCard(props: ResourceCardProps) {
  const { type, id, title, summary, shown, to, image, typeName, actions, level = 3, lazy = false } = props
  const Heading = `h${level}` as const

  return (
    <article className={styles.card} data-type={type} onKeyDown={pressShortcut}>
      <div className={styles.cover}>
        <Cover type={type} id={id} image={image} lazy={lazy} />
      </div>
      <Heading className={styles.title}>
        <Glyph type={type} size={16} />
        {typeName && <span className="visually-hidden">{typeName}</span>}
        <Link to={to} lang={shown?.language}>
          {title}
        </Link>
      </Heading>
      <p className={styles.summary} lang={shown?.language}>
        {summary}
      </p>
      {actions && (
        <div className={styles.overlay}>
          <div className={styles.actions}>{actions}</div>
        </div>
      )}
      <Figures {...props} />
    </article>
  )
}

function Figures({ download_count, rating, version, mark, shown, official, author }: ResourceCardProps) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles.figures}>
      <span title={t('card.downloads')}>
        <DownloadIcon size={14} />
        {formatFigure(download_count)}
      </span>
      {rating ? <Rating value={rating} /> : null}
      {version && <span>{version}</span>}
      {mark}
      <LanguageMark shown={shown} />
      <span className={styles.author}>{official ? <Tag kind="official">{t('badge.official')}</Tag> : author}</span>
    </div>
  )
}
