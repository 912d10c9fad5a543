import { listManagementProjects } from '@atrium/contract/project/management'
import { sql } from 'kysely'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern } from '../../platform/list/words.ts'
import { ownerName } from '../item/item.service.ts'
import { isOpen } from '../share/share.link.ts'

/** From outside: how many, how large, whose. What is in a project is between its members. */
export const projectList = defineList(listManagementProjects, {
  columns: ({ language }) => sql`
    project.project_id, project.title, project.state, project.created_at, project.updated_at,
    (select ${ownerName(language)} from project_member as owner join account using (user_id)
      where owner.project_id = project.project_id and role = 'owner' order by since, user_id limit 1) as owner_name,
    (select count(*)::int from project_member where project_member.project_id = project.project_id) as member_count,
    (select count(*)::int from project_item where project_item.project_id = project.project_id) as item_count,
    (select count(*)::int from share_link
      where share_link.project_id = project.project_id and ${isOpen}) as link_count`,
  from: () => sql`project`,
  where: ({ keyword, state, from, to }) => [
    keyword ? sql`project.title ilike ${containsPattern(keyword)}` : null,
    state && sql`project.state = ${state}`,
    ...withinDays(sql`project.updated_at`, { from, to }),
  ],
  orders: {
    title: sql`project.title`,
    state: sql`project.state`,
    updated_at: sql`project.updated_at`,
    created_at: sql`project.created_at`,
  },
  first: { updated_at: 'desc' },
  tie: sql`project.project_id`,
})
