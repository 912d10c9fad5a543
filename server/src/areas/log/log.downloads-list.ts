import * as contract from '@atrium/contract/operation/log-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { findPeople, oneOf } from './log.people.ts'

const fileIdRow = z.object({ file_id: z.number() })

export const downloadList = defineList(contract.listFetches, {
  columns: ({ language }) => sql`
    fetch_id, fetched_at, file_fetch.file_id, file_name, kind, file_fetch.user_id, user_name, coalesce(
      (select in_language(title, ${language}) from release_file join item using (item_id)
        where release_file.file_id = file_fetch.file_id limit 1),
      (select in_language(title, ${language}) from resource_version join item using (item_id)
        where resource_version.file_id = file_fetch.file_id limit 1)) as title`,
  from: () => sql`
    file_fetch left join file on file.file_id = file_fetch.file_id
      left join account on account.user_id = file_fetch.user_id`,
  find: (db, { keyword }) => whatIsMeant(db, keyword),
  where: (search, _, condition) => [condition, ...withinDays(sql`fetched_at`, search)],
  orders: { fetched_at: sql`fetched_at` },
  first: { fetched_at: 'desc' },
  tie: sql`fetch_id`,
  key: { id: sql`file_fetch.fetch_id`, at: sql`file_fetch.fetched_at` },
})

/** A name with a dot in it is looked for among files first: people rarely have one. */
async function whatIsMeant(db: Db, keyword: string | undefined) {
  if (!keyword) return null
  if (keyword.includes('.')) {
    const { rows } = await typedSql(fileIdRow)`
      select file_id from file where file_name = ${keyword} order by file_id`.execute(db)
    if (rows.length > 0) {
      return oneOf(
        sql`file_fetch.file_id`,
        rows.map(({ file_id }) => file_id),
      )
    }
  }
  return oneOf(sql`file_fetch.user_id`, await findPeople(db, keyword))
}
