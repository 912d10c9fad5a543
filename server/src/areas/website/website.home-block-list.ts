import * as contract from '@atrium/contract/website/home-page-management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'

const state = sql`case when not is_shown then 'hidden' when ends_at <= now() then 'over'
  when starts_at > now() then 'waiting' else 'shown' end`

export const homeBlockList = defineList(contract.listHomeBlocks, {
  columns: ({ language }) =>
    sql`home_block_id, kind, in_language(title, ${language}) as title, position, ${state} as state,
      starts_at, ends_at, updated_at`,
  from: () => sql`home_block`,
  where: ({ keyword, ...search }) => [
    keyword !== undefined && sql`position(lower(${keyword}) in lower(title::text)) > 0`,
    search.kind && sql`kind = ${search.kind}`,
    search.state && sql`${state} = ${search.state}`,
  ],
  orders: {
    position: sql`position`,
    starts_at: sql`starts_at`,
    ends_at: sql`ends_at`,
    updated_at: sql`updated_at`,
  },
  sparse: ['starts_at', 'ends_at'],
  first: { position: 'asc' },
  tie: sql`home_block_id`,
})
