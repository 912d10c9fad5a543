import type { PlayerVideo } from './media.ts'
import { oneEngine } from './one-engine.ts'
import { keepSettings, readSettings } from './settings.ts'
import { type Trouble, watchTrouble } from './trouble.ts'

const events = [
  'play',
  'pause',
  'ended',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'progress',
  'loadedmetadata',
  'volumechange',
  'ratechange',
  'enterpictureinpicture',
  'leavepictureinpicture',
]

/** One video as everything around it sees it: where it stands, and what can be done with it. */
export interface Playback {
  video: HTMLVideoElement
  /** Tells of every change, and of every frame while it plays. */
  subscribe(listener: () => void): () => void
  time(): number
  duration(): number
  trouble(): Trouble | null
  quality(): string | null
  seek(seconds: number): void
  play(): void
  toggle(): void
  choose(quality: string | null): void
  retry(): void
  close(): void
}

/** Nothing is loaded before somebody wants to see something. */
export function openPlayback(video: HTMLVideoElement, { media, duration_seconds }: PlayerVideo): Playback {
  const listeners = new Set<() => void>()
  /** Where to begin, as long as there is nothing to be moved. */
  let beginning: number | null = null
  let trouble: Trouble | null = null
  let frame = 0

  const engine = oneEngine(video, media, () => watch.broken())
  const watch = watchTrouble(video, {
    again,
    patience: engine.patience,
    onTrouble(found) {
      if (trouble === found) return
      trouble = found
      notify()
    },
  })
  const { volume, muted, rate } = readSettings()
  Object.assign(video, { volume, muted, defaultPlaybackRate: rate, playbackRate: rate })
  for (const name of events) video.addEventListener(name, notify)
  video.addEventListener('loadedmetadata', begin)
  video.addEventListener('play', follow)
  video.addEventListener('volumechange', keep)
  video.addEventListener('ratechange', keep)

  return {
    video,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    time: () => beginning ?? video.currentTime,
    duration: () => (Number.isFinite(video.duration) ? video.duration : duration_seconds),
    trouble: () => trouble,
    quality: engine.quality,
    seek,
    play,
    toggle: () => (video.paused ? play() : video.pause()),
    choose(name) {
      engine.choose(name)
      notify()
    },
    retry: watch.retry,
    close() {
      cancelAnimationFrame(frame)
      watch.close()
      for (const name of events) video.removeEventListener(name, notify)
      video.removeEventListener('loadedmetadata', begin)
      video.removeEventListener('play', follow)
      video.removeEventListener('volumechange', keep)
      video.removeEventListener('ratechange', keep)
      engine.close()
    },
  }

  function notify() {
    for (const listener of listeners) listener()
  }

  /** `timeupdate` comes four times a second: too seldom for words that are spoken. */
  function follow() {
    cancelAnimationFrame(frame)
    notify()
    if (!video.paused) frame = requestAnimationFrame(follow)
  }

  function keep() {
    keepSettings({ volume: video.volume, muted: video.muted, rate: video.playbackRate })
  }

  function seek(seconds: number) {
    const goal = Math.min(Math.max(0, seconds), Math.max(0, (video.duration || duration_seconds) - 0.05))
    if (video.readyState === 0) beginning = goal
    else video.currentTime = goal
    notify()
  }

  function begin() {
    if (beginning !== null) video.currentTime = beginning
    beginning = null
  }

  /** What the browser began by itself, before we came, goes on as it is. */
  function play() {
    if (video.readyState === 0) {
      watch.waits()
      engine.start()
    }
    void engine
      .settled()
      .then(() => video.play())
      .catch(() => {})
  }

  function again() {
    if (engine.isThere()) return engine.again()
    engine.start()
    play()
  }
}
