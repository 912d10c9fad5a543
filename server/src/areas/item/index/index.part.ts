import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { termsOfText } from '../../../search/terms.ts'

/** A spot inside an item that a hit can open. */
export const searchablePartSchema = z.object({
  kind: z.enum(['step', 'field', 'page', 'heading', 'cue']),
  /** Absent where it is the same in every language. */
  language: z.enum(languages).optional(),
  /** What the address names it by. */
  anchor: z.string(),
  title: z.string().optional(),
  text: z.string().optional(),
})
export type SearchablePart = z.output<typeof searchablePartSchema>

/** More than any flow, film or handbook has; further parts are found but not linked. */
const most = 5_000
const longestText = 8_000
const atOnce = 500

/** In place of those an earlier version had. */
export async function saveParts(db: Db, item_id: number, parts: readonly SearchablePart[]): Promise<void> {
  await db.deleteFrom('item_part').where('item_id', '=', item_id).execute()
  const rows = parts.slice(0, most).map(({ kind, language = '', anchor, title = '', text = '' }, part_no) => ({
    part_no,
    kind,
    language,
    anchor,
    title,
    text: text.slice(0, longestText),
    terms: [...termsOfText(`${title}\n${text}`)],
  }))
  for (let from = 0; from < rows.length; from += atOnce) {
    await sql`
      insert into item_part (item_id, part_no, kind, language, anchor, title, text, terms)
      select ${item_id}, part_no, kind, language, anchor, title, text,
        array_to_tsvector(array(select jsonb_array_elements_text(terms)))
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + atOnce))}::jsonb) as part
        (part_no int, kind text, language text, anchor text, title text, text text, terms jsonb)`.execute(db)
  }
}
