import type { Db } from '@atrium/server/platform/db/db'
import { type RawBuilder, sql } from 'kysely'
import { notices } from '../data/notices.ts'
import { idOf } from './name.ts'

type SentDemoNotice = (typeof notices)['told'][number]

/** After everything they are about, with moments that lie back: so they are not told, but written as if they had been. */
export async function loadNotices(db: Db, people: Map<string, number>) {
  const user_id = idOf(people, notices.who)
  await db.deleteFrom('notice').where('user_id', '=', user_id).execute()

  for (const demoNotice of notices.told) {
    const { kind, days_ago, is_read = false } = demoNotice
    const by = demoNotice.by === undefined ? null : idOf(people, demoNotice.by)
    const { numAffectedRows } = await sql`
      insert into notice (user_id, kind, subject, created_at, read_at)
      select ${user_id}, ${kind}, jsonb_strip_nulls(subject || jsonb_build_object('by', ${by}::bigint)),
        now() - make_interval(days => ${days_ago}, hours => 1), case when ${is_read} then now() end
      from (${subjectOf(demoNotice, user_id)}) as about (subject)`.execute(db)
    if (numAffectedRows !== 1n)
      throw new Error(`The demo tells of something that is not there: ${JSON.stringify(demoNotice)}`)
  }
}

function subjectOf({ item = '', project, thread }: SentDemoNotice, user_id: number): RawBuilder<unknown> {
  if (project) {
    return sql`select jsonb_build_object('project_id', project_id, 'title', title) from project where slug = ${project}`
  }
  if (thread) {
    return sql`
      select jsonb_build_object('feedback_id', feedback_id, 'title', left(content, 40), 'version', shipped_in)
      from feedback where user_id = ${user_id} and starts_with(content, ${thread})`
  }
  const [slug, version = null] = item.split('@')
  return sql`
    select jsonb_build_object(item.kind || '_id', item.item_id, 'version', coalesce(${version}, given.version, app_given.version))
    from item left join resource using (item_id) left join resource_version as given using (version_id)
      left join app on app.item_id = item.item_id left join app_version as app_given using (app_version_id)
    where slug = ${slug}`
}
