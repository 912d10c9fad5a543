import { type Language, languages } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

const languagesRow = z.object({ languages: z.array(z.enum(languages)) })

/** The language an article is shown in, and the languages it has a text in. */
export interface ShownLanguage {
  language: Language
  languages: Language[]
}

/** The one asked for, else the reader's, else the nearest there is. An article without a text is none. */
export async function findLanguage(
  db: Db,
  viewer: Pick<Viewer, 'language'>,
  article_id: number,
  asked: Language | undefined,
): Promise<ShownLanguage> {
  const { rows } = await typedSql(languagesRow)`
    select array(select jsonb_object_keys(body)) as languages from article join item using (item_id)
    where item_id = ${article_id} and kind = 'article' and state = 'published'`.execute(db)
  const there = languages.filter((language) => rows[0]?.languages.includes(language))
  const language = [asked ?? viewer.language, ...languages].find((wished) => there.includes(wished))
  if (!language) throw new Failure('not_found')
  return { language, languages: there }
}
