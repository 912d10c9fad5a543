import { ink, ink3, line, lineStrong, type SceneHue, white } from '../palette.ts'
import { lines } from '../parts.ts'
import { box, each, fade, moved, words } from '../shapes.ts'

export const odd = [
  { size: 26, fill: ink, voice: 'song', weight: 700 },
  { size: 19, fill: '#2b5e9d', voice: 'sans', weight: 700 },
  { size: 30, fill: ink3, voice: 'sans', weight: 400 },
  { size: 21, fill: '#b02a1e', voice: 'song', weight: 400 },
  { size: 24, fill: ink, voice: 'sans', weight: 300 },
  { size: 17, fill: '#52660e', voice: 'sans', weight: 700 },
] as const

function paperWith(x: number, y: number, heading: string): string {
  const ground = box(5, 5, 220, 210, { fill: line }) + box(0, 0, 220, 210, { fill: white, stroke: lineStrong })
  return moved(x, y, ground, heading, lines(22, 84, 176, 5, line, 22))
}

export function papers(heading: (place: number) => string, shown = 1): string {
  return each(odd, (_, place) =>
    fade(shown, paperWith(130 + (place % 3) * 260, 122 + Math.floor(place / 3) * 240, heading(place))),
  )
}

export function oddHeading(place: number): string {
  const { size = 20, ...look } = odd[place] ?? {}
  return words(22, 54, '差旅管理', { size, ...look })
}

export function ownHeading(hue: SceneHue, later: number): string {
  const plain = words(22, 54, '差旅管理', { size: 26, voice: 'song', weight: 700 })
  const changed =
    box(22, 22, 40, 5, { fill: hue.vivid }) +
    words(22, 60, '差旅管理', { size: 26, voice: 'song', weight: 700, fill: hue.hue })
  return later < 0.5 ? plain : changed
}
