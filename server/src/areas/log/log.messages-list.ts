import * as contract from '@atrium/contract/operation/log-management'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { withinDays } from '../../platform/list/days.ts'
import { defineList } from '../../platform/list/list.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { readAddress } from '../proof/proof.address.ts'
import { findPeople, oneOf } from './log.people.ts'

type MessageLogSql = RawBuilder<unknown>

// What the development carrier says holds the code itself.
const columns = () => sql`
  message_id, message.created_at, sent_at, message.state, template, language, masked_address, user_id, user_name,
  provider, cost / 10000.0 as cost, (provider_answer - 'text')::text as answer`
const from = () => sql`message left join account using (user_id)`

const parts = {
  columns,
  from,
  orders: { created_at: sql`message.created_at` },
  tie: sql`message_id`,
  key: { id: sql`message.message_id`, at: sql`message.created_at` },
  first: { created_at: 'desc' as const },
  find: (db: Db, { keyword }: { keyword?: string | undefined }, secret?: Secret) =>
    matchMessageKeyword(db, keyword, secret),
}

interface MessageLogSearch {
  state?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

function conditions(channel: 'sms' | 'email', search: MessageLogSearch, whose: MessageLogSql | null) {
  return [
    sql`channel = ${channel}`,
    whose,
    search.state !== undefined && sql`message.state = ${search.state}`,
    ...withinDays(sql`message.created_at`, search),
  ]
}

export const smsList = defineList(contract.listSms, {
  ...parts,
  where: (search, _, whose) => conditions('sms', search, whose),
})

export const emailList = defineList(contract.listEmails, {
  ...parts,
  where: (search, _, whose) => conditions('email', search, whose),
})

/** Addresses are kept as hashes: only who writes the whole of one finds what was sent there. */
async function matchMessageKeyword(
  db: Db,
  keyword: string | undefined,
  secret: Secret | undefined,
): Promise<MessageLogSql | null> {
  if (!keyword) return null
  const address = secret && wholeAddress(keyword)
  if (address) return sql`address_hash = ${secret.hash('address', address)}`
  return oneOf(sql`user_id`, await findPeople(db, keyword))
}

/** Null for what is no address: then it is a person. An id has fewer digits than a number. */
function wholeAddress(keyword: string): string | null {
  try {
    return readAddress(keyword).text
  } catch (error) {
    if (error instanceof Failure) return null
    throw error
  }
}
