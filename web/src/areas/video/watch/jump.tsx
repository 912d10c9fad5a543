import type { ReactNode } from 'react'
import type { Playback } from '../../../player/playback.ts'

interface JumpProps {
  seconds: number
  playback: Playback | null
  current: boolean
  children: ReactNode
}

/** To a moment of the video: an address of its own, which the player goes to without another entry in the history. */
export function Jump({ seconds, playback, current, children }: JumpProps) {
  return (
    <a
      href={`#t=${seconds}`}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        if (!playback || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        playback.seek(seconds)
        playback.play()
      }}
    >
      {children}
    </a>
  )
}
