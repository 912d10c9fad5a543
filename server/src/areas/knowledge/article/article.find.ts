import { type Language, languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

/** In which language an article is shown to somebody, and in which there is a text at all. */
export interface Shown {
  language: Language
  languages: Language[]
}

/** The one asked for, else the reader's, else the nearest there is. An article without a text is none. */
export async function findLanguage(
  db: Db,
  viewer: Pick<Viewer, 'language'>,
  article_id: number,
  asked: Language | undefined,
): Promise<Shown> {
  const { rows } = await sql<{ languages: Language[] }>`
    select array(select jsonb_object_keys(body)) as languages from article join item using (item_id)
    where item_id = ${article_id} and kind = 'article' and state = 'published'`.execute(db)
  const there = languages.filter((language) => rows[0]?.languages.includes(language))
  const language = [asked ?? viewer.language, ...languages].find((wished) => there.includes(wished))
  if (!language) throw new Failure('not_found')
  return { language, languages: there }
}
