import * as contract from '@atrium/contract/article-draft'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../platform/db/db.ts'
import { serve } from '../../../platform/http/serve.ts'
import { renderMarkdown } from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { removeDraft, saveDraft } from './revision.draft.ts'
import { createArticle, fileArticle, withdrawArticle } from './revision.filing.ts'
import { listArticlePlaces } from './revision.places.ts'
import { decideDraft, restoreRevision, submitDraft, takeBackDraft } from './revision.review.ts'
import { verifyArticle } from './revision.verify.ts'
import { listDrafts, readDraft } from './revision.view.ts'

/** What those do who write and review articles. */
export function revisionRoutes(app: FastifyInstance, { db, cache }: Platform) {
  const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  /** For what readers see at once: trees are remembered by every process. */
  async function openly<Result>(work: (tx: Db) => Promise<Result>) {
    const result = await inTransaction(work)
    await cache.invalidate('knowledge')
    return result
  }

  serve(app, contract.listDrafts, ({ query }, viewer) => listDrafts(db, viewer, query))
  serve(app, contract.listArticlePlaces, (_, viewer) => listArticlePlaces(db, viewer))
  serve(app, contract.createArticle, ({ body }, viewer) => inTransaction((tx) => createArticle(tx, viewer, body)))
  serve(app, contract.fileArticle, ({ params, body }) => openly((tx) => fileArticle(tx, params.article_id, body)))
  serve(app, contract.withdrawArticle, ({ params }) => openly((tx) => withdrawArticle(tx, params.article_id)))
  serve(app, contract.verifyArticle, ({ params, body }) => verifyArticle(db, params.article_id, body.verify_by))
  serve(app, contract.previewArticle, ({ body }) => renderMarkdown(body.body))

  serve(app, contract.readDraft, ({ params: { article_id, language } }, viewer) =>
    readDraft(db, viewer, article_id, language),
  )
  serve(app, contract.saveDraft, ({ params: { article_id, language }, body }, viewer) =>
    inTransaction((tx) => saveDraft(tx, viewer, article_id, language, body)),
  )
  serve(app, contract.removeDraft, ({ params: { article_id, language } }) =>
    inTransaction((tx) => removeDraft(tx, article_id, language)),
  )
  serve(app, contract.submitDraft, ({ params: { article_id, language } }, viewer) =>
    inTransaction((tx) => submitDraft(tx, viewer, article_id, language)),
  )
  serve(app, contract.takeBackDraft, ({ params: { article_id, language } }, viewer) =>
    inTransaction((tx) => takeBackDraft(tx, viewer, article_id, language)),
  )
  serve(app, contract.decideDraft, ({ params: { article_id, language }, body }, viewer) =>
    openly((tx) => decideDraft(tx, viewer, article_id, language, body)),
  )
  serve(app, contract.restoreRevision, ({ params: { article_id, number }, body }, viewer) =>
    inTransaction((tx) => restoreRevision(tx, viewer, article_id, body.language, number)),
  )
}
