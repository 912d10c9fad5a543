import type { changeNote as change, writeNote as write } from '@atrium/contract/project/contents'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import { refuseStaleParts } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readMessage } from '../../platform/markdown/markdown.ts'
import { note } from './project.activity.ts'
import { notifyMentioned } from './project.mention.ts'
import { requireProjectRight } from './project.policy.ts'

const noteRow = z.object({
  note_id: z.number(),
  title: z.string(),
  body: z.string(),
  revision: z.number(),
  updated_by: z.string().nullable(),
  updated_at: z.string(),
})
type NoteRow = z.output<typeof noteRow>

function asNote(row: NoteRow) {
  return { ...row, text: readMessage(row.body).nodes }
}
export type NoteView = ReturnType<typeof asNote>

const columns: RawBuilder<unknown> = sql`note_id, title, body, revision, updated_at,
  (select user_name from account where account.user_id = project_note.updated_by) as updated_by`

export async function findNotes(db: Db, project_id: number): Promise<NoteView[]> {
  const { rows } = await typedSql(noteRow)`
    select ${columns} from project_note where project_id = ${project_id} order by note_id`.execute(db)
  return rows.map(asNote)
}

export async function writeNote(
  tx: Db,
  viewer: Viewer,
  project_id: number,
  { title, body }: RequestInput<typeof write>['body'],
): Promise<NoteView> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  const { rows } = await typedSql(noteRow)`
    insert into project_note (project_id, title, body, updated_by)
    values (${project_id}, ${title}, ${body}, ${viewer.user_id}) returning ${columns}`.execute(tx)
  const written = asNote(rows[0] as NoteRow)
  await note(tx, viewer, project_id, 'note_written', { title })
  await notifyMentioned(tx, viewer, { project_id, note_id: written.note_id }, { before: '', now: body })
  return written
}

interface NoteKey {
  project_id: number
  note_id: number
}

/** Rejects a stale save with the current text, so that the author can decide. */
export async function changeNote(
  tx: Db,
  viewer: Viewer,
  place: NoteKey,
  { seen, ...parts }: RequestInput<typeof change>['body'],
): Promise<NoteView> {
  await requireProjectRight(tx, viewer, place.project_id, 'edit')
  const before = await lockNoteText(tx, place)
  refuseStaleParts(seen, parts, before)
  const { title = before.title, body = before.body } = parts
  const { rows } = await typedSql(noteRow)`
    update project_note
    set title = ${title}, body = ${body}, revision = revision + 1, updated_by = ${viewer.user_id}, updated_at = now()
    where note_id = ${place.note_id} returning ${columns}`.execute(tx)
  await note(tx, viewer, place.project_id, 'note_changed', { title })
  await notifyMentioned(tx, viewer, place, { before: before.body, now: body })
  return asNote(rows[0] as NoteRow)
}

async function lockNoteText(tx: Db, { project_id, note_id }: NoteKey) {
  const held = await tx
    .selectFrom('project_note')
    .select(['title', 'body'])
    .where('project_id', '=', project_id)
    .where('note_id', '=', note_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  return held
}

export async function removeNote(tx: Db, viewer: Viewer, place: NoteKey, revision: number): Promise<null> {
  await requireProjectRight(tx, viewer, place.project_id, 'edit')
  const removed = await tx
    .deleteFrom('project_note')
    .where('project_id', '=', place.project_id)
    .where('note_id', '=', place.note_id)
    .where('revision', '=', revision)
    .returning('title')
    .executeTakeFirst()
  if (!removed) {
    await lockNoteText(tx, place)
    throw new Failure('conflict', { detail: 'changed since it was read' })
  }
  await note(tx, viewer, place.project_id, 'note_removed', removed)
  return null
}
