import * as contract from '@atrium/contract/knowledge/article-draft'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { anyRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { renderMarkdown } from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { removeDraft, saveDraft } from './revision.draft.ts'
import { createArticle, fileArticle, withdrawArticle } from './revision.filing.ts'
import {
  decideDraft,
  restoreRevision,
  submitDraft,
  takeBackDraft,
  takeBackDraftApproval,
  writeDraftMessage,
} from './revision.review.ts'
import { verifyArticle } from './revision.verify.ts'
import { listDrafts, readDraft } from './revision.view.ts'

const revisionPlaceSchema = z.object({ knowledge_type_id: z.number(), names: z.array(z.string()) })

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
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language }, body }, viewer) =>
      decideDraft(tx, viewer, article_id, language, body),
  })
  serveChange(app, platform, contract.takeBackDraftApproval, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language } }, viewer) => takeBackDraftApproval(tx, viewer, article_id, language),
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
  serveChange(app, platform, contract.writeDraftMessage, {
    ...kept,
    id: idOf,
    work: (tx, { params: { article_id, language }, body }, viewer) =>
      writeDraftMessage(tx, viewer, article_id, language, body),
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

/**
 * What the audit log keeps of an article: how it is filed, and where the newest text of each language stands. Texts
 * themselves have a history of their own.
 */
async function readArticle(tx: Db, article_id: number) {
  const { rows } = await typedSql(anyRow)`
    select item.state, item.category_id as knowledge_type_id, item.fits, fits_until, verify_by, position,
      array(select related_id from article_related where article_related.item_id = item.item_id
        order by article_related.position) as related_ids,
      (select jsonb_object_agg(language, text) from (
        select distinct on (language) language, jsonb_build_object('number', number, 'state', revision.state,
          'title', revision.title, 'length', length(body), 'saved_at', revision.updated_at) as text
        from article_revision as revision where revision.item_id = item.item_id order by language, number desc
      ) as newest) as texts
    from article join item using (item_id) where item_id = ${article_id}`.execute(tx)
  return rows[0] ?? null
}

type RevisionPlace = z.output<typeof revisionPlaceSchema>

/** Every type with the names that lead to it, as the tree shows them: parents stand before their children. */
async function listArticlePlaces(db: Db, { language }: Viewer): Promise<{ list: RevisionPlace[] }> {
  const { rows: list } = await typedSql(revisionPlaceSchema)`
    with recursive place (knowledge_type_id, names, way) as (
      select knowledge_type_id, array[in_language(name, ${language})], array[(position, knowledge_type_id)]
      from knowledge_type where parent_id is null
      union all
      select child.knowledge_type_id, names || in_language(child.name, ${language}),
        way || (child.position, child.knowledge_type_id)
      from place join knowledge_type child on child.parent_id = place.knowledge_type_id
    )
    select knowledge_type_id, names from place order by way`.execute(db)
  return { list }
}
