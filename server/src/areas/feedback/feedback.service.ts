import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readMessage } from '../../platform/markdown/markdown.ts'
import { elementsOf } from '../../platform/markdown/tree.ts'
import { claimFile } from '../file/file.service.ts'
import { indexThreads } from './feedback.terms.ts'

interface FeedbackInput {
  content: string
  page?: string | undefined
  browser?: string | undefined
}

export async function sendFeedback(tx: Db, viewer: Viewer, { content, page, browser }: FeedbackInput) {
  const { feedback_id } = await tx
    .insertInto('feedback')
    .values({ user_id: viewer.user_id, content, page: page ?? null, browser: browser?.slice(0, 300) ?? null })
    .returning('feedback_id')
    .executeTakeFirstOrThrow()
  await attachPictures(tx, viewer, feedback_id, content)
  await indexThreads(tx, [feedback_id])
  return { result: true, msg: '' }
}

/** What was answered waits for an answer again; what is in work or shipped stays so. */
export async function writeAgain(tx: Db, viewer: Viewer, feedback_id: number, content: string): Promise<null> {
  const { rows } = await sql`
    update feedback set updated_at = now(), seen_at = now(),
      state = case state when 'answered' then 'received' else state end
    where feedback_id = ${feedback_id} and user_id = ${viewer.user_id} returning feedback_id`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  await addMessage(tx, viewer, { feedback_id, content, is_answer: false })
  return null
}

interface ThreadMessage {
  feedback_id: number
  content: string
  is_answer: boolean
}

export async function addMessage(
  tx: Db,
  viewer: Viewer,
  { feedback_id, content, is_answer }: ThreadMessage,
): Promise<void> {
  await tx.insertInto('feedback_message').values({ feedback_id, user_id: viewer.user_id, is_answer, content }).execute()
  await attachPictures(tx, viewer, feedback_id, content)
  await indexThreads(tx, [feedback_id])
}

/** Markdown. Pictures in it are the writer's own files; from now on they belong to the thread, and both sides see them. */
async function attachPictures(tx: Db, viewer: Viewer, feedback_id: number, content: string) {
  for (const file_id of picturesIn(content)) {
    await claimFile(tx, viewer, file_id)
    await tx
      .insertInto('feedback_file')
      .values({ feedback_id, file_id })
      .onConflict((same) => same.doNothing())
      .execute()
  }
}

/** A private picture is named by its file: `![窄屏](/api/files/12)`. Those count that are shown. */
function picturesIn(content: string): Set<number> {
  const pictures = [...elementsOf(readMessage(content).nodes)].filter(({ tag }) => tag === 'img')
  const named = pictures.map(({ attributes }) => /^\/api\/files\/(\d+)$/.exec(attributes.src ?? '')?.[1])
  return new Set(named.filter((id) => id !== undefined).map(Number))
}
