import { limits } from '../format/limits.ts'
import { paperOf } from '../format/office.ts'
import { atLine, PackageUnreadable } from '../report.ts'
import type { DocumentStyle } from './style-word.ts'

interface StyleSheet {
  styles: DocumentStyle[]
  paper: string | null
  margins: number[] | null
  fonts: string[]
}

const deepest = 8
const units: Record<string, number> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, px: 25.4 / 96 }

/** The rules of a style sheet, each a style under the name of its selector; `@page` gives paper and margins. */
export function sheetStyles(css: string, path: string): StyleSheet {
  const sheet: StyleSheet = { styles: [], paper: null, margins: null, fonts: [] }
  for (const { selector, body } of rulesOf(withoutComments(css), path)) {
    const declared = declarationsOf(body)
    if (/^@page/i.test(selector)) readPage(declared, sheet)
    else if (/^@font-face/i.test(selector) || declared.size === 0) continue
    else sheet.styles.push(styleOf(selector, declared))
    sheet.fonts.push(...familiesOf(declared.get('font-family')))
  }
  return sheet
}

/** Rules within `@media` and the like are read as if they always applied. */
function rulesOf(css: string, path: string) {
  checkBraces(css, path)
  const rules: { selector: string; body: string }[] = []
  let start = 0
  let selector = ''
  for (const { 0: brace, index: at } of css.matchAll(/[{}]/g)) {
    const words = css.slice(start, at)
    start = at + 1
    if (brace === '}' && selector) rules.push({ selector, body: words })
    selector = brace === '{' ? nameOf(words) : ''
    if (rules.length > limits.styles) throw new PackageUnreadable('format.too_many_styles', { most: limits.styles })
  }
  return rules
}

/** What stands before a brace may begin with an `@import` of its own. */
function nameOf(words: string) {
  const selector = words.slice(words.lastIndexOf(';') + 1).trim()
  return selector.slice(0, 1_000).replace(/\s+/g, ' ').slice(0, 200)
}

function checkBraces(css: string, path: string) {
  let depth = 0
  for (const { 0: brace, index: at } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > deepest) throw new PackageUnreadable('format.too_deep', { most: deepest }, atLine(path, css, at))
    if (depth < 0) throw broken(at)
  }
  if (depth > 0) throw broken(css.length)

  function broken(at: number) {
    const place = atLine(path, css, at)
    return new PackageUnreadable('format.broken_sheet', { line: Number(place.at) }, place)
  }
}

/** Line numbers are preserved, so that a place can be reported. */
function withoutComments(css: string) {
  let text = ''
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('/*', at)
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2)
    text += css.slice(at, start < 0 ? css.length : start)
    if (start < 0 || end < 0) break
    text += css.slice(start, end).replace(/[^\n]+/g, ' ')
    at = end + 2
  }
  return text
}

function declarationsOf(body: string) {
  const found = new Map<string, string>()
  for (const line of body.split(';')) {
    const colon = line.indexOf(':')
    const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
    if (colon > 0 && /^[a-z-]{1,60}$/.test(name) && value) found.set(name, value.slice(0, 500))
  }
  return found
}

function styleOf(selector: string, declared: Map<string, string>): DocumentStyle {
  const [number, unit] = lengthOf(declared.get('font-size'))
  const size = unit === 'pt' ? number : unit === 'px' ? number * 0.75 : Number.NaN
  return {
    id: selector,
    name: selector,
    kind: /\b(table|t[dhr]|thead|tbody)\b/.test(selector)
      ? 'table'
      : /\b[uo]l|li\b/.test(selector)
        ? 'list'
        : 'paragraph',
    font: familiesOf(declared.get('font-family'))[0] ?? null,
    size: size > 0 && size < 2_000 ? size : null,
    line: declared.get('line-height')?.slice(0, 80) ?? null,
    indent: declared.get('text-indent')?.slice(0, 80) ?? null,
    color: declared.get('color')?.slice(0, 80) ?? null,
  }
}

function readPage(declared: Map<string, string>, sheet: StyleSheet) {
  const size = declared.get('size') ?? ''
  const [width, height] = size.split(/\s+/).map(inMillimetres)
  const [named] = /\b(A[345]|B5|letter|legal)\b/i.exec(size) ?? []
  sheet.paper ??= named ? named.replace(/^l/i, 'L').replace(/^a/, 'A') : paperOf(width ?? 0, height ?? 0)
  const margins = (declared.get('margin') ?? '').split(/\s+/).map(inMillimetres)
  const [top = Number.NaN, right = top, bottom = top, left = right] = margins
  const four = [top, right, bottom, left].map((side) => Math.round(side * 10) / 10)
  if (four.every(Number.isFinite)) sheet.margins ??= four
}

function familiesOf(families = '') {
  return families
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter((family) => family !== '' && !family.startsWith('var('))
    .slice(0, 20)
}

function lengthOf(value = ''): [number: number, unit: string] {
  const [, number, unit = ''] = /^(-?[\d.]{1,10})(mm|cm|in|pt|px)$/.exec(value.trim()) ?? []
  return [Number(number), unit]
}

function inMillimetres(value: string) {
  const [number, unit] = lengthOf(value)
  return number * (units[unit] ?? Number.NaN)
}
