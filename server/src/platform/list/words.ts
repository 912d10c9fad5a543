import { type RawBuilder, sql } from 'kysely'

type TextSql = RawBuilder<unknown>

/** What holds the words anywhere, as they are: signs that mean something to `ilike` are signs here. */
export function containsPattern(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
}

/** A text that begins with the words, however capitalised: found by an index over `lower(text) text_pattern_ops`. */
export function startsWithSql(text: TextSql, keyword: string): TextSql {
  return sql`lower(${text}) like lower(${`${keyword.replace(/[\\%_]/g, '\\$&')}%`})`
}

/** A text per language that holds the words in one of its languages. */
export function inAnyLanguage(texts: TextSql, keyword: string): TextSql {
  return sql`exists (select from jsonb_each_text(${texts}) as said where said.value ilike ${containsPattern(keyword)})`
}

/** Names under which something is filed, or nothing; `count` is how much it is. */
export function isUsed(count: TextSql, used: 'used' | 'unused' | undefined): TextSql | null {
  if (used === undefined) return null
  return used === 'used' ? sql`${count} > 0` : sql`${count} = 0`
}
