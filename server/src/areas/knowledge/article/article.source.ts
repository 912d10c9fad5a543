import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findLanguage } from './article.find.ts'

/** An article as a file of its own: its title, and the text as it was written. */
export async function readSource(
  db: Db,
  viewer: Pick<Viewer, 'language'>,
  article_id: number,
  asked: Language | undefined,
): Promise<string> {
  const { language } = await findLanguage(db, viewer, article_id, asked)
  const { rows } = await sql<{ title: string; body: string }>`
    select coalesce(in_language(title, ${language}), '') as title, body ->> ${language}::text as body
    from item join article using (item_id) where item_id = ${article_id} and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return `# ${rows[0].title}\n\n${rows[0].body.trimEnd()}\n`
}
