import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../page/language-names.ts'
import { formatClock } from '../ui/format/clock.ts'
import { PlayIcon } from '../ui/icon/home-icons.tsx'
import { CaptionsIcon, ExpandIcon, PauseIcon, VolumeIcon } from '../ui/icon/icons.tsx'
import type { ChosenCaptions } from './captions.tsx'
import styles from './controls.module.css'
import { MutedIcon, PictureIcon, ShrinkIcon } from './icons.tsx'
import type { PlayerVideo } from './media.ts'
import { Menu } from './menu.tsx'
import { placeOf } from './place-of.ts'
import type { Playback } from './playback.ts'
import { rates, setRate } from './rates.ts'
import { SeekBar } from './seek-bar.tsx'
import { usePlayback } from './use-playback.ts'
import { canPictureInPicture, toggleFullScreen, togglePictureInPicture } from './window.ts'

interface ControlsProps {
  playback: Playback
  film: PlayerVideo
  frame: HTMLElement
  captions: ChosenCaptions
  onHelp: () => void
}

export function Controls({ playback, film, frame, captions, onHelp }: ControlsProps) {
  const { t } = useTranslation('video')
  const { video } = playback
  const isPlaying = usePlayback(playback, () => !video.paused)
  const rate = usePlayback(playback, () => video.playbackRate)
  const quality = usePlayback(playback, ({ quality }) => quality())
  const isFull = useIsFull()

  return (
    <fieldset className={styles.controls} aria-label={t('player.controls')}>
      <SeekBar playback={playback} film={film} />
      <div className={styles.row}>
        <button type="button" aria-label={isPlaying ? t('player.pause') : t('player.play')} onClick={playback.toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <Volume playback={playback} />
        <Moment playback={playback} film={film} />
        <Menu
          label={t('player.speed')}
          chosen={String(rate)}
          choices={rates.map((one) => ({ id: String(one), name: `${one}×` }))}
          onChoose={(one) => setRate(video, Number(one))}
        />
        {captions.languages.length > 0 && (
          <Menu
            label={t('player.captions')}
            icon={<CaptionsIcon />}
            chosen={captions.language}
            choices={[
              { id: 'off', name: t('player.captions_off') },
              ...film.captions.map(({ language }) => ({ id: language, name: languageNames[language] })),
            ]}
            onChoose={captions.choose}
          />
        )}
        <Menu
          label={t('player.quality')}
          chosen={quality ?? ''}
          choices={[
            { id: '', name: t('player.quality_auto') },
            ...film.media.renditions.map(({ name }) => ({ id: name, name: name.toUpperCase() })),
          ]}
          onChoose={(name) => playback.choose(name || null)}
        />
        <button type="button" className={styles.desk} aria-label={t('player.help.title')} onClick={onHelp}>
          <span aria-hidden="true">?</span>
        </button>
        {canPictureInPicture() && (
          <button
            type="button"
            className={styles.desk}
            aria-label={t('player.picture')}
            onClick={() => togglePictureInPicture(video)}
          >
            <PictureIcon />
          </button>
        )}
        <button
          type="button"
          aria-label={isFull ? t('player.full_leave') : t('player.full')}
          onClick={() => toggleFullScreen(frame, video)}
        >
          {isFull ? <ShrinkIcon /> : <ExpandIcon />}
        </button>
      </div>
    </fieldset>
  )
}

function useIsFull(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}

/** Where it is, how long it is, and what this part is called. */
function Moment({ playback, film: { chapters } }: { playback: Playback; film: PlayerVideo }) {
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

function Volume({ playback }: { playback: Playback }) {
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
