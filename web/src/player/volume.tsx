import { useTranslation } from 'react-i18next'
import { VolumeIcon } from '../ui/icon/icons.tsx'
import styles from './controls.module.css'
import { MutedIcon } from './icons.tsx'
import type { Playback } from './playback.ts'
import { usePlayback } from './use-playback.ts'

export function Volume({ playback }: { playback: Playback }) {
  const { t } = useTranslation('video')
  const { video } = playback
  const isMuted = usePlayback(playback, () => video.muted || video.volume === 0)
  const volume = usePlayback(playback, () => (video.muted ? 0 : video.volume))

  function toggle() {
    video.muted = !video.muted
    if (!video.muted && video.volume === 0) video.volume = 0.5
  }

  return (
    <span className={styles.volume}>
      <button type="button" aria-label={t('player.mute')} aria-pressed={isMuted} onClick={toggle}>
        {isMuted ? <MutedIcon /> : <VolumeIcon />}
      </button>
      <input
        type="range"
        data-volume
        aria-label={t('player.volume')}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => {
          video.muted = false
          video.volume = Number(target.value)
        }}
      />
    </span>
  )
}
