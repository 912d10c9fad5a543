import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { typedAs } from '../../search/typed.ts'

/** Replaces the suggestions for an item by its present names. */
export async function saveSuggestions(db: Db, item_id: number, titles: [Language, string][]): Promise<void> {
  const rows = titles.flatMap(([language, text]) => {
    const typed = typedAs(text)
    return typed.folded === '' ? [] : { language, text, ...typed }
  })
  await db.deleteFrom('suggestion').where('item_id', '=', item_id).execute()
  await sql`
    insert into suggestion (item_id, language, text, folded, sound, initials)
    select ${item_id}, language, text, folded, sound, initials from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as name (language text, text text, folded text, sound text, initials text)`.execute(db)
}
