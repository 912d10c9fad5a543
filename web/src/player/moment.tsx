import { formatClock } from '../ui/format/clock.ts'
import styles from './controls.module.css'
import type { PlayerVideo } from './media.ts'
import { placeOf } from './place-of.ts'
import type { Playback } from './playback.ts'
import { usePlayback } from './use-playback.ts'

/** Where it is, how long it is, and what this part is called. */
export function Moment({ playback, film: { chapters } }: { playback: Playback; film: PlayerVideo }) {
  const seconds = usePlayback(playback, ({ time }) => Math.floor(time()))
  // As lists say it: to the nearest second.
  const duration = usePlayback(playback, ({ duration }) => Math.round(duration()))
  const beginnings = chapters.map((chapter) => chapter.seconds)
  const chapter = chapters[placeOf(beginnings, seconds + 0.5)]

  return (
    <span className={styles.moment}>
      <span>
        {formatClock(seconds)} / {formatClock(duration)}
      </span>
      {chapter && <span className={styles.chapter}>{chapter.title}</span>}
    </span>
  )
}
