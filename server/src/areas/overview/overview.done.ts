import type { ManagementScreen } from '@atrium/contract/management'
import { countedAtMost } from '@atrium/contract/overview/choices'
import { listDoneToday as contract } from '@atrium/contract/overview/overview'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { refusal } from '../../platform/http/access.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { ownerName } from '../item/item.service.ts'

/** The overview has room for so many. */
const shown = 5

const doneRow = contract.data.shape.list.element.extend({ total: z.number() })

/** Each kind of work by its own index, from now back to the beginning of the day. */
export async function listDoneToday(db: Db, viewer: Viewer) {
  const held = (Object.entries(sources) as [ManagementScreen, (typeof sources)[keyof typeof sources]][]).filter(
    ([screen]) => refusal({ screen }, viewer) === null,
  )
  if (held.length === 0) return { total: 0, is_more: false, list: [] }

  const parts = held.map(([, of]) => sql`(${of(viewer)} order by done_at desc limit ${sql.lit(countedAtMost + 1)})`)
  const { rows } = await typedSql(doneRow)`
    select kind, title, nullif(account.user_name, '') as user_name, done_at, total from (
      select *, (count(*) over ())::int as total from (${sql.join(parts, sql` union all `)}) as every
      order by done_at desc limit ${sql.lit(shown)}
    ) as done left join account on account.user_id = done.done_by
    order by done_at desc`.execute(db)
  const total = rows[0]?.total ?? 0
  return {
    total: Math.min(total, countedAtMost),
    is_more: total > countedAtMost,
    list: rows.map(({ total: _, ...row }) => row),
  }
}

const today = (moment: string) => sql`${sql.ref(moment)} >= day_begins(portal_day())`

/** What was decided by a rule has nobody who did it. */
const decisions = ({ language }: Viewer, of: RawBuilder<unknown>) => sql`
  select decision as kind, coalesce(
      in_language(version.described -> 'title', ${language}), in_language(app_version.described -> 'title', ${language}),
      revision.title, '') as title,
    decided_by as done_by, made.created_at as done_at
  from review_decision as made left join resource_version as version using (version_id)
    left join app_version using (app_version_id) left join article_revision as revision using (revision_id)
  where ${today('made.created_at')} and decided_by is not null and ${of}`

const sources = {
  review: (viewer: Viewer) => decisions(viewer, sql`made.app_version_id is null`),
  app_review: (viewer: Viewer) => decisions(viewer, sql`made.app_version_id is not null`),
  feedback: ({ language }: Viewer) => sql`
    select 'feedback' as kind, coalesce(${ownerName(language)}, '') as title, message.user_id as done_by,
      message.created_at as done_at
    from feedback_message as message join feedback using (feedback_id)
      left join account on account.user_id = feedback.user_id
    where is_answer and ${today('message.created_at')}`,
  apps: ({ language }: Viewer) => sql`
    select 'installation' as kind, coalesce(in_language(item.title, ${language}), '') as title, decided_by as done_by,
      asked.updated_at as done_at
    from app_installation as asked join item using (item_id)
    where decided_by is not null and ${today('asked.updated_at')}`,
} as const
