import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../ui/format/clock.ts'
import type { Playback } from './playback.ts'
import styles from './resumed.module.css'
import { usePlayback } from './use-playback.ts'

/** Long enough to be read and reached, once it plays. */
const shownFor = 8_000

export function Resumed({ playback, seconds }: { playback: Playback; seconds: number }) {
  const { t } = useTranslation('video')
  const isPlaying = usePlayback(playback, ({ video }) => !video.paused)
  const [isShown, setShown] = useState(true)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setShown(false), shownFor)
    return () => clearTimeout(timer)
  }, [isPlaying])

  function fromBeginning() {
    playback.seek(0)
    setShown(false)
  }
  if (!isShown) return null
  return (
    <p className={styles.note}>
      {t('player.resumed', { time: formatClock(seconds) })}
      <button type="button" onClick={fromBeginning}>
        {t('player.from_beginning')}
      </button>
    </p>
  )
}
