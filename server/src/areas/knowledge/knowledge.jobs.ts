import { languages } from '@atrium/contract/languages'
import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { makePdf } from './article/article.pdf-make.ts'
import { renderOlder } from './revision/revision.publish.ts'
import { notifyVerifiers } from './revision/revision.verify.ts'

/** After a release with a newer renderer everything is made again; otherwise there is nothing to do. */
export const knowledgeRender = job({
  name: 'knowledge.render',
  payload: z.object({}),
  cron: '*/10 * * * *',
  time_limit: 3_600,
  side_by_side: 1,
  handler: ({ db }, _, { signal }) => renderOlder(db, signal),
})

/** Once a day, before people come to work. */
export const knowledgeVerify = job({
  name: 'knowledge.verify',
  payload: z.object({}),
  cron: '30 21 * * *',
  time_limit: 120,
  side_by_side: 1,
  handler: ({ db }) => db.transaction().execute(notifyVerifiers),
})

export const knowledgePdf = job({
  name: 'knowledge.pdf',
  payload: z.object({ article_id: z.number().int(), language: z.enum(languages) }),
  time_limit: 300,
  side_by_side: 1,
  handler: (platform, { article_id, language }, { signal }) => makePdf(platform, article_id, language, { signal }),
})
