import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { consumeQuota, refuseUsedUp } from '../../platform/usage/usage.ts'
import type { Platform } from '../../platform.ts'
import { queueMessage } from '../message/message.service.ts'
import { type Address, readEmail, readMobile } from './proof.address.ts'
import { guard, networkUse } from './proof.guard.ts'
import { capsFor, costOf, resendSeconds } from './proof.limits.ts'
import { openProof, type ProofPurpose, proofSeconds } from './proof.service.ts'

interface CodeRequest {
  type: Address['type']
  /** As it was typed. Left out for confirming, which goes to one's own, whatever is given. */
  typed: string | undefined
  dial_code?: string | undefined
  purpose: ProofPurpose
  solution?: string | undefined
}

/** Sends six digits, within what numbers, addresses, networks, countries and the day's money allow. */
export async function sendCode(
  platform: Platform,
  viewer: Viewer,
  wanted: CodeRequest,
  { network }: RequestOrigin,
): Promise<{ ticket: string; resend_after: number; expires_in: number }> {
  const { db, secret, config } = platform
  const { purpose, solution } = wanted
  const user_id = askerOf(viewer, purpose)
  const address = await addressFor(db, user_id, wanted)
  if (!isServed(platform, address)) throw new Failure('number_not_served', { field: 'mobile' })
  await guard(platform, { network, subject: address.text, way: 'code', solution })

  const caps = [...capsFor(secret, config, address, network), networkUse(secret, network)]
  await refuseUsedUp(db, caps)

  const code = sixDigits()
  const ticket = await db.transaction().execute(async (tx) => {
    const { ticket, code_hash } = await openProof(tx, secret, { address, purpose, code, user_id })
    await queueMessage(tx, secret, {
      template: 'code',
      values: { code, purpose },
      language: viewer.language,
      user_id,
      code_hash,
      ...carriage(platform, address),
    })
    await consumeQuota(tx, caps)
    return ticket
  })
  return { ticket, resend_after: resendSeconds, expires_in: proofSeconds }
}

/** Signing in, registering and a forgotten password are the same for everybody, so it does not matter who asks. */
function askerOf({ user_id }: Viewer, purpose: ProofPurpose) {
  if (purpose !== 'bind' && purpose !== 'confirm') return null
  if (user_id === null) throw new Failure('not_logged_in')
  return user_id
}

async function addressFor(db: Db, user_id: number | null, { type, typed, dial_code, purpose }: CodeRequest) {
  const text = purpose === 'confirm' ? await ownAddress(db, user_id, type) : typed
  if (!text) throw new Failure('invalid_input', { field: type })
  return type === 'email' ? readEmail(text) : readMobile(text, dial_code)
}

/** Who confirms that it is still them gets the code where they are known, never where a thief would like it. */
async function ownAddress(db: Db, user_id: number | null, type: Address['type']) {
  const account = await db
    .selectFrom('account')
    .select(['mobile', 'email'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return account?.[type]
}

function isServed({ sms, config }: Platform, address: Address) {
  return address.type === 'email' || (sms !== null && address.dial_code in config.SMS_PRICES)
}

function carriage({ config }: Platform, address: Address) {
  if (address.type === 'email') return { channel: 'email', to: address.text } as const
  const { text: to, dial_code } = address
  return { channel: 'sms', to, dial_code, cost: costOf(config, dial_code) } as const
}

function sixDigits() {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
