import * as contract from '@atrium/contract/article-draft'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import { renderMarkdown } from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { readArticle } from './revision.audit.ts'
import { removeDraft, saveDraft } from './revision.draft.ts'
import { createArticle, fileArticle, withdrawArticle } from './revision.filing.ts'
import { listArticlePlaces } from './revision.places.ts'
import { decideDraft, restoreRevision, submitDraft, takeBackDraft } from './revision.review.ts'
import { verifyArticle } from './revision.verify.ts'
import { listDrafts, readDraft } from './revision.view.ts'

/** What those do who write and review articles. */
export function revisionRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.listDrafts, ({ query }, viewer) => listDrafts(db, viewer, query))
  serve(app, contract.listArticlePlaces, (_, viewer) => listArticlePlaces(db, viewer))
  serve(app, contract.previewArticle, ({ body }) => renderMarkdown(body.body))
  serve(app, contract.readDraft, ({ params: { article_id, language } }, viewer) =>
    readDraft(db, viewer, article_id, language),
  )

  articleChanges(app, platform)
  draftChanges(app, platform)
}

const idOf = ({ params }: { params: { article_id: number } }) => params.article_id

function articleChanges(app: FastifyInstance, platform: Platform) {
  const kept = { subject: 'article', read: readArticle }
  /** For what readers see at once: trees are remembered by every process. */
  const openly = { ...kept, after: () => platform.cache.invalidate('knowledge') }

  serveChange(app, platform, contract.createArticle, {
    ...kept,
    id: (_, data) => data?.article_id as number | undefined,
    work: (tx, { body }, viewer) => createArticle(tx, viewer, body),
  })
  serveChange(app, platform, contract.fileArticle, {
    ...openly,
    id: idOf,
    work: (tx, { params, body }) => fileArticle(tx, params.article_id, body),
  })
  serveChange(app, platform, contract.withdrawArticle, {
    ...openly,
    id: idOf,
    work: (tx, { params }) => withdrawArticle(tx, params.article_id),
  })
  serveChange(app, platform, contract.verifyArticle, {
    ...kept,
    id: idOf,
    work: (tx, { params, body }) => verifyArticle(tx, params.article_id, body.verify_by),
  })
  serveChange(app, platform, contract.decideDraft, {
    ...openly,
    id: idOf,
    work: (tx, { params: { article_id, language }, body }, viewer) =>
      decideDraft(tx, viewer, article_id, language, body),
  })
}

/** Only for authors. */
function draftChanges(app: FastifyInstance, platform: Platform) {
  const kept = { subject: 'article', read: readArticle }

  serveChange(app, platform, contract.saveDraft, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language }, body }, viewer) => saveDraft(tx, viewer, article_id, language, body),
  })
  serveChange(app, platform, contract.removeDraft, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language } }) => removeDraft(tx, article_id, language),
  })
  serveChange(app, platform, contract.submitDraft, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language } }, viewer) => submitDraft(tx, viewer, article_id, language),
  })
  serveChange(app, platform, contract.takeBackDraft, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language } }, viewer) => takeBackDraft(tx, viewer, article_id, language),
  })
  serveChange(app, platform, contract.restoreRevision, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, number }, body }, viewer) =>
      restoreRevision(tx, viewer, article_id, body.language, number),
  })
}
