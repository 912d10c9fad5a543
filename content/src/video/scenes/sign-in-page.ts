import { accent, ink3, line, paper, white } from '../palette.ts'
import { type BilingualName, figure, name, note, tick } from '../parts.ts'
import { route } from '../route.ts'
import type { SceneDrawing } from '../scene.ts'
import { box, disc, each, fade, moved, path, words } from '../shapes.ts'
import { page } from './sign-in-drawing.ts'

const slots: { label: BilingualName; at: string }[] = [
  { label: ['标志', 'logo'], at: '860,170 240,190' },
  { label: ['标题', 'title'], at: '860,250 300,294' },
  { label: ['副标题', 'subtitle'], at: '860,330 330,330' },
  { label: ['背景', 'background'], at: '860,410 440,440' },
  { label: ['页脚', 'footer'], at: '860,490 350,500' },
]

const five: SceneDrawing = (step, hue) =>
  moved(120, 130, page(hue, { logo: 0 })) +
  each(slots, ({ label, at }, row) =>
    fade(
      step(0) - step(1) * 0.7,
      route(at, { stroke: hue.vivid, head: false, drawn: step(0) }),
      disc(862, 170 + row * 80, 22, { fill: hue.deep }),
      words(862, 178 + row * 80, `${row + 1}`, { size: 22, fill: white, anchor: 'middle', weight: 600 }),
      name(900, 174 + row * 80, label, { anchor: 'start', size: 24 }),
    ),
  ) +
  fade(step(1), box(496, 206, 228, 248, { fill: 'none', stroke: accent, 'stroke-width': 5 }), tick(724, 206, 1, 22))

const dressed: SceneDrawing = (step, hue) =>
  moved(120, 130, page(hue, { logo: step(0), background: step(1) })) +
  fade(
    step(0) - step(1),
    name(840, 240, ['48 px · 深浅各一', 'one for dark, one for light'], { anchor: 'start', size: 26 }),
  ) +
  fade(step(1), figure(830, 330, '300', ['KB 以内', 'kB at most'], hue.deep))

const headlines: { title: string; subtitle: string }[] = [
  { title: '早上好', subtitle: '一处登录，全部办公' },
  { title: '早安', subtitle: '一次登入，所有工作' },
  { title: 'Good morning, welcome', subtitle: 'Sign in once, for everything' },
]

const languages: SceneDrawing = (step, hue) =>
  each(headlines, (spoken, place) => {
    const shown = place === 1 ? step(1) : step(0)
    return fade(shown, `<g transform="translate(${60 + place * 396} 190) scale(0.58)">${page(hue, spoken)}</g>`)
  }) +
  each(['简体中文', '繁體中文', 'English'], (label, place) =>
    words(245 + place * 396, 470, label, { size: 22, anchor: 'middle', weight: 600 }),
  ) +
  fade(step(0), words(1040, 160, '+ 40 %', { size: 30, anchor: 'middle', fill: hue.vivid, weight: 600 }))

const widths: SceneDrawing = (step, hue) =>
  fade(step(0), moved(110, 130, page(hue)), words(430, 566, '1366 px', { size: 22, anchor: 'middle', fill: ink3 })) +
  fade(
    step(1),
    box(880, 112, 240, 470, { rx: 26, fill: white, stroke: hue.deep, 'stroke-width': 4 }),
    path('M884 230V138a22 22 0 0 1 22-22h188a22 22 0 0 1 22 22v92z', { fill: hue.mid, stroke: 'none' }),
    words(908, 190, '早上好', { size: 30, voice: 'song', weight: 700, fill: hue.deep }),
    each([0, 1], (row) => box(908, 270 + row * 64, 184, 44, { fill: paper, stroke: line, 'stroke-width': 1.5 })),
    box(908, 404, 184, 48, { fill: accent, rx: 3 }),
    tick(1120, 404, 1, 20),
  )

const week = ['五', '六', '日', '一', '二']

const started: SceneDrawing = (step, hue) =>
  each(week, (day, place) =>
    fade(
      step(0),
      box(120 + place * 208, 170, 190, 150, {
        fill: place < 3 ? white : hue.vivid,
        stroke: hue.deep,
        'stroke-width': 2,
      }),
      words(215 + place * 208, 262, `周${day}`, {
        size: 40,
        voice: 'song',
        weight: 700,
        anchor: 'middle',
        fill: place < 3 ? hue.deep : white,
      }),
    ),
  ) +
  fade(
    step(0),
    path('M735 140V350', { stroke: accent, 'stroke-width': 5 }),
    words(735, 128, '00:00', { size: 24, anchor: 'middle', fill: accent, weight: 600 }),
  ) +
  fade(
    step(1),
    route('1160,430 120,430', { stroke: accent, dashed: true, drawn: step(1) }),
    note(120, 470, 460, ['旧页面保留 30 天，可以换回', 'the old page is kept for 30 days']),
  )

export const signInPage: SceneDrawing[] = [five, dressed, languages, widths, started]
