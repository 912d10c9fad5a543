import type { InsideLabel } from '@atrium/contract/resource/inside'

/** What every picture is drawn on: 8:5, as cards show it. The smaller size is this one reduced. */
export const sheet = { width: 640, height: 400 }

/** Latin letters and digits first, so that they never come from the CJK face. */
const sans = "Inter, 'Noto Sans CJK SC', 'Noto Sans CJK TC', sans-serif"
const serif = "'Noto Serif CJK SC', 'Noto Serif CJK TC', serif"

interface TextStyle {
  size: number
  color: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  face?: 'sans' | 'serif'
  /** The text ends with an ellipsis where it would be wider. */
  width?: number
}

/** The lower left end of the line, or its middle. Every text of a package goes through here and is escaped. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, color, weight = 400, anchor = 'start', face = 'sans', width } = style
  const shown = width === undefined ? printable(words) : shortened(printable(words), width / size)
  if (shown === '') return ''
  const family = face === 'serif' ? serif : sans
  return `<text x="${round(x)}" y="${round(y)}" font-family="${family}" font-size="${round(size)}" font-weight="${weight}" fill="${paint(color)}" text-anchor="${anchor}">${escaped(shown)}</text>`
}

interface BoxStyle {
  fill?: string | undefined
  stroke?: string | undefined
  line?: number
  radius?: number
  dashed?: boolean
}

export function box(x: number, y: number, width: number, height: number, style: BoxStyle): string {
  const { radius = 0 } = style
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(width, 0))}" height="${round(Math.max(height, 0))}" rx="${radius}" ${painted(style)}/>`
}

export function circle(x: number, y: number, radius: number, style: BoxStyle): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${painted(style)}/>`
}

export function path(d: string, style: BoxStyle): string {
  return `<path d="${d}" ${painted(style)}/>`
}

export function line(points: readonly { x: number; y: number }[], style: BoxStyle): string {
  return path(points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(''), style)
}

function painted({ fill = 'none', stroke = 'none', line: width = 1, dashed = false }: BoxStyle): string {
  const dashes = dashed ? ' stroke-dasharray="5 4"' : ''
  return `fill="${paint(fill)}" stroke="${paint(stroke)}" stroke-width="${width}" stroke-linejoin="round"${dashes}`
}

const colors = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|none)$/i

/** Colours come from packages, too: whatever is not a plain one is drawn grey. */
export function paint(color: string): string {
  return colors.test(color) ? color : '#888888'
}

export function isColor(color: unknown): color is string {
  return typeof color === 'string' && color !== 'none' && colors.test(color)
}

/** A whole picture; what lies outside of the sheet is cut off. */
export function svgOf(ground: string, drawing: string): Buffer {
  const { width, height } = sheet
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, { fill: ground })}${drawing}</svg>`,
  )
}

/** Moves and scales what is drawn in other measures. */
export function placed(drawing: string, { x, y, scale = 1 }: { x: number; y: number; scale?: number }): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${drawing}</g>`
}

/** In the language the package was written in: pictures are made once for all readers. */
export function words(label: InsideLabel | null | undefined): string {
  if (label === null || label === undefined) return ''
  if (typeof label === 'string') return label
  return label['zh-CN'] ?? label['zh-TW'] ?? label.en ?? ''
}

/** Lines no wider than this many ems, broken where words of the script may be broken; the last may be shortened. */
export function wrapped(input: string, ems: number, most: number): string[] {
  const lines: string[] = []
  let rest = printable(input)
  while (rest !== '' && lines.length < most) {
    if (lines.length === most - 1 || widthOf(rest) <= ems) {
      lines.push(shortened(rest, ems))
      break
    }
    const cut = lengthWithin(rest, ems)
    const space = rest.lastIndexOf(' ', cut)
    const end = space > cut / 2 && !han.test(rest[cut] ?? '') ? space : cut
    lines.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return lines
}

/** As few lines as it needs, and those about equally long. */
export function evenly(input: string, ems: number, most: number): string[] {
  const width = widthOf(printable(input))
  const count = Math.min(Math.ceil(width / ems), most)
  return wrapped(input, width <= ems * count ? Math.min(ems, width / count + 0.6) : ems, most)
}

/** In ems: no font is asked, which is near enough for labels. */
export function widthOf(input: string): number {
  let width = 0
  for (const letter of input) width += widthOfLetter(letter)
  return width
}

const han = /[\u2e80-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u
const narrow = /[ .,:;!'|iljtfIr()[\]]/

function widthOfLetter(letter: string): number {
  if (han.test(letter)) return 1
  return narrow.test(letter) ? 0.32 : 0.58
}

function lengthWithin(input: string, ems: number): number {
  let width = 0
  let length = 0
  for (const letter of input) {
    width += widthOfLetter(letter)
    if (width > ems) return Math.max(length, letter.length)
    length += letter.length
  }
  return length
}

function shortened(input: string, ems: number): string {
  if (widthOf(input) <= ems) return input
  return `${input.slice(0, lengthWithin(input, ems - 0.8)).trimEnd()}…`
}

/** No longer than a picture can show, and without what XML does not allow. */
function printable(input: string): string {
  return input
    .slice(0, 400)
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\ufffe\uffff]+/gu, ' ')
    .trim()
}

function escaped(input: string): string {
  return input.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function round(length: number): number {
  return Number.isFinite(length) ? Math.round(length * 100) / 100 : 0
}
