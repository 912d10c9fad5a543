import { wordStyles } from '../document-style/style-word.ts'
import { elementText, millimetres, type OfficeFile, paperOf } from '../format/office.ts'
import { walkXml } from '../format/xml.ts'
import type { TaggedParagraph } from './document-tags.ts'

export interface ReadDocument {
  paragraphs: TaggedParagraph[]
  fonts: Set<string>
  pages: number
  paper: string | null
}

const mostPages = 2_000

/** A .docx or .dotx: its paragraphs with headers and footers, the fonts it uses, its paper. */
export function readWordDocument({ parts }: OfficeFile, entry: string): ReadDocument {
  const found = { paragraphs: [] as TaggedParagraph[], fonts: new Set<string>(), styles: new Set<string>(), paper: '' }
  let pages = 1
  for (const [name, text] of parts)
    if (/^word\/(document|header\d*|footer\d*)\.xml$/.test(name)) {
      const last = readPart(text, { name, path: `${entry}/${name}`, found })
      if (name === 'word/document.xml') pages = last
    }
  const { styles, defaults } = wordStyles(parts.get('word/styles.xml'), entry)
  for (const font of defaults) found.fonts.add(font)
  for (const { id, font } of styles) if (font && found.styles.has(id)) found.fonts.add(font)
  const counted = Number(elementText(parts.get('docProps/app.xml'), 'Pages') ?? 0)
  return { ...found, pages: Math.min(Math.max(pages, counted || 1), mostPages), paper: found.paper || null }
}

interface WordContents {
  paragraphs: TaggedParagraph[]
  fonts: Set<string>
  styles: Set<string>
  paper: string
}

/** Paragraphs may stand in boxes within paragraphs; each keeps its own text. */
function readPart(text: string, { name: part, path, found }: { name: string; path: string; found: WordContents }) {
  const open: string[] = []
  let page = 1
  let fresh = true
  let writing = false
  const opened: Record<string, (attributes: Record<string, string>) => unknown> = {
    'w:p': () => open.push(''),
    'w:t': () => {
      writing = true
    },
    'w:tab': () => append('\t'),
    'w:br': (attributes) => turn(attributes['w:type'] === 'page'),
    // Word writes where a page began when it last drew the document, also right behind a break of the author's.
    'w:lastRenderedPageBreak': () => turn(!fresh),
    'w:rFonts': (attributes) => addFonts(attributes),
    'w:pStyle': (attributes) => found.styles.add(attributes['w:val'] ?? ''),
    'w:rStyle': (attributes) => found.styles.add(attributes['w:val'] ?? ''),
    'w:pgSz': (attributes) => {
      found.paper ||= paper(attributes)
    },
  }
  walkXml(text, path, {
    open: (name, attributes) => opened[name]?.(attributes()),
    text(content) {
      if (writing) append(content)
    },
    close(name) {
      if (name === 'w:t') writing = false
      if (name !== 'w:p') return
      const written = open.pop() ?? ''
      if (written !== '') found.paragraphs.push({ text: written, page, part })
    },
  })
  return page

  function addFonts(attributes: Record<string, string>) {
    // Latin and Chinese letters of the same run have fonts of their own.
    for (const key of ['w:ascii', 'w:hAnsi', 'w:eastAsia', 'w:cs'])
      if (attributes[key]) found.fonts.add(attributes[key])
  }

  function append(content: string) {
    if (open.length === 0) return
    open.push((open.pop() ?? '') + content)
    fresh = false
  }

  function turn(really: boolean) {
    if (!really) return
    page = Math.min(page + 1, mostPages)
    fresh = true
  }
}

function paper(attributes: Record<string, string>) {
  return paperOf(millimetres(attributes['w:w']), millimetres(attributes['w:h'])) ?? ''
}
