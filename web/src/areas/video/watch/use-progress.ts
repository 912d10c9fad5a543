import { useEffect, useState } from 'react'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQueryFunction } from '../../../platform/api/use-query.ts'
import type { Playback } from '../../../player/playback.ts'
import { findWatched, saveWatched } from '../watched.ts'

/** Nobody wants to be taken back to the first words, or to the last. */
const worthResuming = { from: 5, until: 0.95 }
const saveEvery = 5_000

/** Begins where the address says, or where somebody stopped, and remembers where they are. The moment it went on from. */
export function useProgress(playback: Playback | null, video_id: number): number | null {
  const [resumed, setResumed] = useState<number | null>(null)
  const { data: watched } = useQueryFunction(findWatched, playback && secondsInAddress() === null ? video_id : null)

  useEffect(() => {
    if (!playback) return
    const { video } = playback
    goToAddress(playback)

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
      if (video.played.length > 0) save()
      clearInterval(timer)
      video.removeEventListener('play', count)
      video.removeEventListener('pause', save)
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('hashchange', jump)
    }
  }, [playback, video_id])

  useEffect(() => {
    if (!playback || !watched || playback.time() > 0 || !playback.video.paused) return
    const { from, until } = worthResuming
    if (watched.seconds < from || watched.seconds > playback.duration() * until) return
    playback.seek(watched.seconds)
    setResumed(watched.seconds)
  }, [playback, watched])

  return resumed
}

function goToAddress(playback: Playback) {
  const seconds = secondsInAddress()
  if (seconds !== null) playback.seek(seconds)
}

/** `#t=372` names a moment. */
function secondsInAddress(): number | null {
  const seconds = /^#t=(\d+(?:\.\d+)?)$/.exec(location.hash)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

function saveHere(playback: Playback, video_id: number) {
  const seconds = Math.round(playback.time() * 10) / 10
  return saveWatched({ video_id, seconds, duration_seconds: Math.round(playback.duration()) })
}

/** A play that cannot be counted is played all the same. */
function countPlay(video_id: number) {
  return ask(quietCaller(), 'POST /api/videos/{video_id}/plays', { params: { video_id } }).catch(() => {})
}
