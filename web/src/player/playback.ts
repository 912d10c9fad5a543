import { startEngine } from './engine.ts'
import type { Engine } from './engine-kinds.ts'
import type { Film } from './media.ts'
import { keepSettings, readSettings } from './settings.ts'
import { type Trouble, watchTrouble } from './trouble.ts'

const events = [
  ...['play', 'pause', 'ended', 'seeking', 'seeked', 'timeupdate', 'durationchange', 'progress', 'loadedmetadata'],
  ...['volumechange', 'ratechange', 'enterpictureinpicture', 'leavepictureinpicture'],
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
export function openPlayback(video: HTMLVideoElement, { media, duration_seconds }: Film): Playback {
  const listeners = new Set<() => void>()
  /** Where to begin, as long as there is nothing to be moved. */
  let beginning: number | null = null
  let trouble: Trouble | null = null
  let quality: string | null = null
  /** Null where it could not be fetched. */
  let engine: Promise<Engine | null> | undefined
  let frame = 0

  /** Until an engine says otherwise. */
  let patience = 12_000

  const watch = watchTrouble(video, {
    again,
    patience: () => patience,
    tell(found) {
      if (trouble === found) return
      trouble = found
      tell()
    },
  })
  const { volume, muted, rate } = readSettings()
  Object.assign(video, { volume, muted, defaultPlaybackRate: rate, playbackRate: rate })
  for (const name of events) video.addEventListener(name, tell)
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
    quality: () => quality,
    seek,
    play,
    toggle: () => (video.paused ? play() : video.pause()),
    choose(name) {
      quality = name
      void engine?.then((running) => running?.choose(name))
      tell()
    },
    retry: watch.retry,
    close() {
      cancelAnimationFrame(frame)
      watch.close()
      for (const name of events) video.removeEventListener(name, tell)
      video.removeEventListener('loadedmetadata', begin)
      video.removeEventListener('play', follow)
      video.removeEventListener('volumechange', keep)
      video.removeEventListener('ratechange', keep)
      void engine?.then((running) => running?.close())
    },
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  /** `timeupdate` comes four times a second: too seldom for words that are spoken. */
  function follow() {
    cancelAnimationFrame(frame)
    tell()
    if (!video.paused) frame = requestAnimationFrame(follow)
  }

  function keep() {
    keepSettings({ volume: video.volume, muted: video.muted, rate: video.playbackRate })
  }

  function seek(seconds: number) {
    const goal = Math.min(Math.max(0, seconds), Math.max(0, (video.duration || duration_seconds) - 0.05))
    if (video.readyState === 0) beginning = goal
    else video.currentTime = goal
    tell()
  }

  function begin() {
    if (beginning !== null) video.currentTime = beginning
    beginning = null
  }

  /** What the browser began by itself, before we came, goes on as it is. */
  function play() {
    if (video.readyState === 0) {
      watch.waits()
      engine ??= start()
    }
    void Promise.resolve(engine)
      .then(() => video.play())
      .catch(() => {})
  }

  function again() {
    if (engine) return void engine.then((running) => running?.again())
    engine = start()
    play()
  }

  /** One that did not come is fetched again with the next try. */
  function start(): Promise<Engine | null> {
    return startEngine(video, { media, quality, onBroken: watch.broken }).then(
      (started) => {
        patience = started.patience
        return started
      },
      () => {
        engine = undefined
        watch.broken()
        return null
      },
    )
  }
}
