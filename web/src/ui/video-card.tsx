import type { ResourceType } from '@atrium/contract/resource-types'
import { Link } from 'react-router'
import { Cover } from './cover.tsx'
import { PlayIcon } from './icon/view.tsx'
import styles from './video-card.module.css'

interface VideoCardProps {
  /** Lends its hue and pattern to the cover. */
  type: ResourceType
  id: string | number
  image?: string | null
  title: string
  /** Where it plays; without it the card only tells. */
  to?: string
  duration_seconds: number
  /** Series and lesson: '流程引擎 · 第 4 讲'. */
  note: string
  level?: 2 | 3
}

export function VideoCard({ type, id, image, title, to, duration_seconds, note, level = 3 }: VideoCardProps) {
  const Heading = `h${level}` as const

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Cover type={type} id={id} image={image} shape="video" />
        <span className={styles.play}>
          <PlayIcon size={18} />
        </span>
        <span className={styles.duration}>{clock(duration_seconds)}</span>
      </div>
      <Heading>{to ? <Link to={to}>{title}</Link> : title}</Heading>
      <p>{note}</p>
    </article>
  )
}

/** 506 → '08:26', and '1:08:26' beyond an hour. */
function clock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
