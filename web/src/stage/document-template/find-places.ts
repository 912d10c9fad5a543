import type { InsideOf } from '@atrium/contract/resource/inside'
import { findIn } from '../pdf/page-text.ts'
import { type PdfTextRange, placesInOrder } from '../pdf/places.ts'

type PlaceholderRange = InsideOf<'document-template'>['placeholders'][number]

/** Enough of what stands before a value to know it among others, and short enough to stand in the same line. */
const context = 8

/** Where the tags stand in a document as it is shipped, in the order of reading. */
export function placesOfTags(
  pages: readonly string[],
  placeholders: readonly Pick<PlaceholderRange, 'tag'>[],
): PdfTextRange[] {
  return pages
    .flatMap((text, index) =>
      placeholders.flatMap(({ tag }) =>
        ['', '#', '^', '/'].flatMap((mark) =>
          findIn({ text }, `{${mark}${tag}}`).map((found) => ({ id: tag, page: index + 1, ...found })),
        ),
      ),
    )
    .toSorted((one, other) => one.page - other.page || one.from - other.from)
}

/**
 * Where the sample values stand in the filled document. The same words may stand elsewhere too, so each is looked for
 * behind the words that stand before its tag in the document as it is shipped.
 */
export function placesOfSamples(
  { shipped, filled }: { shipped: readonly string[]; filled: readonly string[] },
  placeholders: readonly Pick<PlaceholderRange, 'tag' | 'sample'>[],
): PdfTextRange[] {
  const samples = new Map(placeholders.map(({ tag, sample }) => [tag, sample]))
  const wanted = placesOfTags(shipped, placeholders).map(({ id, page, from }) => {
    const before = (shipped[page - 1] ?? '').slice(0, from)
    const words = before.slice(before.lastIndexOf('}') + 1)
    return { id, text: samples.get(id) ?? '', before: words.slice(-context) }
  })
  return placesInOrder(filled, wanted)
}
