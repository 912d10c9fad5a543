import { ink, ink3, line, lineStrong, white } from '../palette.ts'
import { lines } from '../parts.ts'
import { between, box, disc, fade, moved, path, words } from '../shapes.ts'

const red = '#c4261d'

/** How far each part of the document has come. */
interface LetterheadParts {
  head?: number
  number?: number
  seal?: number
  proof?: number
}

export function sheet(x: number, { head = 0, number = 0, seal = 0, proof = 0 }: LetterheadParts): string {
  return moved(
    x,
    112,
    box(6, 6, 340, 484, { fill: line }) + box(0, 0, 340, 484, { fill: white, stroke: lineStrong, 'stroke-width': 1.5 }),
    fade(proof, words(300, 40, '清样 · proof', { size: 16, fill: ink3, anchor: 'end' })),
    fade(head, words(170, 82, '集团公司文件', { size: 34, voice: 'song', weight: 700, fill: red, anchor: 'middle' })),
    fade(number, words(170, 118, '集办发〔2026〕18 号', { size: 15, fill: ink, anchor: 'middle' })),
    fade(head, box(36, 132, between(0, 268, head), 3, { fill: red })),
    words(170, 176, '关于调整差旅标准的通知', { size: 19, voice: 'song', weight: 600, anchor: 'middle' }),
    lines(36, 206, 268, 9, line, 18),
    words(296, 410, '集团公司', { size: 15, anchor: 'end' }),
    words(304, 434, '2026 年 11 月 2 日', { size: 15, anchor: 'end' }),
    fade(seal, stamp(244, between(330, 420, seal))),
  )
}

export function stamp(cx: number, cy: number): string {
  const star = 'm0-16 4.7 9.7 10.6 1.5-7.7 7.4 1.9 10.6-9.5-5-9.5 5 1.9-10.6-7.7-7.4 10.6-1.5z'
  return (
    disc(cx, cy, 44, { fill: 'none', stroke: red, 'stroke-width': 4, opacity: 0.85 }) +
    path(`M${cx} ${cy}${star}`, { fill: red, stroke: 'none', opacity: 0.85 })
  )
}
