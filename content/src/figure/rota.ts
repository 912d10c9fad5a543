import type { Language } from '@atrium/contract/languages'
import { text } from '../data/text.ts'
import { hueOf, ink2, ink3, line, paper, white } from '../video/palette.ts'
import { box, each, words } from '../video/shapes.ts'
import type { FigureDrawing } from './figure.ts'

const round = ['early', 'early', 'late', 'late', 'night', 'night', 'off', 'off'] as const
const shifts = {
  early: text('早', '早', 'E'),
  late: text('中', '中', 'L'),
  night: text('夜', '夜', 'N'),
  off: text('休', '休', 'off'),
}
const crews = { 'zh-CN': ['甲', '乙', '丙', '丁'], 'zh-TW': ['甲', '乙', '丙', '丁'], en: ['A', 'B', 'C', 'D'] }
const hue = hueOf('schedule')
const looks = {
  early: { fill: hue.mid, written: hue.deep },
  late: { fill: hue.vivid, written: white },
  night: { fill: hue.deep, written: white },
  off: { fill: paper, written: ink3 },
}

/** Eight days of four crews; after that it begins again. */
export const rota: FigureDrawing = {
  height: 520,
  draw: (language) =>
    each(round, (_, day) =>
      words(280 + day * 144, 62, dayName(day, language), { size: 22, anchor: 'middle', fill: ink2 }),
    ) + each(crews[language], (crew, place) => crewRow(crew, place, language)),
}

function crewRow(crew: string, place: number, language: Language): string {
  const y = 88 + place * 104
  const cells = round.map((_, day) => {
    const shift = round[(day - place * 2 + 8) % 8] ?? 'off'
    const { fill, written } = looks[shift]
    return (
      box(214 + day * 144, y, 132, 92, { fill, stroke: shift === 'off' ? line : fill, 'stroke-width': 2 }) +
      words(280 + day * 144, y + 58, shifts[shift][language], {
        size: 32,
        weight: 600,
        anchor: 'middle',
        fill: written,
      })
    )
  })
  return words(120, y + 58, crew, { size: 34, voice: 'song', weight: 700, anchor: 'middle' }) + cells.join('')
}

function dayName(day: number, language: Language): string {
  return language === 'en' ? `Day ${day + 1}` : `第 ${day + 1} 天`
}
