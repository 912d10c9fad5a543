import type { listProjects as list } from '@atrium/contract/project'
import type { ResourceType } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Asked } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { myInvitations } from './project.invitation.ts'
import type { Role } from './project.policy.ts'

type Query = Asked<typeof list>['query']

interface Summary {
  project_id: number
  title: string
  summary: string
  role: Role
  item_count: number
  newer_count: number
  member_count: number
  checks: { done: number; total: number }
  resource_types: ResourceType[]
  updated_at: string
}

/** A person is in tens of projects, not in thousands: the rows of one page are counted as they are read. */
export async function listProjects(db: Db, viewer: Viewer, { search, order_by, page, size }: Query) {
  const { user_id } = viewer
  const keyword = search?.keyword ? `%${search.keyword.replace(/[\\%_]/g, '\\$&')}%` : null
  const [[column, direction] = ['updated_at', 'desc'] as const] = Object.entries(order_by ?? {})
  const mine = sql`from project join project_member using (project_id)
    where project_member.user_id = ${user_id} and project.state <> 'ended'
      and (${keyword}::text is null or project.title ilike ${keyword} or project.summary ilike ${keyword})`

  const { rows } = await sql<Summary>`
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
  const counted = await sql<{ total: number }>`select count(*) as total ${mine}`.execute(db)
  return { list: rows, total: counted.rows[0]?.total ?? 0, invitations: await myInvitations(db, viewer) }
}
