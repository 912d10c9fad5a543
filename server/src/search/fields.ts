import type { TermChoice, TermChoices } from './choices.ts'
import { isHan } from './text/runs.ts'

/**
 * Where an item holds a word, as the beginning of its term: a title belongs to its subject (title, tags and summary), the
 * subject to its anchors (the names of its parts), and these are somewhere in the item, so each of these finds no more than the
 * next. No word holds a colon; facets (`scene:3`) have longer names.
 */
export const fields = { title: 't:', subject: 's:', anchor: 'a:', anywhere: '' } as const
export type SearchField = keyof typeof fields

/** The whole title; two neighbouring syllables of a title or tag; the initials of two to five. */
export const marks = { whole: '=:', sound: 'p:', initials: 'i:' } as const

/** In the field, for terms that do not say where they belong. */
export function choicesWithin(field: SearchField, choices: TermChoices): TermChoices {
  return choices.map((choice) => choice.map((term) => within(field, term)) as unknown as TermChoice)
}

/** A term that says where it belongs already stays as it is. */
export function within(field: SearchField, term: string): string {
  return term.includes(':') ? term : `${fields[field]}${term}`
}

/** What a term answers besides itself: `t:表格` is found by `t:表*`, `p:qing-jia` by `p:qing-*`. */
export function beginningOf(term: string): string | null {
  if (term.startsWith(marks.sound)) return `${term.slice(0, term.indexOf('-') + 1)}*`
  const field = Object.values(fields).find((prefix) => term.startsWith(prefix) && isHan(term.slice(prefix.length)))
  if (field === undefined) return null
  const [first] = term.slice(field.length)
  return `${field}${first}*`
}
