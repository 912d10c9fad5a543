import { z } from 'zod'

/**
 * What somebody wrote, as it is shown: elements and attributes of a closed list, and text. Nothing else can be said, so a
 * page draws it without trusting anybody's HTML.
 */
export const writtenTags = [
  ...(['h2', 'h3', 'h4', 'h5', 'h6'] as const),
  ...(['p', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre', 'div', 'figure', 'figcaption'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
  ...(['a', 'em', 'strong', 'del', 'code', 'span', 'img', 'br'] as const),
] as const

export const writtenAttributes = [
  ...(['id', 'class', 'role', 'tabindex', 'data-kind', 'data-type', 'data-item', 'data-language'] as const),
  ...(['href', 'rel', 'title', 'src', 'alt', 'loading', 'start', 'scope'] as const),
] as const

export interface WrittenElement {
  tag: (typeof writtenTags)[number]
  attributes: Partial<Record<(typeof writtenAttributes)[number], string>>
  children: RichText[]
}
export type RichText = WrittenElement | string

export const written: z.ZodType<RichText, RichText> = z
  .union([
    z.string(),
    z.object({
      tag: z.enum(writtenTags),
      attributes: z.partialRecord(z.enum(writtenAttributes), z.string()),
      children: z.array(z.lazy(() => written)),
    }),
  ])
  .meta({ id: 'Written' })
