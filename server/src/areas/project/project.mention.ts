import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { createNotices } from '../notice/notice.create.ts'

const mentionedNameSchema = z.object({ user_id: z.number(), user_name: z.string() })
type MentionedName = z.output<typeof mentionedNameSchema>

/** `@` and a member's name in a note: a person mentioned for the first time is notified, except the author. */
export async function notifyMentioned(
  tx: Db,
  viewer: Pick<Viewer, 'user_id'>,
  { project_id, note_id }: { project_id: number; note_id: number },
  texts: { before: string; now: string },
): Promise<void> {
  if (!texts.now.includes('@')) return
  const { rows: members } = await typedSql(mentionedNameSchema)`
    select user_id, user_name from project_member join account using (user_id)
    where project_id = ${project_id} and user_id <> ${viewer.user_id} and user_name <> ''`.execute(tx)
  const before = namesIn(texts.before, members)
  const now = namesIn(texts.now, members)
  const user_ids = members.flatMap(({ user_id, user_name }) =>
    now.has(user_name) && !before.has(user_name) ? [user_id] : [],
  )
  if (user_ids.length === 0) return

  await createNotices(
    tx,
    'project_mention',
    sql`select mentioned.user_id, jsonb_build_object('project_id', project_id, 'note_id', ${note_id}::bigint,
        'title', title, 'by', ${viewer.user_id}::bigint), null::text
      from project, unnest(${user_ids}::bigint[]) as mentioned (user_id) where project_id = ${project_id}`,
  )
}

/** The longest name first: `@王小明` is not `@王小`. What looks like an address of mail names nobody. */
export function namesIn(text: string, members: readonly Pick<MentionedName, 'user_name'>[]): Set<string> {
  const names = members.map(({ user_name }) => user_name).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return new Set()
  const named = new RegExp(`(?<![\\w.])@(${names.map(literally).join('|')})(?![a-z0-9_])`, 'gi')
  const spelt = new Map(names.map((name) => [name.toLowerCase(), name]))
  return new Set(Array.from(text.matchAll(named), ([, name = '']) => spelt.get(name.toLowerCase()) ?? name))
}

function literally(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
