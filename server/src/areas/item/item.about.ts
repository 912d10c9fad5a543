import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { choiceOfKind, choicesOfKeyword, questionOf } from './index/index.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** Of an `item` that somebody rated or reported: what it is, and where. */
export function aboutItem(language: Language): RawBuilder<unknown> {
  return sql`item.kind, coalesce(in_language(item.title, ${language}), '') as title,
    case item.kind when 'resource' then '/resource/' || item.type || '/' else '/app-store/' end || item.item_id as address`
}

/** The most items that a keyword is matched with. */
const foundAtMost = 1_000

interface AboutQuery {
  keyword?: string | undefined
  kind?: 'resource' | 'app' | undefined
}

/**
 * The items that words find; null where nobody asked. What is rated or reported is listed by what it is about. Apps are
 * few, and so is what is said of them: looked for among all that is said, they would be far apart.
 */
export async function findAbout(db: Db, { keyword, kind }: AboutQuery): Promise<number[] | null> {
  if (keyword) return findByWords(db, keyword, kind)
  if (kind !== 'app') return null
  const { rows } = await typedSql(itemIdRow)`
    select item_id from item where kind = 'app' order by updated_at desc limit ${sql.lit(foundAtMost)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

async function findByWords(db: Db, keyword: string, kind: AboutQuery['kind']): Promise<number[]> {
  const words = choicesOfKeyword(keyword)
  if (words === null) return []
  const choices = kind ? [...words, choiceOfKind(kind)] : words
  const { rows } = await typedSql(itemIdRow)`
    select item_id from item_term where terms @@ ${questionOf(choices)} limit ${sql.lit(foundAtMost)}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}
