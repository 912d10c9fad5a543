import type { VideoStoryboard } from './media.ts'
import styles from './seek-bar.module.css'

const cell = { width: 160, height: 90 }

/** The small picture nearest before a moment, cut from the sheet. */
export function StoryboardPicture({ board, seconds }: { board: VideoStoryboard; seconds: number }) {
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
