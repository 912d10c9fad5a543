import { searchable } from './page-text.ts'

/** Where something named stands: on which page, from which character of its text to which. */
export interface PdfTextRange {
  id: string
  page: number
  from: number
  to: number
}

export interface TextQuery {
  id: string
  text: string
  /** What is written right before it, where that helps to tell it from the same words elsewhere. */
  before?: string
}

const prefix = 12

/**
 * Finds texts that follow each other in a document, each behind the one before. What is nowhere is left out; what runs
 * over the end of a page is found by how it begins.
 */
export function placesInOrder(pages: readonly string[], wanted: readonly TextQuery[]): PdfTextRange[] {
  const places: PdfTextRange[] = []
  let page = 0
  let at = 0
  for (const { id, text, before = '' } of wanted) {
    const words = searchable([{ str: text, hasEOL: false }]).text
    if (words === '') continue
    const found = find(before + words, before.length) ?? find(words, 0) ?? find(words.slice(0, prefix), 0)
    if (!found) continue
    places.push({ id, ...found })
    page = found.page - 1
    at = found.to
  }
  return places

  function find(words: string, skipped: number) {
    for (let index = page; index < pages.length; index += 1) {
      const from = (pages[index] ?? '').indexOf(words, index === page ? at : 0)
      if (from >= 0) return { page: index + 1, from: from + skipped, to: from + words.length }
    }
    return null
  }
}
