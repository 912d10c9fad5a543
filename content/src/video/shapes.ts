import { ink } from './palette.ts'

/** Attributes of an SVG element; what is undefined is left out. */
type SvgAttributes = Record<string, string | number | undefined>

const sans = "Inter, 'Noto Sans CJK SC', sans-serif"
const song = "'Noto Serif CJK SC', serif"

export function box(x: number, y: number, width: number, height: number, look: SvgAttributes): string {
  return element('rect', { x, y, width, height, ...look })
}

export function disc(cx: number, cy: number, r: number, look: SvgAttributes): string {
  return element('circle', { cx, cy, r, ...look })
}

export function path(d: string, look: SvgAttributes): string {
  return element('path', { d, fill: 'none', stroke: ink, 'stroke-width': 2, ...look })
}

interface TextStyle {
  size?: number
  fill?: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  voice?: 'sans' | 'song'
}

export function words(x: number, y: number, text: string, writing: TextStyle = {}): string {
  const { size = 20, fill = ink, weight, anchor = 'start', voice = 'sans' } = writing
  const look = { x, y, fill, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor }
  return element('text', { ...look, 'font-family': voice === 'song' ? song : sans }, safe(text))
}

/** Nothing at all while it is not there yet, so that equal pictures are equal texts. */
export function fade(shown: number, ...parts: string[]): string {
  if (shown <= 0) return ''
  return shown >= 1 ? parts.join('') : element('g', { opacity: shown.toFixed(2) }, parts.join(''))
}

export function moved(x: number, y: number, ...parts: string[]): string {
  return element('g', { transform: `translate(${round(x)} ${round(y)})` }, parts.join(''))
}

export function between(from: number, to: number, progress: number): number {
  return from + (to - from) * progress
}

export function each<Item>(items: readonly Item[], draw: (item: Item, place: number) => string): string {
  return items.map(draw).join('')
}

function element(name: string, look: SvgAttributes, inner = ''): string {
  const attributes = Object.entries(look).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  )
  return `<${name}${attributes.join('')}${inner ? `>${inner}</${name}>` : '/>'}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
