import { accent, line, paper, type SceneHue, white } from '../palette.ts'
import { box, disc, each, fade, path, words } from '../shapes.ts'

interface SignInDrawing {
  logo?: number
  background?: number
  title?: string
  subtitle?: string
}

/** A sign-in page, 640 wide; what has not been chosen is an empty slot. */
export function page(
  hue: SceneHue,
  { logo = 1, background = 1, title = '早上好', subtitle = '一处登录，全部办公' }: SignInDrawing = {},
): string {
  const size = Math.min(36, 480 / title.length)
  return (
    box(0, 0, 640, 400, { fill: paper, stroke: hue.deep, 'stroke-width': 2 }) +
    fade(background, box(0, 0, 640, 400, { fill: hue.tint }), arches(hue)) +
    box(40, 36, 110, 40, { fill: 'none', stroke: hue.vivid, 'stroke-dasharray': '6 5', 'stroke-width': 2 }) +
    fade(
      logo,
      box(40, 36, 110, 40, { fill: hue.deep }),
      disc(62, 56, 10, { fill: hue.mid }),
      box(82, 50, 54, 12, { fill: white }),
    ) +
    words(40, 170, title, { size, voice: 'song', weight: 700, fill: hue.deep }) +
    words(40, 206, subtitle, { size: 17, fill: hue.hue }) +
    box(380, 80, 220, 240, { fill: white, stroke: hue.deep, 'stroke-width': 1.5 }) +
    each([0, 1], (row) => box(404, 122 + row * 58, 172, 38, { fill: paper, stroke: line, 'stroke-width': 1.5 })) +
    box(404, 246, 172, 42, { fill: accent, rx: 3 }) +
    box(2, 350, 636, 48, { fill: white }) +
    box(40, 370, 200, 8, { fill: hue.mid })
  )
}

function arches(hue: SceneHue): string {
  return each([40, 150, 260], (x, place) =>
    path(`M${x} 350V${296 - place * 12}a46 46 0 0 1 92 0V350z`, {
      fill: place === 1 ? hue.vivid : hue.mid,
      stroke: 'none',
    }),
  )
}
