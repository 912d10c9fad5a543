import type { InsideOf } from '@atrium/contract/resource/inside'
import { XMLParser } from 'fast-xml-parser'
import { isObject, type JsonRecord, listOf, objectOf } from '../format/json.ts'
import { limits } from '../format/limits.ts'
import { walkXml } from '../format/xml.ts'

export type DocumentStyle = InsideOf<'document-style'>['styles'][number]

const kinds: Record<string, DocumentStyle['kind']> = {
  paragraph: 'paragraph',
  character: 'character',
  table: 'table',
  numbering: 'list',
}

/** Entities stay as they stand: nothing in a style grows. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseAttributeValue: false,
  parseTagValue: false,
  maxNestedTags: limits.xml_depth,
  isArray: (name) => name === 'w:style',
})

/** The styles of a Word document, and the fonts of what has no style. */
export function wordStyles(xml: string | undefined, entry: string): { styles: DocumentStyle[]; defaults: string[] } {
  if (!xml) return { styles: [], defaults: [] }
  walkXml(xml, `${entry}/word/styles.xml`)
  const root = objectOf(objectOf(parser.parse(xml))['w:styles'])
  const properties = objectOf(objectOf(objectOf(root['w:docDefaults'])['w:rPrDefault'])['w:rPr'])
  const styles = listOf(root['w:style'])
    .filter(isObject)
    .flatMap((style) => {
      const kind = kinds[String(style['w:type'])]
      return kind ? [readStyle(style, kind)] : []
    })
  return { styles, defaults: fontsIn(properties) }
}

function readStyle(style: JsonRecord, kind: DocumentStyle['kind']): DocumentStyle {
  const run = objectOf(style['w:rPr'])
  const paragraph = objectOf(style['w:pPr'])
  const id = String(style['w:styleId'] ?? '').slice(0, 200)
  const size = Number(valueIn(run['w:sz'])) / 2
  return {
    id,
    name: (valueIn(style['w:name']) ?? id).slice(0, 200),
    kind,
    font: fontsIn(run)[0] ?? null,
    size: size > 0 && size < 2_000 ? size : null,
    line: lineOf(objectOf(paragraph['w:spacing'])),
    indent: indentOf(objectOf(paragraph['w:ind'])),
    color: colorOf(valueIn(run['w:color'])),
  }
}

function valueIn(element: unknown): string | null {
  const value = objectOf(element)['w:val']
  return typeof value === 'string' && value !== '' ? value : null
}

/** The Chinese font first: most of what is written here is Chinese. */
function fontsIn(run: JsonRecord): string[] {
  const fonts = objectOf(run['w:rFonts'])
  return ['w:eastAsia', 'w:ascii', 'w:hAnsi'].flatMap((key) => (typeof fonts[key] === 'string' ? [fonts[key]] : []))
}

/** 240 are one line; an exact height is in points. */
function lineOf({ 'w:line': line, 'w:lineRule': rule }: JsonRecord): string | null {
  const value = Number(line)
  if (!(value > 0)) return null
  return rule === 'exact' || rule === 'atLeast' ? `${round(value / 20)} pt` : `${round(value / 240)}`
}

function indentOf(indent: JsonRecord): string | null {
  const letters = Number(indent['w:firstLineChars'])
  if (letters > 0) return `${round(letters / 100)} em`
  const points = Number(indent['w:firstLine'] ?? indent['w:left'] ?? indent['w:start'])
  if (points > 0) return `${round(points / 20)} pt`
  return Number(indent['w:hanging']) > 0 ? `-${round(Number(indent['w:hanging']) / 20)} pt` : null
}

function colorOf(value: string | null) {
  return value && /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : null
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
