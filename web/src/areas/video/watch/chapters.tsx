import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { placeOf } from '../../../player/place-of.ts'
import type { Playback } from '../../../player/playback.ts'
import { usePlaybackOr } from '../../../player/use-playback.ts'
import { formatClock } from '../../../ui/format/clock.ts'
import type { VideoDetail } from './answer.ts'
import styles from './chapters.module.css'
import { Jump } from './jump.tsx'

export function Chapters({ video: { chapters, next }, playback }: { video: VideoDetail; playback: Playback | null }) {
  const { t } = useTranslation('video')
  const beginnings = chapters.map(({ seconds }) => seconds)
  // Seeking lands a hair's breadth before the moment that was asked for.
  const current = usePlaybackOr(playback, ({ time }) => placeOf(beginnings, time() + 0.05), -1)

  return (
    <section className={styles.chapters} aria-labelledby="chapters">
      <h2 id="chapters">
        {t('watch.chapters')}
        <em>{t('watch.chapter', { count: chapters.length })}</em>
      </h2>
      <ol>
        {chapters.map(({ seconds, title }, place) => (
          <li key={seconds}>
            <Jump seconds={seconds} playback={playback} current={place === current}>
              <time>{formatClock(seconds)}</time>
              {title}
            </Jump>
          </li>
        ))}
      </ol>
      {next && (
        <Link className={styles.next} to={`/video/${next.video_id}`}>
          <span>{t('watch.next')}</span>
          {next.title}
          <time>{formatClock(next.duration_seconds)}</time>
        </Link>
      )}
    </section>
  )
}
