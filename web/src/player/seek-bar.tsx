import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../ui/format/clock.ts'
import { ahead } from './ahead.ts'
import type { PlayerVideo, VideoStoryboard } from './media.ts'
import { placeOf } from './place-of.ts'
import type { Playback } from './playback.ts'
import styles from './seek-bar.module.css'
import { usePlayback } from './use-playback.ts'

const cell = { width: 160, height: 90 }

/** The course of the video: how far it is, how much is there, where chapters begin, and what is to be seen where. */
export function SeekBar({ playback, film }: { playback: Playback; film: PlayerVideo }) {
  const { t } = useTranslation('video')
  const [hovered, setHovered] = useState<number | null>(null)
  const duration = usePlayback(playback, ({ duration }) => duration())
  const seconds = usePlayback(playback, ({ time }) => Math.round(time() * 4) / 4)
  const loaded = usePlayback(playback, ({ video }) => Math.round(video.currentTime + ahead(video)))
  const { chapters, media } = film
  const chapterAt = (moment: number) =>
    chapters[
      placeOf(
        chapters.map(({ seconds }) => seconds),
        moment,
      )
    ]?.title
  const part = (moment: number) => `${(100 * Math.min(moment, duration)) / duration}%`

  const look = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setHovered(Math.min(1, Math.max(0, (clientX - left) / width)) * duration)
  }

  return (
    <div className={styles.bar} onPointerMove={look} onPointerLeave={() => setHovered(null)}>
      <span className={styles.track}>
        <i className={styles.loaded} style={{ width: part(loaded) }} />
        <i className={styles.passed} style={{ width: part(seconds) }} />
        {chapters
          .filter(({ seconds }) => seconds > 0)
          .map(({ seconds, title }) => (
            <u key={title} data-chapter style={{ left: part(seconds) }} />
          ))}
        <b style={{ left: part(seconds) }} />
      </span>
      <input
        type="range"
        aria-label={t('player.place')}
        aria-valuetext={[
          t('player.place_of', { time: formatClock(seconds), duration: formatClock(Math.round(duration)) }),
          chapterAt(seconds),
        ]
          .filter(Boolean)
          .join(t('player.comma'))}
        min={0}
        max={duration}
        step={0.25}
        value={seconds}
        onChange={({ target }) => playback.seek(Number(target.value))}
      />
      {hovered !== null && (
        <span className={styles.preview} style={{ left: `clamp(84px, ${part(hovered)}, calc(100% - 84px))` }}>
          {media.storyboard && <StoryboardPicture board={media.storyboard} seconds={hovered} />}
          <span>{formatClock(hovered)}</span>
          {chapterAt(hovered) && <span className={styles.chapter}>{chapterAt(hovered)}</span>}
        </span>
      )}
    </div>
  )
}

/** The small picture nearest before a moment, cut from the sheet. */
function StoryboardPicture({ board, seconds }: { board: VideoStoryboard; seconds: number }) {
  const { address, every, columns, rows } = board
  const place = Math.min(columns * rows - 1, Math.floor(seconds / every))

  return (
    <span
      className={styles.picture}
      data-storyboard={place}
      style={{
        backgroundImage: `url("${address}")`,
        backgroundSize: `${columns * cell.width}px ${rows * cell.height}px`,
        backgroundPosition: `-${(place % columns) * cell.width}px -${Math.floor(place / columns) * cell.height}px`,
      }}
    />
  )
}
