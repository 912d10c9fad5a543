import { listExports } from '@atrium/contract/transfer/export-management'
import { sql } from 'kysely'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'

export const exportList = defineList(listExports, {
  columns: ({ user_id }) => sql`list_export.export_id, list_export.screen, list_export.user_id, account.user_name,
    list_export.format, list_export.state, list_export.row_count, list_export.size, list_export.created_at,
    list_export.ended_at, list_export.user_id = ${user_id} as is_mine,
    list_export.state = 'ready' and list_export.object_key is not null as has_file`,
  from: () => sql`list_export join account on account.user_id = list_export.user_id`,
  where: ({ keyword, state, screen, ...days }) => [
    !!keyword && sql`account.user_name ilike ${containsPattern(keyword)}`,
    state && sql`list_export.state = ${state}`,
    screen && sql`list_export.screen = ${screen}`,
    ...withinDays(sql`list_export.created_at`, days),
  ],
  orders: { created_at: sql`list_export.created_at` },
  first: { created_at: 'desc' },
  tie: sql`list_export.export_id`,
})
