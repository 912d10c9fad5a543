import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { choicesOfKeyword, questionOf } from './item.terms.ts'

/** Of an `item` that somebody rated or reported: what it is, and where. */
export function aboutItem(language: Language): RawBuilder<unknown> {
  return sql`item.kind, coalesce(in_language(item.title, ${language}), '') as title,
    case item.kind when 'resource' then '/resource/' || item.type || '/' else '/app-store/' end || item.item_id as address`
}

/** More than anybody means by what they typed. */
const foundAtMost = 1_000

/** Whether something is about an item that these words find. */
export function isAbout(item_id: RawBuilder<unknown>, keyword: string | undefined): RawBuilder<unknown> | null {
  if (!keyword) return null
  const choices = choicesOfKeyword(keyword)
  if (choices === null) return sql`false`
  return sql`${item_id} = any(array(
    select found.item_id from item_term as found where found.terms @@ ${questionOf(choices)} limit ${sql.lit(foundAtMost)}))`
}
