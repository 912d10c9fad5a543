import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { choicesOfKeyword, questionOf } from './item.terms.ts'

/** Of an `item` that somebody rated or reported: what it is, and where. */
export function aboutItem(language: Language): RawBuilder<unknown> {
  return sql`item.kind, coalesce(in_language(item.title, ${language}), '') as title,
    case item.kind when 'resource' then '/resource/' || item.type || '/' else '/app-store/' end || item.item_id as address`
}

/** More than anybody means by what they typed. */
const foundAtMost = 1_000

/** The items that words find; null where nobody asked. What is rated or reported is listed by what it is about. */
export async function findAbout(db: Db, { keyword }: { keyword?: string | undefined }): Promise<number[] | null> {
  if (!keyword) return null
  const choices = choicesOfKeyword(keyword)
  if (choices === null) return []
  const { rows } = await sql<{ item_id: number }>`
    select item_id from item_term where terms @@ ${questionOf(choices)} limit ${sql.lit(foundAtMost)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}
