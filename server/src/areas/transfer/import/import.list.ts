import { listImports } from '@atrium/contract/transfer/import-management'
import { sql } from 'kysely'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern } from '../../../platform/list/words.ts'

export const importList = defineList(listImports, {
  columns: ({ user_id }) => sql`list_import.import_id, list_import.screen, list_import.user_id, account.user_name,
    list_import.file_name, list_import.state, list_import.mode, list_import.row_count, list_import.bad_count,
    list_import.new_count, list_import.change_count, list_import.same_count, list_import.done_count,
    list_import.created_at, list_import.ended_at, list_import.user_id = ${user_id} as is_mine,
    list_import.errors_key is not null as has_errors`,
  from: () => sql`list_import join account on account.user_id = list_import.user_id`,
  where: ({ keyword, state, screen, ...days }) => [
    !!keyword &&
      sql`(list_import.file_name ilike ${containsPattern(keyword)} or account.user_name ilike ${containsPattern(keyword)})`,
    state && sql`list_import.state = ${state}`,
    screen && sql`list_import.screen = ${screen}`,
    ...withinDays(sql`list_import.created_at`, days),
  ],
  orders: { created_at: sql`list_import.created_at` },
  first: { created_at: 'desc' },
  tie: sql`list_import.import_id`,
})
