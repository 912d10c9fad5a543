import type { saveDraft as saveContract } from '@atrium/contract/knowledge/article-draft'
import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { refuseStaleParts } from '../../../platform/http/stale.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { refuseAuthor, type SubmissionState } from '../../review/review.policy.ts'
import { readDraft } from './revision.view.ts'

type DraftInput = z.output<typeof saveContract.body>

interface OpenDraft {
  revision_id: number
  state: SubmissionState
  title: string
  summary: string
  body: string
  note: string
  author_id: number | null
}

/** What is under way in a language, held until the end; undefined where nothing is. Two who begin at once wait here. */
export async function lockDraft(tx: Db, item_id: number, language: Language): Promise<OpenDraft | undefined> {
  const article = await tx
    .selectFrom('article')
    .select('item_id')
    .where('item_id', '=', item_id)
    .forUpdate()
    .executeTakeFirst()
  if (!article) throw new Failure('not_found')
  return tx
    .selectFrom('article_revision')
    .select(['revision_id', 'state', 'title', 'summary', 'body', 'note', 'author_id'])
    .where('item_id', '=', item_id)
    .where('language', '=', language)
    .where('state', '<>', 'published')
    .where('proposal', '=', false)
    .forUpdate()
    .$narrowType<{ state: SubmissionState }>()
    .executeTakeFirst()
}

/** Parts that somebody else changed meanwhile are not overwritten; what the person wrote is still in their browser. */
export async function saveDraft(tx: Db, viewer: Viewer, item_id: number, language: Language, written: DraftInput) {
  const { seen, ...text } = written
  const open = await lockDraft(tx, item_id, language)
  if (open) refuseAuthor('describe', open.state)
  if (open) await changeDraft(tx, open, text, seen)
  else await beginDraft(tx, viewer, item_id, language, { ...text, restored_from: null })
  await claimPictures(tx, viewer, text.body)
  return readDraft(tx, viewer, item_id, language)
}

type DraftText = Pick<DraftInput, 'title' | 'summary' | 'body' | 'note'>

export async function changeDraft(
  tx: Db,
  { revision_id, ...open }: Pick<OpenDraft, 'revision_id' | keyof DraftText>,
  text: DraftText,
  seen: DraftText | undefined,
) {
  const { title, summary, body, note } = open
  const change = seen ? changedParts(text, seen) : text
  refuseStaleParts(seen, change, { title, summary, body, note })
  await tx
    .updateTable('article_revision')
    .set({ ...change, updated_at: sql`now()` })
    .where('revision_id', '=', revision_id)
    .execute()
}

function changedParts(text: DraftText, seen: DraftText): Partial<DraftText> {
  const parts = ['title', 'summary', 'body', 'note'] as const
  return Object.fromEntries(parts.filter((part) => text[part] !== seen[part]).map((part) => [part, text[part]]))
}

export async function beginDraft(
  tx: Db,
  { user_id }: Viewer,
  item_id: number,
  language: Language,
  { title, summary, body, note, restored_from }: DraftText & { restored_from: number | null },
): Promise<void> {
  await sql`
    insert into article_revision (item_id, language, number, title, summary, body, note, restored_from, author_id)
    select ${item_id}, ${language}, 1 + greatest(max(number), 0), ${title}, ${summary}, ${body}, ${note},
      ${restored_from}::int, ${user_id}::bigint
    from article_revision where item_id = ${item_id} and language = ${language}`.execute(tx)
}

/** Claims the pictures uploaded for a text, so that they are not swept. */
export async function claimPictures(tx: Db, { user_id }: Viewer, body: string) {
  const file_ids = [...body.matchAll(/\/file\/public\/(\d{1,15})\//g)].map(([, file_id]) => Number(file_id))
  if (file_ids.length === 0) return
  await sql`
    update file set claimed_at = now()
    where file_id = any(${file_ids}::bigint[]) and user_id = ${user_id} and public and claimed_at is null`.execute(tx)
}

export async function removeDraft(tx: Db, item_id: number, language: Language): Promise<null> {
  const open = await lockDraft(tx, item_id, language)
  if (!open) throw new Failure('not_found')
  refuseAuthor('remove', open.state)
  await tx.deleteFrom('article_revision').where('revision_id', '=', open.revision_id).execute()
  return null
}
