import type {
  decideDraft as decideContract,
  writeDraftMessage as writeContract,
} from '@atrium/contract/knowledge/article-draft'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Approved, PublishingServices } from '../../../platform/wiring.ts'
import { decideOrApprove, takeBackApproval } from '../../review/review.approve.ts'
import { submitForReview, takeBack } from '../../review/review.author.ts'
import { keepRefusal, putApprovalIntoEffect } from '../../review/review.effect.ts'
import { refuseAuthor } from '../../review/review.policy.ts'
import { writeAsAuthor } from '../../review/review.thread.ts'
import { beginDraft, lockDraft } from './revision.draft.ts'
import { publishText } from './revision.publish.ts'
import { revisionSubject } from './revision.subject.ts'
import { readDraft } from './revision.view.ts'

export async function submitDraft(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  const open = await lockDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  if (open.body.trim() === '') throw new Failure('invalid_input', { field: 'body' })

  await submitForReview(tx, revisionSubject, open.revision_id, open)
  return readDraft(tx, viewer, item_id, language)
}

export async function writeDraftMessage(
  tx: Db,
  viewer: Viewer,
  item_id: number,
  language: Language,
  message: z.output<typeof writeContract.body>,
) {
  const open = await lockDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')

  await writeAsAuthor(tx, revisionSubject, viewer, open.revision_id, message)
  return readDraft(tx, viewer, item_id, language)
}

/** Only the author does: from everybody else an author hears what should change. */
export async function takeBackDraft(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  const open = await lockDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  refuseAuthor('withdraw', open.state)
  if (open.author_id !== viewer.user_id) throw new Failure('not_allowed')

  await takeBack(tx, revisionSubject, open.revision_id)
  return readDraft(tx, viewer, item_id, language)
}

type RevisionDecision = z.output<typeof decideContract.body>

export async function decideDraft(
  tx: Db,
  viewer: Viewer,
  item_id: number,
  language: Language,
  decided: RevisionDecision,
) {
  const open = await lockDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')

  await decideOrApprove(tx, revisionSubject, viewer, open.revision_id, decided, () => publish(tx, open.revision_id))
  return readDraft(tx, viewer, item_id, language)
}

export async function takeBackDraftApproval(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  const open = await lockDraft(tx, item_id, language)
  // What took effect is no longer under way.
  if (!open) throw new Failure('approval_in_effect')

  await takeBackApproval(tx, revisionSubject, viewer, open.revision_id)
  return readDraft(tx, viewer, item_id, language)
}

export async function decideProposal(
  tx: Db,
  viewer: Viewer,
  revision_id: number,
  decided: RevisionDecision,
): Promise<void> {
  const { proposal } = await findText(tx, revision_id)
  if (!proposal) throw new Failure('not_found')
  await decideOrApprove(tx, revisionSubject, viewer, revision_id, decided, () => publish(tx, revision_id))
}

export async function publishApprovedText(platform: PublishingServices, approved: Approved): Promise<void> {
  await keepRefusal(platform, approved, () =>
    putApprovalIntoEffect(platform, revisionSubject, approved, (tx) => publish(tx, approved.id)),
  )
  // Trees are remembered by every process.
  await platform.cache.invalidate('knowledge')
}

async function findText(tx: Db, revision_id: number) {
  const found = await tx
    .selectFrom('article_revision')
    .select(['item_id', 'language', 'proposal'])
    .where('revision_id', '=', revision_id)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!found) throw new Failure('not_found')
  return found
}

async function publish(tx: Db, revision_id: number) {
  const { item_id, language, proposal } = await findText(tx, revision_id)
  if (proposal) await numberProposal(tx, { item_id, language, revision_id })
  const text = await tx
    .updateTable('article_revision')
    .set({ state: 'published', published_at: sql`now()`, updated_at: sql`now()` })
    .where('revision_id', '=', revision_id)
    .returning(['language', 'title', 'summary', 'body'])
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  await publishText(tx, item_id, { ...text, published_at: null })
}

/** A proposal becomes the next revision of its article, with the name of the person who proposed it. */
async function numberProposal(tx: Db, text: { item_id: number; language: Language; revision_id: number }) {
  const { item_id, language, revision_id } = text
  // A draft that was begun from the text before would undo the proposal when it is published.
  if (await lockDraft(tx, item_id, language)) throw new Failure('draft_open')
  await sql`
    update article_revision set number = (
      select 1 + greatest(max(number), 0) from article_revision where item_id = ${item_id} and language = ${language})
    where revision_id = ${revision_id}`.execute(tx)
}

/** What was published once becomes a draft again; what is under way is not overwritten. */
export async function restoreRevision(tx: Db, viewer: Viewer, item_id: number, language: Language, number: number) {
  const open = await lockDraft(tx, item_id, language)
  if (open) throw new Failure('conflict', { detail: 'a revision in this language is already open' })
  const old = await tx
    .selectFrom('article_revision')
    .select(['title', 'summary', 'body'])
    .where('item_id', '=', item_id)
    .where('language', '=', language)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!old) throw new Failure('not_found')

  await beginDraft(tx, viewer, item_id, language, { ...old, note: '', restored_from: number })
  return readDraft(tx, viewer, item_id, language)
}
