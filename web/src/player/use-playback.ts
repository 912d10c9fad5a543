import { useSyncExternalStore } from 'react'
import type { Playback } from './playback.ts'

type PlaybackValue = string | number | boolean | null

/** A part of what goes on, as a plain value: drawn anew only when that value changes. */
export function usePlayback<Value extends PlaybackValue>(
  playback: Playback,
  select: (playback: Playback) => Value,
): Value {
  return useSyncExternalStore(playback.subscribe, () => select(playback))
}

/** The same for those who stand beside the player, and are there before it has come. */
export function usePlaybackOr<Value extends PlaybackValue>(
  playback: Playback | null,
  select: (playback: Playback) => Value,
  otherwise: Value,
): Value {
  return useSyncExternalStore(
    playback?.subscribe ?? never,
    () => (playback ? select(playback) : otherwise),
    () => otherwise,
  )
}

function never() {
  return () => {}
}
