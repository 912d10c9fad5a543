import type { Language } from '@atrium/contract/languages'
import type { Inside, InsideLabel } from '@atrium/contract/resource/inside'
import type { SearchablePart } from '../item/index/index.part.ts'

/** What a hit can open inside a resource: the steps of a flow, gateways among them, and the fields of a form with what may be chosen. */
export function partsOf(inside: Inside): SearchablePart[] {
  if (inside.type === 'flow')
    return inside.steps.flatMap(({ id, name, role }) =>
      inLanguages(name, { kind: 'step', anchor: id }, role === null ? [] : [role]),
    )
  if (inside.type === 'form')
    return inside.fields.flatMap(({ path, title, options }) =>
      inLanguages(title, { kind: 'field', anchor: path }, options),
    )
  return []
}

/** What else is written inside, and has no place of its own in the preview. */
export function textsInside(inside: Inside): string[] {
  switch (inside.type) {
    case 'flow':
      return inside.ways.flatMap(({ condition }) => textsOf(condition))
    case 'document-template':
      return inside.placeholders.flatMap(({ tag, title }) => [tag, ...textsOf(title)])
    case 'document-style':
      return inside.styles.map(({ name }) => name)
    case 'schedule':
      return inside.entries.map(({ title }) => title)
    case 'portal':
      return inside.widgets.flatMap(({ title }) => textsOf(title))
    case 'login':
      return inside.slots.flatMap(({ value }) => textsOf(value))
    case 'form':
      return []
  }
}

export function pagesAsParts(pages: readonly { page: number; text: string }[]): SearchablePart[] {
  return pages.map(({ page, text }) => ({ kind: 'page', anchor: String(page), text }))
}

function inLanguages(title: InsideLabel, part: SearchablePart, besides: readonly InsideLabel[] = []): SearchablePart[] {
  const written = typeof title === 'string' ? [[undefined, title] as const] : Object.entries(title)
  return written.flatMap(([language, title]) =>
    title
      ? {
          ...part,
          ...(language === undefined ? {} : { language: language as Language }),
          title,
          text: besides.flatMap((label) => textsOf(label, language as Language | undefined)).join('\n'),
        }
      : [],
  )
}

function textsOf(label: InsideLabel | null, language?: Language): string[] {
  if (label === null) return []
  if (typeof label === 'string') return [label]
  const texts = language === undefined ? Object.values(label) : [label[language]]
  return texts.flatMap((text) => text ?? [])
}
