import type { PDFDocumentProxy, TextContent } from 'pdfjs-dist/types/src/display/api'

/** The words of a page as they are searched, and where each character stands among the pieces the page is written in. */
export interface PdfPageText {
  text: string
  pieces: Uint32Array
  offsets: Uint32Array
  /** How far down the page each piece stands, as a part of its height. */
  heights: number[]
}

interface TextItem {
  str: string
  hasEOL: boolean
}

const kept = new WeakMap<PDFDocumentProxy, Map<number, Promise<PdfPageText>>>()

export function textOf(pdf: PDFDocumentProxy, number: number): Promise<PdfPageText> {
  const texts = kept.get(pdf) ?? new Map<number, Promise<PdfPageText>>()
  kept.set(pdf, texts)
  const text = texts.get(number) ?? readPage(pdf, number)
  texts.set(number, text)
  return text
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPageText> {
  const page = await pdf.getPage(number)
  const items = writtenIn(await page.getTextContent())
  const viewport = page.getViewport({ scale: 1 })
  const heights = items.map(({ transform }) => {
    const [, y = 0] = viewport.convertToViewportPoint(transform[4], transform[5])
    return y / viewport.height
  })
  return { ...searchable(items), heights }
}

function writtenIn({ items }: TextContent) {
  return items.filter((item) => 'str' in item)
}

/** One space for many, and none beside Chinese characters: a line that ends there ends no word. */
export function searchable(items: TextItem[]): Omit<PdfPageText, 'heights'> {
  const text: string[] = []
  const pieces: number[] = []
  const offsets: number[] = []
  let space: { piece: number; offset: number } | null = null

  const put = (character: string, piece: number, offset: number) => {
    text.push(character)
    pieces.push(piece)
    offsets.push(offset)
  }
  items.forEach(({ str, hasEOL }, piece) => {
    for (let offset = 0; offset < str.length; offset += 1) {
      const character = foldText(str.charAt(offset))
      if (character.trim() === '') {
        space ??= { piece, offset }
        continue
      }
      const before = text.at(-1)
      if (space && before && !isIdeograph(before) && !isIdeograph(character)) put(' ', space.piece, space.offset)
      space = null
      put(character, piece, offset)
    }
    if (hasEOL) space ??= { piece, offset: str.length }
  })
  return { text: text.join(''), pieces: Uint32Array.from(pieces), offsets: Uint32Array.from(offsets) }
}

/** Where in the text of a page the words stand, written the same way; they do not overlap. */
export function findIn({ text }: Pick<PdfPageText, 'text'>, words: string): { from: number; to: number }[] {
  const wanted = searchable([{ str: words, hasEOL: false }]).text
  const found: { from: number; to: number }[] = []
  if (wanted === '') return found
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + wanted.length)) {
    found.push({ from, to: from + wanted.length })
  }
  return found
}

/** Large and small, wide and narrow letters are the same. One character stays one character. */
function foldText(character: string): string {
  const code = character.charCodeAt(0)
  const narrow = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : character
  const small = narrow.toLowerCase()
  return small.length === 1 ? small : narrow
}

function isIdeograph(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\ud800-\udfff]/u.test(character)
}
