import type { ResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Cover } from '../cover/cover.tsx'
import { formatClock } from '../format/clock.ts'
import { PlayIcon } from '../icon/home-icons.tsx'
import { LanguageMark, type ShownAs } from '../mark/language-mark.tsx'
import styles from './video-card.module.css'

interface VideoCardProps {
  /** Lends its hue and pattern to the cover. */
  type: ResourceType
  id: string | number
  image?: string | null
  title: string
  /** In which language the title is. */
  shown?: ShownAs
  /** The page that plays it; without one the card is not a link. */
  to?: string
  duration_seconds: number
  /** Series and lesson: '流程引擎 · 第 4 讲'. */
  note: ReactNode
  /** Lies over the picture: how far somebody watched. */
  over?: ReactNode
  /** Pictures below the first screen may wait. */
  lazy?: boolean
  level?: 2 | 3
}

export function VideoCard({
  type,
  id,
  image,
  title,
  shown,
  to,
  duration_seconds,
  note,
  over,
  lazy = false,
  level = 3,
}: VideoCardProps) {
  const Heading = `h${level}` as const

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover type={type} id={id} image={image} shape="video" lazy={lazy} />
        <span className={styles.play}>
          <PlayIcon size={18} />
        </span>
        <span className={styles.duration}>{formatClock(duration_seconds)}</span>
        {over}
      </div>
      <Heading lang={shown?.language}>{to ? <Link to={to}>{title}</Link> : title}</Heading>
      <p>
        {note} <LanguageMark shown={shown} />
      </p>
    </article>
  )
}
