import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readMessage } from '../../platform/markdown/markdown.ts'
import { indexThreads } from './feedback.terms.ts'

const staffRow = z.object({ user_id: z.number(), user_name: z.string() })
const noteRow = z.object({
  note_id: z.number(),
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  content: z.string(),
  created_at: z.string(),
})

const page = managementScreens.feedback
/** More people than this do not answer at one desk. */
const mostStaff = 500

/** Who may answer: they hold the page, and not only to look at it. */
const mayAnswer = sql`
  account.state = 'active' and ${page}::int = any(menus(account)) and not ${page}::int = any(view_only(account))`

export async function listFeedbackStaff(db: Db) {
  const { rows: list } = await typedSql(staffRow)`
    select user_id, user_name from (
      select user_id from account_role join role using (role_id) where role.menus @> array[${page}::int]
      union
      select user_id from account where own_menus is not null and own_menus @> array[${page}::int]
    ) as candidate join account using (user_id)
    where ${mayAnswer} and user_name <> '' order by user_name, user_id limit ${mostStaff}`.execute(db)
  return { list }
}

/** Said again, nothing changes. Its sender is not told: nothing moves in their list. */
export async function assignFeedback(tx: Db, feedback_id: number, user_id: number | null): Promise<null> {
  if (user_id !== null) {
    const { rows } = await sql`select from account where user_id = ${user_id} and ${mayAnswer}`.execute(tx)
    if (rows.length === 0) throw new Failure('invalid_input', { field: 'user_id' })
  }
  const { rows } = await sql`
    update feedback set assignee_id = ${user_id} where feedback_id = ${feedback_id} returning feedback_id`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  return null
}

/** Pictures of a thread are seen by its sender, so a note takes none. */
export async function noteFeedback(tx: Db, viewer: Viewer, feedback_id: number, content: string): Promise<null> {
  const { rows } = await sql`select from feedback where feedback_id = ${feedback_id} for update`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  await tx.insertInto('feedback_note').values({ feedback_id, user_id: viewer.user_id, content }).execute()
  await indexThreads(tx, [feedback_id])
  return null
}

export async function findNotes(db: Db, feedback_id: number) {
  const { rows } = await typedSql(noteRow)`
    select note_id, nullif(account.user_name, '') as user_name, account.photo_url, content, feedback_note.created_at
    from feedback_note left join account using (user_id)
    where feedback_id = ${feedback_id} order by note_id`.execute(db)
  return rows.map(({ content, ...note }) => ({ ...note, text: readMessage(content).nodes }))
}
