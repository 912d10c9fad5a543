import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Choice, Choices } from '../../search/choices.ts'
import { readQuestion } from '../../search/question.ts'
import { termsOfItem } from '../../search/terms.ts'
import { choicesIn } from '../../search/tiers.ts'

export type { Choice, Choices } from '../../search/choices.ts'

/** What an item is found by: words of its texts, and what it is filed under. */
interface Described {
  texts: readonly string[]
  facets: readonly Facet[]
}

/** The name of a facet and a value: `scene:3`, `system:kylin`. No text gives a term with a colon. */
export type Facet = `${string}:${string | number}`

export async function saveItemTerms(db: Db, item_id: number, { texts, facets }: Described): Promise<void> {
  const terms = [...termsOfItem({ titles: [], bodies: texts, facets })]
  await sql`
    insert into item_term (item_id, terms) values (${item_id}, array_to_tsvector(${terms}::text[]))
    on conflict (item_id) do update set terms = excluded.terms where item_term.terms <> excluded.terms`.execute(db)
}

export async function removeItemTerms(db: Db, item_id: number): Promise<void> {
  await db.deleteFrom('item_term').where('item_id', '=', item_id).execute()
}

/** A choice for each word somebody typed; null where what they typed holds no word, so that nothing can match. */
export function choicesOfKeyword(keyword: string): Choice[] | null {
  const question = readQuestion(keyword)
  return question && [...choicesIn('anywhere', question)]
}

/** `terms @@ …`: as PostgreSQL reads it. */
export function questionOf(choices: Choices): RawBuilder<unknown> {
  const text = choices.map((choice) => `(${choice.map(quoted).join('|')})`).join('&')
  return sql`${text}::tsquery`
}

function quoted(term: string): string {
  const isBeginning = term.endsWith('*')
  const lexeme = (isBeginning ? term.slice(0, -1) : term).replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${lexeme}'${isBeginning ? ':*' : ''}`
}
