import * as contract from '@atrium/contract/website/announcement-management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'

const state = sql`case when ends_at <= now() then 'over' when starts_at > now() then 'waiting' else 'running' end`

export const announcementList = defineList(contract.listManagedAnnouncements, {
  columns: ({ language }) =>
    sql`announcement_id, in_language(title, ${language}) as title, kind, audience, ${state} as state,
      starts_at, ends_at, told_at`,
  from: () => sql`announcement`,
  where: ({ keyword, ...search }) => [
    keyword !== undefined && sql`position(lower(${keyword}) in lower(title::text || text::text)) > 0`,
    search.kind && sql`kind = ${search.kind}`,
    search.state && sql`${state} = ${search.state}`,
  ],
  orders: { starts_at: sql`starts_at`, ends_at: sql`ends_at` },
  sparse: ['ends_at'],
  first: { starts_at: 'desc' },
  tie: sql`announcement_id`,
})
