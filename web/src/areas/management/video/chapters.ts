import { languages } from '@atrium/contract/languages'
import type { Lines, Spelling } from '../case/lines.ts'
import type { VideoForm } from './video-form.ts'

/** `01:30 Title` in a line; chapters of the same moment are the same one in every language. */
export const chapters: Spelling<VideoForm['chapters']> = {
  lines: (list) =>
    Object.fromEntries(
      languages.flatMap((language) => {
        const titled = list.filter(({ title }) => title[language])
        const text = titled.map(({ seconds, title }) => `${formatChapterStart(seconds)} ${title[language]}`).join('\n')
        return text === '' ? [] : [[language, text]]
      }),
    ),
  part: (lines) => {
    const byMoment = new Map<number, Lines>()
    for (const language of languages) {
      for (const line of (lines[language] ?? '').split('\n')) {
        const [, moment = '', title = ''] = /^\s*(\d[\d:.]*)\s*(.*)$/.exec(line) ?? []
        if (title !== '') byMoment.set(seconds(moment), { ...byMoment.get(seconds(moment)), [language]: title.trim() })
      }
    }
    return [...byMoment].sort(([one], [other]) => one - other).map(([seconds, title]) => ({ seconds, title }))
  },
}

function formatChapterStart(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const rest = seconds % 60
  return `${two(seconds / 60)}:${Number.isInteger(rest) ? two(rest) : rest.toFixed(1).padStart(4, '0')}`
}

/** '1:02:03', '02:03' or '3.5'. */
function seconds(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part || 0), 0)
}
