import type { InsideOf } from '@atrium/contract/resource/inside'
import { loadSharp } from '../../../platform/convert/picture.ts'
import { desk, hues, ink } from './thumbnail.hues.ts'
import { box, isColor, sheet, svgOf, text } from './thumbnail.pen.ts'

/** Upright pages go on below the picture; pages lying on their side fit whole. */
const page = { width: 440, top: 30, most: 560 }

/** The first page, unless another one has more than twice its lines. */
export async function choosePage(pages: readonly string[]): Promise<string | null> {
  const lines = await Promise.all(pages.map(countLines))
  const most = Math.max(...lines, 0)
  return pages.find((_, place) => (lines[place] ?? 0) * 2 >= most) ?? null
}

/** Of text and of tables: rows of dark dots with white between them. */
async function countLines(drawn: string): Promise<number> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isInked = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((dot) => dot < 160),
  )
  return isInked.filter((inked, row) => inked && !isInked[row - 1]).length
}

/** A page of a document on a desk. */
export async function drawPagePicture(drawn: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(drawn).metadata()
  const wide = width > height
  const shownWidth = wide
    ? Math.min(page.most, Math.round(((sheet.height - 2 * page.top) * width) / height))
    : page.width
  const shown = await sharp(drawn).resize({ width: shownWidth }).png().toBuffer({ resolveWithObject: true })
  const top = wide ? Math.round((sheet.height - shown.info.height) / 2) : page.top
  const left = Math.round((sheet.width - shownWidth) / 2)
  const visible = Math.min(shown.info.height, sheet.height - top)
  const cut = await sharp(shown.data).extract({ left: 0, top: 0, width: shownWidth, height: visible }).toBuffer()
  const ground = svgOf(desk, shadow(left, top, shownWidth, shown.info.height))
  return sharp(ground)
    .composite([{ input: cut, left, top }])
    .removeAlpha()
    .png()
    .toBuffer()
}

function shadow(left: number, top: number, width: number, height: number): string {
  const soft = [6, 4, 2].map((reach) =>
    box(left - reach, top - reach + 3, width + 2 * reach, height + 2 * reach, { fill: '#28221408', radius: 3 }),
  )
  return soft.join('') + box(left - 0.5, top - 0.5, width + 1, height + 1, { fill: '#ffffff', stroke: '#c9c3b6' })
}

type StyleRow = InsideOf<'document-style'>['styles'][number]

/** What each element of a page is shown with, from the top; body text in between. */
const specimen = [
  { ids: ['h1'], line: '制度文件管理办法', size: 26 },
  { ids: ['h2'], line: '第一章　总则', size: 20 },
  { ids: ['p', 'body'], line: '为规范制度的起草、审核与发布，统一文件的体例和', size: 14 },
  { ids: ['p', 'body'], line: '版式，方便查阅与引用，制定本办法。', size: 14 },
  { ids: ['h3'], line: '第一条　适用范围', size: 17 },
  { ids: ['blockquote', 'body'], line: '本办法适用于公司各部门、各基地。', size: 14 },
  { ids: ['h2'], line: '第二章　起草与审核', size: 20 },
  { ids: ['p', 'body'], line: '起草部门应当征求相关部门意见，会签后报批。', size: 14 },
  { ids: ['a', 'body'], line: '附件：制度文件目录', size: 14 },
] as const

/** A style sheet for browsers, which has no pages of its own: a specimen in its sizes, faces and colours. */
export function drawStylesPicture({ styles }: InsideOf<'document-style'>): Buffer {
  const { tint, mid, hue } = hues['document-style']
  const styleOf = (ids: readonly string[]) => styles.find((style) => ids.includes(style.id) || ids.includes(style.name))
  let y = 62
  let drawing = ''
  for (const { ids, line, size: usual } of specimen) {
    const size = sizeOf(styleOf(ids), usual)
    y += size * 0.9
    drawing += drawLine(line, {
      y,
      size,
      style: styleOf(ids),
      body: styleOf(['body']),
      isQuote: ids[0] === 'blockquote',
      hue,
    })
    y += size * 0.75 + 6
  }
  const colors = [...new Set(styles.map(({ color }) => color).filter(isColor))].slice(0, 6)
  const swatches = colors.map((color, place) => box(560, 28 + place * 36, 36, 28, { fill: color, stroke: ink.line }))
  const paper = box(100, 28, 440, sheet.height, { fill: '#ffffff', stroke: mid }) + box(100, 28, 440, 4, { fill: hue })
  return svgOf(tint, paper + drawing + swatches.join(''))
}

function sizeOf(style: StyleRow | undefined, usual: number): number {
  return style?.size ? Math.min(Math.max(style.size * 1.15, 12), 32) : usual
}

interface SpecimenLine {
  y: number
  size: number
  style: StyleRow | undefined
  body: StyleRow | undefined
  isQuote: boolean
  hue: string
}

function drawLine(line: string, { y, size, style, body, isQuote, hue }: SpecimenLine): string {
  const font = style?.font ?? body?.font ?? ''
  const face = /song|serif|宋|仿|楷/i.test(font) && !/sans/i.test(font) ? ('serif' as const) : ('sans' as const)
  const color = [style?.color, body?.color].find(isColor) ?? ink.text
  const quote = isQuote ? box(132, y - size, 3, size * 1.4, { fill: hue }) : ''
  return quote + text(isQuote ? 146 : 132, y, line, { size, color, face, weight: size > 16 ? 600 : 400, width: 380 })
}
