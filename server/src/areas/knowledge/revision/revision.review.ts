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
import { submitForReview, takeBack } from '../../review/review.author.ts'
import { decide } from '../../review/review.decide.ts'
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

  await decide(tx, revisionSubject, viewer, open.revision_id, decided, () => publish(tx, item_id, open.revision_id))
  return readDraft(tx, viewer, item_id, language)
}

/** A proposal becomes the next revision of its article, with the name of the person who proposed it. */
export async function decideProposal(
  tx: Db,
  viewer: Viewer,
  revision_id: number,
  decided: RevisionDecision,
): Promise<void> {
  const proposal = await tx
    .selectFrom('article_revision')
    .select(['item_id', 'language'])
    .where('revision_id', '=', revision_id)
    .where('proposal', '=', true)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!proposal) throw new Failure('not_found')

  const { item_id, language } = proposal
  await decide(tx, revisionSubject, viewer, revision_id, decided, async () => {
    // A draft that was begun from the text before would undo the proposal when it is published.
    if (await lockDraft(tx, item_id, language)) throw new Failure('draft_open')
    await sql`
      update article_revision set number = (
        select 1 + greatest(max(number), 0) from article_revision where item_id = ${item_id} and language = ${language})
      where revision_id = ${revision_id}`.execute(tx)
    await publish(tx, item_id, revision_id)
  })
}

async function publish(tx: Db, item_id: number, revision_id: number) {
  const text = await tx
    .updateTable('article_revision')
    .set({ state: 'published', published_at: sql`now()`, updated_at: sql`now()` })
    .where('revision_id', '=', revision_id)
    .returning(['language', 'title', 'summary', 'body'])
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  await publishText(tx, item_id, { ...text, published_at: null })
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
