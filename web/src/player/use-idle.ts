import { useEffect, useState } from 'react'
import type { Playback } from './playback.ts'
import { usePlayback } from './use-playback.ts'

const patience = 3_000

/** Whether nobody touched anything for a while: then the picture has the room to itself. Never while it stands still. */
export function useIdle(frame: HTMLElement, playback: Playback): boolean {
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
