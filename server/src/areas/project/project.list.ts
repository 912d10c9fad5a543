import type { listProjects as list } from '@atrium/contract/project/project'
import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { totalRow, typedSql } from '../../platform/db/typed-sql.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { myInvitations } from './project.invitation.ts'
import { projectRoleSchema } from './project.policy.ts'

type ProjectListQuery = RequestInput<typeof list>['query']

const summarySchema = z.object({
  project_id: z.number(),
  title: z.string(),
  summary: z.string(),
  role: projectRoleSchema,
  item_count: z.number(),
  newer_count: z.number(),
  member_count: z.number(),
  checks: z.object({ done: z.number(), total: z.number() }),
  resource_types: z.array(z.enum(resourceTypes)),
  updated_at: z.string(),
})

/** A person is in tens of projects, not in thousands: the rows of one page are counted as they are read. */
export async function listProjects(db: Db, viewer: Viewer, { search, order_by, page, size }: ProjectListQuery) {
  const { user_id } = viewer
  const keyword = search?.keyword ? `%${search.keyword.replace(/[\\%_]/g, '\\$&')}%` : null
  const [[column, direction] = ['updated_at', 'desc'] as const] = Object.entries(order_by ?? {})
  const mine = sql`from project join project_member using (project_id)
    where project_member.user_id = ${user_id} and project.state <> 'ended'
      and (${keyword}::text is null or project.title ilike ${keyword} or project.summary ilike ${keyword})`

  const { rows } = await typedSql(summarySchema)`
    select project.project_id, title, summary, role, project.updated_at,
      (select count(*) from project_item where project_item.project_id = project.project_id) as item_count,
      (select count(*) from project_newer where project_newer.project_id = project.project_id) as newer_count,
      (select count(*) from project_member as other where other.project_id = project.project_id) as member_count,
      (select jsonb_build_object('total', count(*), 'done', count(*) filter (where done))
        from project_check where project_check.project_id = project.project_id) as checks,
      array(select type from project_item join item using (item_id)
        where project_item.project_id = project.project_id and type <> '' group by type order by count(*) desc, type
      ) as resource_types
    ${mine}
    order by ${sql.ref(`project.${column}`)} ${sql.raw(direction)}, project.project_id ${sql.raw(direction)}
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const counted = await typedSql(totalRow)`select count(*) as total ${mine}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0, invitations: await myInvitations(db, viewer) }
}
