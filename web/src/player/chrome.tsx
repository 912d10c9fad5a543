import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayIcon } from '../ui/icon/home-icons.tsx'
import { CaptionLine, useCaptions } from './captions.tsx'
import styles from './chrome.module.css'
import { Controls } from './controls.tsx'
import { Help } from './help.tsx'
import { useKeys } from './keys.ts'
import type { PlayerVideo } from './media.ts'
import { openPlayback, type Playback } from './playback.ts'
import { Resumed } from './resumed.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { usePlayback } from './use-playback.ts'

const patience = 3_000

interface ChromeProps {
  film: PlayerVideo
  video: HTMLVideoElement
  frame: HTMLElement
  resumed: number | null
  onOpen: (playback: Playback | null) => void
}

/** Everything that lies over the picture. */
export default function Chrome({ video, film, onOpen, ...rest }: ChromeProps) {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const open = useRef(onOpen)
  open.current = onOpen

  useEffect(() => {
    const opened = openPlayback(video, film)
    setPlayback(opened)
    open.current(opened)
    return () => {
      opened.close()
      open.current(null)
    }
  }, [video, film])
  return playback && <Over playback={playback} film={film} {...rest} />
}

function Over({ playback, film, frame, resumed }: Omit<ChromeProps, 'video' | 'onOpen'> & { playback: Playback }) {
  const { t } = useTranslation('video')
  const [isHelping, setHelping] = useState(false)
  const captions = useCaptions(playback, film.captions)
  const isIdle = useIdle(frame, playback)
  const hasBegun = usePlayback(playback, ({ video }) => !video.paused || video.played.length > 0)
  useKeys({ playback, frame, captions, onHelp: () => setHelping((before) => !before) })

  return (
    <div className={styles.over} data-idle={isIdle || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button and the space bar */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the picture itself, for the pointer alone */}
      <div className={styles.picture} onClick={playback.toggle} />
      {!hasBegun && (
        <button type="button" className={styles.begin} aria-label={t('player.play')} onClick={playback.play}>
          <PlayIcon size={32} />
        </button>
      )}
      <CaptionLine playback={playback} captions={captions} />
      <TroubleNote playback={playback} />
      {resumed !== null && <Resumed playback={playback} seconds={resumed} />}
      <Controls playback={playback} film={film} frame={frame} captions={captions} onHelp={() => setHelping(true)} />
      <Help open={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

/** Whether nobody touched anything for a while: then the picture has the room to itself. Never while it stands still. */
function useIdle(frame: HTMLElement, playback: Playback): boolean {
  const [isIdle, setIdle] = useState(false)
  const isPlaying = usePlayback(playback, ({ video }) => !video.paused)

  useEffect(() => {
    setIdle(false)
    if (!isPlaying) return
    let timer = setTimeout(rest, patience)
    const wake = () => {
      clearTimeout(timer)
      setIdle(false)
      timer = setTimeout(rest, patience)
    }
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const sign of signs) frame.addEventListener(sign, wake)
    return () => {
      clearTimeout(timer)
      for (const sign of signs) frame.removeEventListener(sign, wake)
    }

    /** Keyboard focus keeps the controls visible. */
    function rest() {
      if (!frame.querySelector(':focus-visible')) setIdle(true)
    }
  }, [frame, isPlaying])
  return isIdle
}
