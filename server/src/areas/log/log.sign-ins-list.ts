import * as contract from '@atrium/contract/operation/log-management'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import { deviceName } from '../session/session.device.ts'
import { finishList } from './log.finish-list.ts'
import { findPeople, oneOf } from './log.people.ts'

const rows = defineList(contract.listSignIns, {
  columns: () => sql`
    sign_in_id, sign_in.created_at, user_id, user_name, way, outcome, network, country, user_agent`,
  from: () => sql`sign_in left join account using (user_id)`,
  find: (db, { keyword }) => matchSignInKeyword(db, keyword),
  where: (search, _, condition) => [
    condition,
    search.outcome !== undefined && sql`outcome = ${search.outcome}`,
    ...withinDays(sql`sign_in.created_at`, search),
  ],
  orders: { created_at: sql`sign_in.created_at` },
  first: { created_at: 'desc' },
  tie: sql`sign_in_id`,
  key: { id: sql`sign_in.sign_in_id`, at: sql`sign_in.created_at` },
})

export const signInList = finishList(rows, async (_db, _viewer, list) =>
  list.map((signIn) => ({ ...signIn, device: deviceName(signIn.user_agent) })),
)

/** A network is written as it stands in the log: '203.0.113.7', '2001:db8:1:2'. */
async function matchSignInKeyword(db: Db, keyword: string | undefined): Promise<RawBuilder<unknown> | null> {
  if (!keyword) return null
  if (/^[\da-f.:]*[.:][\da-f.:]*$/i.test(keyword)) return sql`network = ${keyword.toLowerCase()}`
  return oneOf(sql`user_id`, await findPeople(db, keyword))
}
