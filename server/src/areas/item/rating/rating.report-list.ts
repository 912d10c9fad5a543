import * as contract from '@atrium/contract/item/rating-management'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { withinDays } from '../../../platform/list/days.ts'
import { defineList } from '../../../platform/list/list.ts'
import { aboutItem, findAbout } from '../item.about.ts'
import { ownerName } from '../item.service.ts'

export function reportColumns({ language }: Viewer): RawBuilder<unknown> {
  return sql`report_id, ${aboutItem(language)}, problem, text, ${ownerName(language)} as user_name, ${reportState} as state,
    item_report.answer, item_report.created_at, settled_at`
}

/** What was settled before outcomes were kept had one. */
const reportState: RawBuilder<unknown> = sql`
  case when settled_at is null then 'open' else coalesce(outcome, 'acted') end`

export const reportTables: RawBuilder<unknown> = sql`
  item_report join item using (item_id) left join account on account.user_id = item_report.user_id`

export const reportsList = defineList(contract.listAbuseReports, {
  columns: reportColumns,
  from: () => reportTables,
  find: findAbout,
  where: ({ state, kind, problem, from, to }, _viewer, found) => [
    found && sql`item_report.item_id = any(${found}::bigint[])`,
    ...withinDays(sql`item_report.created_at`, { from, to }),
    state === 'open' && sql`settled_at is null`,
    state && state !== 'open' && sql`settled_at is not null and ${reportState} = ${state}`,
    kind && sql`item.kind = ${kind}`,
    problem && sql`problem = ${problem}`,
  ],
  orders: { created_at: sql`item_report.created_at`, settled_at: sql`settled_at` },
  sparse: ['settled_at'],
  first: { created_at: 'desc' },
  tie: sql`report_id`,
})
