import type { DemoChapter, Texts } from '../kinds.ts'

/** What a film says and when; the pictures follow the same clock, so both are always in step. */
export interface TimelineCue {
  from: number
  to: number
  text: Texts
}

export interface VideoTimeline {
  seconds: number
  /** The first begins with the film, under its title card. */
  chapters: { from: number; title: Texts; cues: TimelineCue[] }[]
}

export const titleSeconds = 3
const endSeconds = 2

/** A sentence stays as long as reading it takes: 5 Chinese characters or 14 Latin letters a second, and a breath. */
export function timelineOf(chapters: readonly DemoChapter[]): VideoTimeline {
  let clock = titleSeconds
  const timed = chapters.map(({ title, says }, place) => {
    const from = place === 0 ? 0 : clock
    const cues = says.map((text) => {
      const cue = { from: clock, to: clock + secondsFor(text), text }
      clock = cue.to
      return cue
    })
    return { from, title, cues }
  })
  return { seconds: clock + endSeconds, chapters: timed }
}

function secondsFor(text: Texts): number {
  const reading = Math.max(text['zh-CN'].length / 5, text.en.length / 14)
  return Math.max(4, Math.ceil(reading * 2 + 1) / 2)
}
