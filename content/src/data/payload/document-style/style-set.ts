import type { DemoPayloadFile } from '../../../kinds.ts'
import { text } from '../../text.ts'
import { p } from '../word/body.ts'
import { type PageLayout, wordFile } from '../word/document.ts'
import type { NumberingLevel, WordStyle } from '../word/style.ts'

interface StyleSet {
  title: string
  styles: WordStyle[]
  page: PageLayout
  levels?: NumberingLevel[]
  header?: string
}

/** The template holds one line in each style that names itself, so that opening it shows the whole set. */
export function styleFiles({ title, styles, page, levels, header }: StyleSet): DemoPayloadFile[] {
  const shown = styles.filter(({ id, kind }) => kind !== 'table' && id !== 'Header' && id !== 'Footer')
  const body = shown.map(({ id, name, kind }) => (kind === 'character' ? p('Normal', name) : p(id, name)))
  const document = { title, styles, page, body, ...(levels ? { levels } : {}), ...(header ? { header } : {}) }
  const count = styles.length
  return [
    {
      path: 'styles.dotx',
      content: wordFile(document, 'template'),
      about: text(`${count} 种样式`, `${count} 種樣式`, `${count} styles`),
    },
  ]
}

interface StyleFonts {
  /** Chinese fonts of body and headings, and the western font beside them. */
  body: string
  heading: string
  latin: string
  size: number
  line: number
  color?: string
}

/** What nearly every set has; a set says what it wants otherwise, and what it adds. */
export function basicStyles({ body, heading, latin, size, line, color = '000000' }: StyleFonts): WordStyle[] {
  const level = (n: number, step: number): WordStyle => ({
    id: `Heading${n}`,
    name: `标题${'一二三四'[n - 1]}`,
    font: heading,
    latin,
    size: size + step,
    color,
    bold: true,
    before: 12 - n,
    after: 4,
    lines: 1.3,
    outline: n,
    keep_next: true,
  })
  return [
    { id: 'Normal', name: '正文', font: body, latin, size, line, align: 'both' },
    { id: 'Title', name: '标题', font: heading, latin, size: size + 10, color, align: 'center', lines: 1.4, after: 12 },
    { id: 'Subtitle', name: '副标题', font: '楷体', latin, size: size + 2, align: 'center', lines: 1.3, after: 12 },
    level(1, 5),
    level(2, 3),
    level(3, 1),
    { id: 'BodyText', name: '正文首行缩进', font: body, latin, size, line, first_line: 2, align: 'both' },
    { id: 'ListParagraph', name: '列项', font: body, latin, size, line, left: 2, hanging: 2 },
    { id: 'Quote', name: '引文', font: '楷体', latin, size, line, left: 2, right: 2, before: 6, after: 6 },
    {
      id: 'Caption',
      name: '题注',
      font: heading,
      latin,
      size: size - 2,
      align: 'center',
      lines: 1.2,
      before: 4,
      after: 8,
    },
    { id: 'FootnoteText', name: '脚注', font: body, latin, size: 9, lines: 1.1 },
    { id: 'Header', name: '页眉', font: body, latin, size: 9, align: 'center' },
    { id: 'Footer', name: '页脚', font: body, latin, size: 9, align: 'center' },
    { id: 'Strong', name: '着重', kind: 'character', font: heading, bold: true },
    { id: 'Emphasis', name: '强调', kind: 'character', font: '楷体', italic: true },
    { id: 'TableGrid', name: '表格', kind: 'table', color },
  ]
}

/** With some of them set otherwise, by id, and others added. */
export function refined(
  styles: WordStyle[],
  otherwise: Record<string, Partial<WordStyle>>,
  added: WordStyle[] = [],
): WordStyle[] {
  return [...styles.map((style) => ({ ...style, ...otherwise[style.id] })), ...added]
}
