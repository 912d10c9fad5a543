import type { Language } from '@atrium/contract/languages'
import { languages } from '@atrium/contract/languages'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { knowledgePdf } from '../knowledge.jobs.ts'
import { findLanguage } from './article.find.ts'
import { contentKey } from './article.pdf-make.ts'

/** What could not be made is tried again, but not by everybody who asks. */
const triedAgainAfter = '1 hour'

const storedArticlePdfSchema = z.object({
  state: z.enum(['ready', 'being_made', 'failed']),
  language: z.enum(languages),
  title: z.string(),
  object_key: z.string().nullable(),
  size: z.number().nullable(),
})
type StoredArticlePdf = z.output<typeof storedArticlePdfSchema>

/** The state of the PDF of the published text. Requesting a missing one enqueues it. */
export async function findPdf(
  db: Db,
  viewer: Viewer,
  article_id: number,
  asked: Language | undefined,
): Promise<StoredArticlePdf> {
  const { language } = await findLanguage(db, viewer, article_id, asked)
  const { rows } = await typedSql(storedArticlePdfSchema)`
    select ${language}::text as language, coalesce(in_language(title, ${language}), '') as title, pdf.object_key, pdf.size,
      case when pdf.object_key is not null then 'ready' when pdf.failed_at > now() - ${triedAgainAfter}::interval then 'failed'
        else 'being_made' end as state
    from item join article using (item_id) left join article_pdf as pdf on pdf.item_id = item.item_id
      and pdf.language = ${language} and pdf.content_key = ${contentKey(language)}
    where item.item_id = ${article_id} and item.state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  if (rows[0].state === 'being_made') {
    const key = `pdf-${article_id}-${language}`
    await enqueue(db, knowledgePdf, { article_id, language }, { singleton_key: key })
  }
  return rows[0]
}

export async function openArticlePdf(db: Db, viewer: Viewer, article_id: number, asked: Language | undefined) {
  const { state, language } = await findPdf(db, viewer, article_id, asked)
  return { state, address: state === 'ready' ? `/api/knowledges/${article_id}/pdf?language=${language}` : null }
}
