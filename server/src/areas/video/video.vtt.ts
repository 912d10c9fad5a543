import { z } from 'zod' /** WebVTT, as far as captions need it: https://www.w3.org/TR/webvtt1/ */

export const subtitleCueSchema = z.object({ from: z.number(), to: z.number(), text: z.string() })
export type SubtitleCue = z.output<typeof subtitleCueSchema>

export function writeVtt(cues: readonly SubtitleCue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${inert(text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** The cues in the order of time; null for what is no WebVTT. Notes, styles and the voice's name are left out. */
export function readVtt(vtt: string): SubtitleCue[] | null {
  const text = vtt.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null

  const cues: SubtitleCue[] = []
  for (const block of text.split(/\n{2,}/).slice(1)) {
    const lines = block.split('\n').filter((line) => line !== '')
    const at = lines.slice(0, 2).findIndex((line) => line.includes('-->'))
    if (at === -1) continue
    const [from, to] = (lines[at] ?? '').split('-->').map((part) => secondsOf(part.trim().split(/\s+/)[0] ?? ''))
    if (from == null || to == null || to <= from) return null

    const cueText = plain(lines.slice(at + 1).join('\n'))
    if (cueText !== '') cues.push({ from, to, text: cueText })
  }
  return cues.sort((one, other) => one.from - other.from)
}

function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const hours = thousandths / 3_600_000
  const minutes = (thousandths / 60_000) % 60
  return `${two(hours)}:${two(minutes)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`
}

function secondsOf(text: string): number | null {
  const [, hours = '0', minutes, seconds] = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/.exec(text) ?? []
  return minutes === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const marks: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (mark) => marks[mark] ?? '')
    .trim()
}

/** A blank line would end the cue, and an arrow would begin one. */
function inert(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n{2,}/g, '\n')
}
