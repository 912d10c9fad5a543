import type { decideDraft as decideContract } from '@atrium/contract/knowledge'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { beginDraft, holdDraft } from './revision.draft.ts'
import { refuse } from './revision.policy.ts'
import { publishText } from './revision.publish.ts'
import { readDraft } from './revision.view.ts'

export async function submitDraft(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  const open = await holdDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  refuse('submit', open.state)
  if (open.body.trim() === '') throw new Failure('invalid_input', { field: 'body' })

  await tx
    .updateTable('article_revision')
    .set({ state: 'in_review', submitted_at: sql`now()`, updated_at: sql`now()` })
    .where('revision_id', '=', open.revision_id)
    .execute()
  return readDraft(tx, viewer, item_id, language)
}

/** Only the author does: from everybody else an author hears what should change. */
export async function takeBackDraft(tx: Db, viewer: Viewer, item_id: number, language: Language) {
  const open = await holdDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  refuse('take_back', open.state)
  if (open.author_id !== viewer.user_id) throw new Failure('not_allowed')

  await tx
    .updateTable('article_revision')
    .set({ state: 'draft', submitted_at: null, updated_at: sql`now()` })
    .where('revision_id', '=', open.revision_id)
    .execute()
  return readDraft(tx, viewer, item_id, language)
}

type Decided = z.output<typeof decideContract.body>

/** Publishing needs no word; asking for changes says why, to the author and for good. Of two who decide the second is refused. */
export async function decideDraft(tx: Db, viewer: Viewer, item_id: number, language: Language, decided: Decided) {
  refuseSilence(decided)
  const open = await holdDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  refuse('decide', open.state)

  const { decision, reason, text } = decided
  const { revision_id } = open
  await tx
    .insertInto('article_decision')
    .values({ revision_id, decision, reason, text, decided_by: viewer.user_id })
    .execute()
  if (decision === 'publish') await publish(tx, item_id, revision_id)
  else {
    await tx
      .updateTable('article_revision')
      .set({ state: 'changes_asked', updated_at: sql`now()` })
      .where('revision_id', '=', revision_id)
      .execute()
  }
  await tellAuthor(tx, revision_id, decision === 'publish' ? 'article_published' : 'article_changes_asked')
  return readDraft(tx, viewer, item_id, language)
}

function refuseSilence({ decision, reason, text }: Decided) {
  if (decision === 'publish') return
  if (reason === null) throw new Failure('invalid_input', { field: 'reason' })
  if (text === '') throw new Failure('invalid_input', { field: 'text' })
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

/** Whoever wrote it hears what became of it. */
async function tellAuthor(tx: Db, revision_id: number, kind: 'article_published' | 'article_changes_asked') {
  await sql`
    insert into notice (user_id, kind, subject)
    select author_id, ${kind}, jsonb_build_object('article_id', item_id, 'language', language, 'number', number)
    from article_revision where revision_id = ${revision_id} and author_id is not null`.execute(tx)
}

/** What was published once becomes a draft again; what is under way is not overwritten. */
export async function restoreRevision(tx: Db, viewer: Viewer, item_id: number, language: Language, number: number) {
  const open = await holdDraft(tx, item_id, language)
  if (open) throw new Failure('conflict', { detail: 'something is under way in this language' })
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
