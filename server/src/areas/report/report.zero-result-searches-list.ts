import * as contract from '@atrium/contract/report/report'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'

/** Of the last four weeks, unless days are given. */
const lately = sql`portal_day() - 28`

export const zeroResultSearchList = defineList(contract.listZeroResultSearches, {
  columns: () => sql`question, language, in_vain, last_day::text as last_day`,
  from: (_, { keyword, from, to, language }) => sql`(
    select question, language, sum(in_vain)::int as in_vain, max(day) as last_day from search_word
    where in_vain > 0 and day >= ${from ? sql`${from}::date` : lately}
      and day <= ${to ? sql`${to}::date` : sql`portal_day()`}
      ${keyword ? sql`and position(${keyword.toLowerCase()} in question) > 0` : sql``}
      ${language ? sql`and language = ${language}` : sql``}
    group by question, language
  ) as word`,
  orders: { question: sql`question`, in_vain: sql`in_vain`, last_day: sql`last_day` },
  first: { in_vain: 'desc' },
  tie: [sql`question`, sql`language`],
})
