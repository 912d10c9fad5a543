import { listManagementLinks } from '@atrium/contract/project/management'
import { sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'
import { ownerName } from '../../item/item.service.ts'

const state = sql`case
  when share_link.revoked_at is not null then 'revoked'
  when share_link.expires_at <= now() then 'expired' else 'open' end`

/** Never the links themselves: who runs the portal is not thereby let in. Their numbers rise as time does. */
export const linkList = defineList(listManagementLinks, {
  columns: ({ language }) => sql`
    share_link.link_id, share_link.project_id, project.title, ${ownerName(language)} as made_by, ${state} as state,
    share_link.password_hash is not null as has_password, share_link.may_download, share_link.visit_count,
    share_link.created_at, share_link.expires_at`,
  from: () => sql`
    share_link join project using (project_id) left join account on account.user_id = share_link.made_by`,
  where: ({ keyword, state: wanted, project_id }) => [
    keyword ? sql`project.title ilike ${containsPattern(keyword)}` : null,
    wanted && sql`${state} = ${wanted}`,
    project_id !== undefined && sql`share_link.project_id = ${project_id}`,
  ],
  orders: { created_at: sql`share_link.link_id` },
  compared: { created_at: () => sql`share_link.created_at` },
  first: { created_at: 'desc' },
  tie: sql`share_link.link_id`,
})
