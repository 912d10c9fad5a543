import type { Language } from '@atrium/contract/languages'
import type PizZip from 'pizzip'

const numbering = 'word/numbering.xml'
const levels = 9

/** Where a paragraph is counted: which list, and on which of its levels. */
export interface ParagraphNumber {
  num: number
  level: number
}

/**
 * Styles that number their paragraphs count on from the first page to the last. For each further language of the specimen
 * the document gets lists of its own that begin at 1 again, in English with English marks: answers the list of a style for a
 * language, by its place.
 */
export function restartNumbering(
  zip: PizZip,
  further: readonly Language[],
): (style_id: string, place: number) => ParagraphNumber | null {
  const xml = zip.file(numbering)?.asText()
  const counted = numberedStyles(zip.file('word/styles.xml')?.asText() ?? '', xml ?? '')
  if (xml === undefined || counted.size === 0) return () => null

  const known = new Map(
    [...xml.matchAll(/<w:num w:numId="(\d+)"[^>]*>\s*<w:abstractNumId w:val="(\d+)"/g)].map(([, num, list]) => [
      Number(num),
      Number(list),
    ]),
  )
  const highest = Math.max(...known.keys(), 0)
  const nums = [...new Set([...counted.values()].map(({ num }) => num))].filter((num) => known.has(num))
  const ownNum = (num: number, place: number) => highest + 1 + nums.indexOf(num) * further.length + (place - 1)
  const added = nums.flatMap((num) =>
    further.map((language, index) => {
      const list = known.get(num) ?? 0
      return numXml(ownNum(num, index + 1), list, language === 'en' ? englishLevels(xml, list) : new Map())
    }),
  )
  const end = xml.lastIndexOf('</w:num>') + '</w:num>'.length
  zip.file(numbering, `${xml.slice(0, end)}${added.join('')}${xml.slice(end)}`)

  return (style_id, place) => {
    const found = place > 0 ? counted.get(style_id) : undefined
    return found && nums.includes(found.num) ? { num: ownNum(found.num, place), level: found.level } : null
  }
}

/** The levels that other marks stand for, by their number. */
function numXml(num: number, list: number, replaced: Map<number, string>): string {
  const starts = Array.from(
    { length: levels },
    (_, level) =>
      `<w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="1"/>${replaced.get(level) ?? ''}</w:lvlOverride>`,
  )
  return `<w:num w:numId="${num}"><w:abstractNumId w:val="${list}"/>${starts.join('')}</w:num>`
}

const chineseFormat = /^(chinese|ideograph|taiwanese|japanese)/
const englishWords: [RegExp, string][] = [
  [/^第?(%\d)章$/, 'Chapter $1'],
  [/^第?(%\d)[节節]$/, 'Section $1'],
  [/^第?(%\d)[条條]$/, 'Article $1'],
]

/** The levels of a list that count in Chinese, as English counts: 第一章 becomes 'Chapter 1', （一） becomes '(1)'. */
function englishLevels(xml: string, list: number): Map<number, string> {
  const [, found = ''] =
    new RegExp(`<w:abstractNum [^>]*w:abstractNumId="${list}"([\\s\\S]*?)</w:abstractNum>`).exec(xml) ?? []
  const levelsFound = [...found.matchAll(/<w:lvl [^>]*w:ilvl="(\d)"[\s\S]*?<\/w:lvl>/g)]
  return new Map(
    levelsFound.flatMap(([level, number]) => {
      const english = level
        .replace(/(<w:numFmt w:val=")([^"]*)/, (all, begin, format) =>
          chineseFormat.test(format) ? `${begin}decimal` : all,
        )
        .replace(/(<w:lvlText w:val=")([^"]*)/, (_, begin, marks) => begin + englishMarks(marks))
      return english === level ? [] : [[Number(number), english]]
    }),
  )
}

function englishMarks(marks: string): string {
  const trimmed = marks.trim()
  const named = englishWords.find(([pattern]) => pattern.test(trimmed))
  if (named) return trimmed.replace(...named)
  const plain = trimmed
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll(/[\p{Script=Han}、．]/gu, '')
  if (plain === trimmed) return marks
  return /%\d$/.test(plain) ? `${plain}.` : plain
}

/** The level stands in the style or, where Word linked the two, in the list. */
function numberedStyles(styles: string, lists: string): Map<string, ParagraphNumber> {
  const linked = new Map<string, number>()
  for (const level of lists.split('<w:lvl ').slice(1)) {
    const [, style_id] = /<w:pStyle w:val="([^"]+)"/.exec(level) ?? []
    const [, number] = /^w:ilvl="(\d)"/.exec(level) ?? []
    if (style_id && number) linked.set(style_id, Number(number))
  }
  const found = new Map<string, ParagraphNumber>()
  for (const style of styles.split('<w:style ').slice(1)) {
    const [, style_id] = /^[^>]*w:styleId="([^"]+)"/.exec(style) ?? []
    const [, num] = /<w:numId w:val="(\d+)"/.exec(style) ?? []
    const [, level] = /<w:ilvl w:val="(\d)"/.exec(style) ?? []
    if (style_id && num && num !== '0')
      found.set(style_id, { num: Number(num), level: Number(level ?? linked.get(style_id) ?? 0) })
  }
  return found
}
