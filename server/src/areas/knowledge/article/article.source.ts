import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { findLanguage } from './article.find.ts'

const titleBodyRow = z.object({ title: z.string(), body: z.string() })

/** An article as a file of its own: its title, and the text as it was written. */
export async function readSource(
  db: Db,
  viewer: Pick<Viewer, 'language'>,
  article_id: number,
  asked: Language | undefined,
): Promise<string> {
  const { language } = await findLanguage(db, viewer, article_id, asked)
  const { rows } = await typedSql(titleBodyRow)`
    select coalesce(in_language(title, ${language}), '') as title, body ->> ${language}::text as body
    from item join article using (item_id) where item_id = ${article_id} and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return `# ${rows[0].title}\n\n${rows[0].body.trimEnd()}\n`
}
