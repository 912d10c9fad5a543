import type { NoticeTopic } from '@atrium/contract/notice/kinds'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { issueTicket, readTicket } from '../../platform/secret/ticket.ts'
import { listNoticeSettings, saveNoticeSetting } from './notice.setting.ts'

/** Mails lie in mailboxes for years; the way out must still be open then. */
const years = 5 * 365 * 86_400_000

interface Subscription {
  user_id: number
  /** The topic of the mail, or all that the daily mail gathers. */
  mails: NoticeTopic | 'daily'
}

/** Says no to one sort of mails for one person, and opens nothing else: it is no login. */
export function endingAddress(
  { config, secret }: { config: Pick<Config, 'PUBLIC_ADDRESS'>; secret: Secret },
  { user_id, mails }: Subscription,
): string {
  return `${config.PUBLIC_ADDRESS}/unsubscribe?ticket=${issueTicket(secret, 'unsubscribe', { user_id, mails }, years)}`
}

export async function readSubscription(db: Db, secret: Secret, ticket: string) {
  const subscription = opened(secret, ticket)
  const { length } = await stillOn(db, subscription)
  return { mails: subscription.mails, is_off: length === 0 }
}

/** Twice changes nothing more. */
export async function endSubscription(tx: Db, secret: Secret, ticket: string): Promise<null> {
  const subscription = opened(secret, ticket)
  for (const setting of await stillOn(tx, subscription)) {
    await saveNoticeSetting(tx, subscription, { ...setting, mail: 'off' })
  }
  return null
}

function opened(secret: Secret, ticket: string): Subscription {
  const subscription = readTicket<Subscription>(secret, 'unsubscribe', ticket)
  if (!subscription) throw new Failure('not_found')
  return subscription
}

async function stillOn(db: Db, { user_id, mails }: Subscription) {
  const { list } = await listNoticeSettings(db, { user_id })
  return list.filter(({ topic, mail }) => (mails === 'daily' ? mail === 'daily' : topic === mails && mail !== 'off'))
}
