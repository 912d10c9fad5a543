import { useLayoutEffect, useRef } from 'react'
import type { ChosenCaptions } from './captions.tsx'
import type { Playback } from './playback.ts'
import { nextRate, setRate } from './rates.ts'
import { toggleFullScreen, togglePictureInPicture } from './window.ts'

/** In the order in which the help tells them. */
export const keyRows = [
  { id: 'play', keys: ['Space', 'K'] },
  { id: 'five', keys: ['←', '→'] },
  { id: 'ten', keys: ['J', 'L'] },
  { id: 'tenth', keys: ['0', '9'] },
  { id: 'speed', keys: ['<', '>'] },
  { id: 'volume', keys: ['↑', '↓'] },
  { id: 'mute', keys: ['M'] },
  { id: 'captions', keys: ['C'] },
  { id: 'full', keys: ['F'] },
  { id: 'picture', keys: ['I'] },
  { id: 'help', keys: ['?'] },
] as const

interface Keyed {
  playback: Playback
  frame: HTMLElement
  captions: ChosenCaptions
  onHelp: () => void
}

/** Anywhere on the page, except where somebody types, or where a key already means something; from the moment the controls are seen. */
export function useKeys(keyed: Keyed) {
  const latest = useRef(keyed)
  latest.current = keyed

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(event)) return
      const act = actionOf(event, latest.current)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Fields take every key; buttons and links take those that press them; lists and other sliders take arrows. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('dialog, [contenteditable], textarea, select, input:not([type="range"])')) return key !== '?'
  if (key === ' ') return target.closest('button, a, summary') !== null
  return key.startsWith('Arrow') && target.closest('[data-volume], [role="tablist"]') !== null
}

function actionOf(
  { key, target }: KeyboardEvent,
  { playback, frame, captions, onHelp }: Keyed,
): (() => void) | undefined {
  const { video } = playback
  const by = (seconds: number) => () => playback.seek(playback.time() + seconds)
  // Elsewhere these two turn the page.
  const isWithin = target instanceof Node && frame.contains(target)
  const louder = (change: number) =>
    isWithin
      ? () => {
          video.volume = Math.min(1, Math.max(0, video.volume + change))
        }
      : undefined
  if (/^\d$/.test(key)) return () => playback.seek((playback.duration() * Number(key)) / 10)

  const actions: Record<string, (() => void) | undefined> = {
    ' ': playback.toggle,
    k: playback.toggle,
    arrowleft: by(-5),
    arrowright: by(5),
    j: by(-10),
    l: by(10),
    arrowup: louder(0.1),
    arrowdown: louder(-0.1),
    m: () => {
      video.muted = !video.muted
    },
    c: captions.toggle,
    f: () => toggleFullScreen(frame, video),
    i: () => togglePictureInPicture(video),
    '<': () => setRate(video, nextRate(video.playbackRate, -1)),
    '>': () => setRate(video, nextRate(video.playbackRate, 1)),
    '?': onHelp,
  }
  return actions[key.toLowerCase()]
}
