import type { Language } from '@atrium/contract/languages'
import { text } from '../data/text.ts'
import { accent, ink, ink2, line, lineStrong, paper, white } from '../video/palette.ts'
import { route } from '../video/route.ts'
import { box, disc, each, path, words } from '../video/shapes.ts'
import type { FigureDrawing } from './figure.ts'

const ways = [
  { title: text('会签', '會簽', 'All sign'), about: text('所有人都要同意', '所有人都要同意', 'everyone must agree') },
  { title: text('或签', '或簽', 'Any signs'), about: text('一人同意即通过', '一人同意即通過', 'one is enough') },
  {
    title: text('依次审批', '依序簽核', 'In turn'),
    about: text('按顺序，一个接一个', '依順序，一個接一個', 'one after another'),
  },
]
const letters = { 'zh-CN': ['甲', '乙', '丙'], 'zh-TW': ['甲', '乙', '丙'], en: ['A', 'B', 'C'] }
const heights = [196, 280, 364]

/** Three ways to ask the same three people. */
export const countersign: FigureDrawing = {
  height: 430,
  draw: (language) =>
    each(ways, ({ title, about }, place) => {
      const x = 48 + place * 464
      return (
        (place > 0 ? box(x - 24, 40, 1.5, 350, { fill: line }) : '') +
        words(x, 76, title[language], { size: 34, voice: 'song', weight: 700 }) +
        words(x, 112, about[language], { size: 22, fill: ink2 }) +
        (place === 2 ? row(x, language) : fan(x, language, place === 0))
      )
    }),
}

function fan(x: number, language: Language, all: boolean): string {
  const frame = path(`M${x + 96} 196H${x + 296}V364H${x + 96}z`, {
    stroke: all ? ink : lineStrong,
    'stroke-dasharray': all ? undefined : '7 6',
  })
  const people = letters[language].map((letter, place) =>
    asked(x + 196, heights[place] ?? 0, letter, all || place === 1),
  )
  return frame + route(`${x + 16},280 ${x + 390},280`) + disc(x + 16, 280, 10, { fill: ink }) + people.join('')
}

function row(x: number, language: Language): string {
  const people = letters[language].map((letter, place) => asked(x + 96 + place * 100, 280, letter, true))
  return route(`${x + 16},280 ${x + 390},280`) + disc(x + 16, 280, 10, { fill: ink }) + people.join('')
}

function asked(cx: number, cy: number, letter: string, needed: boolean): string {
  const look = needed ? { fill: accent } : { fill: paper, stroke: lineStrong, 'stroke-width': 2.5 }
  const letterLook = { size: 26, weight: 600, anchor: 'middle', fill: needed ? white : ink2 } as const
  return disc(cx, cy, 34, look) + words(cx, cy + 9, letter, letterLook)
}
