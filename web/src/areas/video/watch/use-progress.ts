import { useEffect, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import type { Playback } from '../../../player/playback.ts'
import { findWatched, saveWatched } from '../watched.ts'

/** Nobody wants to be taken back to the first words, or to the last. */
const worthResuming = { from: 5, until: 0.95 }
const saveEvery = 5_000

/** Begins where the address says, or where somebody stopped, and remembers where they are. The moment it went on from. */
export function useProgress(playback: Playback | null, video_id: number): number | null {
  const [resumed, setResumed] = useState<number | null>(null)

  useEffect(() => {
    if (!playback) return
    const { video } = playback
    let hasLeft = false
    begin()

    const save = () => void saveHere(playback, video_id).catch(() => {})
    const timer = setInterval(() => !video.paused && save(), saveEvery)
    const leave = () => document.visibilityState === 'hidden' && video.played.length > 0 && save()
    const count = () => void countPlay(video_id)
    const jump = () => goToAddress(playback)
    video.addEventListener('play', count, { once: true })
    video.addEventListener('pause', save)
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('hashchange', jump)
    return () => {
      hasLeft = true
      if (video.played.length > 0) save()
      clearInterval(timer)
      video.removeEventListener('play', count)
      video.removeEventListener('pause', save)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('hashchange', jump)
    }

    async function begin() {
      if (!playback || goToAddress(playback)) return
      const watched = await findWatched(video_id).catch(() => null)
      const isUntouched = playback.time() === 0 && video.paused
      if (hasLeft || !watched || !isUntouched) return
      const { from, until } = worthResuming
      if (watched.seconds < from || watched.seconds > playback.duration() * until) return
      playback.seek(watched.seconds)
      setResumed(watched.seconds)
    }
  }, [playback, video_id])

  return resumed
}

/** `#t=372`: true when the address names a moment. */
function goToAddress(playback: Playback): boolean {
  const seconds = /^#t=(\d+(?:\.\d+)?)$/.exec(location.hash)?.[1]
  if (seconds === undefined) return false
  playback.seek(Number(seconds))
  return true
}

function saveHere(playback: Playback, video_id: number) {
  const seconds = Math.round(playback.time() * 10) / 10
  return saveWatched({ video_id, seconds, duration_seconds: Math.round(playback.duration()) })
}

/** A play that cannot be counted is played all the same. */
function countPlay(video_id: number) {
  return ask(quietCaller(), 'POST /api/videos/{video_id}/plays', { params: { video_id } }).catch(() => {})
}
