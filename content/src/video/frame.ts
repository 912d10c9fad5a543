import type { DemoVideo } from '../kinds.ts'
import { accent, ground, ink, ink3, line, lineStrong, paper, type SceneHue } from './palette.ts'
import { between, box, each, fade, moved, path, words } from './shapes.ts'

export const width = 1280
export const height = 720

/** What stands on a film before it begins: who made it, what it is called, which lesson it is. */
export function titleCard({ title, lesson }: DemoVideo, hue: SceneHue, shown: number): string {
  const size = Math.min(76, 1080 / title['zh-CN'].length)
  return svg(
    box(0, 0, width, height, { fill: hue.deep }),
    box(0, 470, width, 250, { fill: hue.vivid, opacity: 0.26 }),
    box(880, 0, 400, height, { fill: hue.vivid, opacity: 0.26 }),
    box(80, 300, between(0, 96, shown), 10, { fill: hue.mid }),
    words(80, 270, title['zh-CN'], { size, voice: 'song', weight: 700, fill: paper }),
    fade(
      shown,
      words(80, 362, title.en, { size: 30, fill: hue.tint }),
      words(80, 560, `${lesson['zh-CN']} · ${lesson.en}`, { size: 22, fill: hue.tint }),
    ),
    moved(80, 76, mark(paper, hue.mid), words(66, 35, '中庭', { size: 32, voice: 'song', weight: 600, fill: paper })),
  )
}

interface FrameHead {
  video: DemoVideo
  /** Which chapter, from 0. */
  place: number
}

/** The sheet that scenes are drawn on, with the chapter's name over it. The foot stays free for captions. */
export function sheet({ video, place }: FrameHead, hue: SceneHue, drawing: string): string {
  const { title } = video.chapters[place] ?? { title: video.title }
  const dots = `<pattern id="d" width="24" height="24" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.1" fill="${line}"/></pattern>`
  return svg(
    `<defs>${dots}</defs>`,
    box(0, 0, width, height, { fill: paper }),
    box(0, 92, width, height - 92, { fill: 'url(#d)' }),
    box(0, 0, width, 92, { fill: ground }),
    box(0, 91, width, 1.5, { fill: ink }),
    box(56, 87, 56, 6, { fill: ink }),
    words(56, 56, title['zh-CN'], { size: 32, voice: 'song', weight: 700 }),
    words(56 + title['zh-CN'].length * 32 + 22, 55, title.en, { size: 18, fill: ink3 }),
    each(video.chapters, (_, one) =>
      box(1136 - (video.chapters.length - 1 - one) * 22, 40, 14, 14, {
        fill: one <= place ? hue.vivid : 'none',
        stroke: one <= place ? hue.vivid : lineStrong,
        'stroke-width': 2,
      }),
    ),
    moved(1184, 26, mark(ink, accent)),
    drawing,
  )
}

function svg(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`
}

/** The plan of a courtyard, as in the header of every page. */
function mark(walls: string, court: string): string {
  const outline = path('M3 3h42v42H3zM8 8v32h32V8z', { fill: walls, stroke: 'none', 'fill-rule': 'evenodd' })
  const light = path('M15 15h18v18z', { fill: court, stroke: 'none' })
  return outline + light + path('M15 15v18h18z', { fill: court, stroke: 'none', opacity: 0.34 })
}
