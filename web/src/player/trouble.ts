import { ahead } from './ahead.ts'

/** Why nothing moves, in kinds that have words. */
export type Trouble = 'opening' | 'buffering' | 'offline' | 'retrying' | 'failed'

/** Shorter waits are not worth a word. */
const worthReporting = 300
/** Who has that much and does not move is not waiting for the network. */
const enough = 3
/** Before each further try; then every 15 seconds, until a minute and a half has passed. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000, 15_000]

interface Watch {
  /** Somebody wants to see it, and there is nothing yet. */
  waits(): void
  /** To be called when something broke. */
  broken(): void
  /** Somebody wants it tried now. */
  retry(): void
  close(): void
}

interface Means {
  /** How long nothing new may come: then the connection broke, and nobody announced it. */
  patience: () => number
  again: () => void
  onTrouble: (trouble: Trouble | null) => void
}

/** Detects when playback stalls, reports why, and restarts it until it continues. */
export function watchTrouble(video: HTMLVideoElement, { patience, again, onTrouble }: Means): Watch {
  let tries = 0
  let reportTimer: ReturnType<typeof setTimeout> | undefined
  let next: ReturnType<typeof setTimeout> | undefined
  let heard: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const listeners: [EventTarget, string, () => void][] = [
    [video, 'waiting', waits],
    [video, 'progress', () => heard !== undefined && ahead(video) < enough && listen()],
    [video, 'playing', goesOn],
    [video, 'timeupdate', () => video.readyState > 2 && goesOn()],
    [video, 'pause', () => !video.error && goesOn()],
    [window, 'online', () => heard !== undefined && retry()],
    [window, 'offline', () => heard !== undefined && onTrouble('offline')],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return { waits, broken, retry, close }

  function waits() {
    clearTimeout(reportTimer)
    reportTimer = setTimeout(() => onTrouble(reason()), worthReporting)
    listen()
  }

  function reason(): Trouble {
    if (!navigator.onLine) return 'offline'
    return video.readyState === 0 ? 'opening' : 'buffering'
  }

  function listen() {
    clearTimeout(heard)
    heard = setTimeout(broken, patience())
  }

  function goesOn() {
    for (const timer of [reportTimer, next, heard]) clearTimeout(timer)
    heard = undefined
    tries = 0
    onTrouble(null)
  }

  /** Without a network no try counts: it goes on when the network is back. */
  function broken() {
    if (isClosed) return
    clearTimeout(reportTimer)
    clearTimeout(next)
    listen()
    const pause = pauses[tries]
    if (!navigator.onLine) return onTrouble('offline')
    if (pause === undefined) return giveUp()
    tries += 1
    onTrouble('retrying')
    next = setTimeout(again, pause)
  }

  function giveUp() {
    clearTimeout(heard)
    heard = undefined
    onTrouble('failed')
  }

  function retry() {
    clearTimeout(next)
    tries = 0
    onTrouble('retrying')
    listen()
    again()
  }

  function close() {
    isClosed = true
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
    for (const timer of [reportTimer, next, heard]) clearTimeout(timer)
  }
}
