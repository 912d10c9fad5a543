import { type RawBuilder, sql } from 'kysely'
import type { TermChoice, TermChoices } from '../../../search/choices.ts'
import { readQuestion } from '../../../search/query/question.ts'
import { choicesIn } from '../../../search/query/tiers.ts'
import type { ItemKind } from '../item.service.ts'

export type { TermChoice, TermChoices } from '../../../search/choices.ts'

/** The name of a facet and a value: `scene:3`, `system:kylin`. No text gives a term with a colon. */
export type Facet = `${string}:${string | number}`

/** One choice per typed word; null for input without words, which matches nothing. */
export function choicesOfKeyword(keyword: string): TermChoice[] | null {
  const question = readQuestion(keyword)
  return question && [...choicesIn('anywhere', question)]
}

/** Any of the values of a facet; no choice where none is given. */
export function anyOf(facet: string, values: readonly (string | number)[] = []): TermChoice[] {
  const [first, ...others] = new Set(values)
  return first === undefined ? [] : [[`${facet}:${first}`, ...others.map((value) => `${facet}:${value}`)]]
}

/** For search: what is deprecated is found, too. Lists ask for the kind alone. */
export function choiceOfKind(kind: ItemKind): TermChoice {
  return [`kind:${kind}`, `deprecated:${kind}`]
}

/** `terms @@ …` */
export function questionOf(choices: TermChoices): RawBuilder<unknown> {
  return sql`${questionText(choices)}::tsquery`
}

/** As PostgreSQL reads it. */
export function questionText(choices: TermChoices): string {
  return choices.map((choice) => `(${choice.map(quoted).join('|')})`).join('&')
}

function quoted(term: string): string {
  const isBeginning = term.endsWith('*')
  const lexeme = (isBeginning ? term.slice(0, -1) : term).replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${lexeme}'${isBeginning ? ':*' : ''}`
}
