import type { Language } from '@atrium/contract/languages'
import { textIn } from '@atrium/contract/resource/text-in'

/** An object of a file whose shape nobody promised. */
export type PortalJson = Record<string, unknown>

export function isRecord(value: unknown): value is PortalJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A text as it stands in a file: one for all, or one per language. Another language is better than nothing. */
export function textOf(value: unknown, language: Language): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!isRecord(value)) return ''
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return textIn(Object.fromEntries(texts), language)
}

export interface WidgetItem {
  text: string
  /** When, who or how much: what stands smaller beside it. */
  note: string
}

/** The lines of a widget: plain texts, or objects with a text and a note. */
export function itemsOf(value: unknown, language: Language): WidgetItem[] {
  return listOf(value)
    .slice(0, 60)
    .flatMap((item) => {
      const named = isRecord(item) ? (item.text ?? item.title ?? item.name) : undefined
      const text = textOf(named ?? item, language)
      const note = isRecord(item) ? textOf(item.note ?? item.when ?? item.date ?? item.value, language) : ''
      return text ? [{ text, note }] : []
    })
}
