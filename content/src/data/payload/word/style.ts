import type { Language } from '@atrium/contract/languages'

/** A style of WordprocessingML in the words of people who set type: points, characters, lines. */
export interface WordStyle {
  id: string
  name: string
  kind?: 'paragraph' | 'character' | 'table'
  based_on?: string
  /** The Chinese font, by the name under which office programs know it. */
  font?: string
  latin?: string
  size?: number
  bold?: boolean
  italic?: boolean
  color?: string
  letter_spacing?: number
  align?: 'left' | 'center' | 'right' | 'both' | 'distribute'
  /** An exact line height in points, or a multiple of the natural one. */
  line?: number
  lines?: number
  before?: number
  after?: number
  /** In characters. */
  first_line?: number
  left?: number
  right?: number
  hanging?: number
  outline?: number
  keep_next?: boolean
  new_page?: boolean
  rule?: { side: 'top' | 'bottom' | 'left'; color: string; points: number }
  fill?: string
  /** Its level in the document's one numbering, from 0. */
  level?: number
}

/** Levels of automatic numbering: `{ format: 'chineseCounting', text: '第%1章' }`. */
export interface NumberingLevel {
  format: 'decimal' | 'chineseCounting' | 'lowerLetter' | 'upperLetter' | 'bullet'
  text: string
}

export function stylesXml(styles: readonly WordStyle[], language: Language = 'zh-CN'): string {
  const chinese = language === 'zh-TW' ? 'zh-TW' : 'zh-CN'
  const normal = styles.find(({ id }) => id === 'Normal')
  return `<w:styles xmlns:w="${wordprocessing}"><w:docDefaults><w:rPrDefault><w:rPr>${letters({
    font: '宋体',
    latin: 'Times New Roman',
    size: 12,
    ...normal,
  })}<w:lang w:val="en-US" w:eastAsia="${chinese}"/></w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>${styles
    .map(styleXml)
    .join('')}</w:styles>`
}

export const wordprocessing = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

function styleXml(style: WordStyle): string {
  const { id, name, kind = 'paragraph', based_on } = style
  const own = id === 'Normal' || id === 'TableGrid' ? ' w:default="1"' : ''
  const base = based_on ?? (kind === 'paragraph' && id !== 'Normal' ? 'Normal' : '')
  return `<w:style w:type="${kind}"${own} w:styleId="${id}"><w:name w:val="${escaped(name)}"/>${
    base ? `<w:basedOn w:val="${base}"/>` : ''
  }<w:qFormat/>${kind === 'character' ? '' : `<w:pPr>${paragraph(style)}</w:pPr>`}<w:rPr>${letters(style)}</w:rPr>${
    kind === 'table' ? tableProperties(style) : ''
  }</w:style>`
}

/** In the order the schema asks for. */
export function paragraph(style: Partial<WordStyle>): string {
  const { rule, fill, size = 12, first_line, left, right, hanging, align, outline } = style
  const twips = (characters: number) => Math.round(characters * size * 20)
  const indents = [
    left === undefined ? '' : ` w:leftChars="${left * 100}" w:left="${twips(left)}"`,
    right === undefined ? '' : ` w:rightChars="${right * 100}" w:right="${twips(right)}"`,
    hanging === undefined ? '' : ` w:hangingChars="${hanging * 100}" w:hanging="${twips(hanging)}"`,
    first_line === undefined ? '' : ` w:firstLineChars="${first_line * 100}" w:firstLine="${twips(first_line)}"`,
  ].join('')
  return [
    style.keep_next ? '<w:keepNext/>' : '',
    style.new_page ? '<w:pageBreakBefore/>' : '',
    style.level === undefined ? '' : `<w:numPr><w:ilvl w:val="${style.level}"/><w:numId w:val="1"/></w:numPr>`,
    rule
      ? `<w:pBdr><w:${rule.side} w:val="single" w:sz="${Math.round(rule.points * 8)}" w:space="4" w:color="${rule.color}"/></w:pBdr>`
      : '',
    fill ? `<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>` : '',
    spacing(style),
    indents && `<w:ind${indents}/>`,
    align ? `<w:jc w:val="${align}"/>` : '',
    outline === undefined ? '' : `<w:outlineLvl w:val="${outline - 1}"/>`,
  ].join('')
}

function spacing({ before, after, line, lines }: Partial<WordStyle>): string {
  const parts = [
    before === undefined ? '' : ` w:before="${before * 20}"`,
    after === undefined ? '' : ` w:after="${after * 20}"`,
    line === undefined ? '' : ` w:line="${line * 20}" w:lineRule="exact"`,
    lines === undefined ? '' : ` w:line="${Math.round(lines * 240)}" w:lineRule="auto"`,
  ].join('')
  return parts && `<w:spacing${parts}/>`
}

export function letters({ font, latin, bold, italic, color, letter_spacing, size }: Partial<WordStyle>): string {
  const western = latin ? ` w:ascii="${latin}" w:hAnsi="${latin}"` : ''
  return [
    font || latin ? `<w:rFonts${western}${font ? ` w:eastAsia="${font}"` : ''}/>` : '',
    bold ? '<w:b/>' : '',
    italic ? '<w:i/>' : '',
    color ? `<w:color w:val="${color}"/>` : '',
    letter_spacing ? `<w:spacing w:val="${letter_spacing * 20}"/>` : '',
    size ? `<w:sz w:val="${size * 2}"/><w:szCs w:val="${size * 2}"/>` : '',
  ].join('')
}

function tableProperties({ color = '333333' }: WordStyle): string {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const borders = sides.map((side) => `<w:${side} w:val="single" w:sz="6" w:space="0" w:color="${color}"/>`).join('')
  return `<w:tblPr><w:tblBorders>${borders}</w:tblBorders><w:tblCellMar><w:left w:w="100" w:type="dxa"/><w:right w:w="100" w:type="dxa"/></w:tblCellMar></w:tblPr>`
}
