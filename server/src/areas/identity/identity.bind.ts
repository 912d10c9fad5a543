import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'
import { findAccount } from '../account/account.find.ts'
import { lockAccount, notifyAccount } from '../account/account.ways.ts'
import type { Address } from '../proof/proof.address.ts'
import { takeProof } from '../proof/proof.service.ts'
import { enterCountedCode } from './identity.code.ts'

type BindOutcome = { outcome: 'bound' | 'belongs_to_other' }
const belongsToOther: BindOutcome = { outcome: 'belongs_to_other' }

/** Where it is another account's, the proof stays unused: its ticket can merge the two. */
export async function bindAddress(
  platform: Platform,
  viewer: Viewer,
  network: string,
  { address, ticket, code }: { address: Address; ticket: string; code: string },
): Promise<BindOutcome> {
  const { db, secret } = platform
  await enterCountedCode(platform, network, { ticket, code, address, purpose: 'bind', user_id: viewer.user_id })
  try {
    return await db.transaction().execute((tx) => bind(tx, secret, viewer, address, ticket))
  } catch (error) {
    // Another person bound it concurrently; the proof was restored by the rollback.
    if (isUniqueViolation(error)) return belongsToOther
    throw error
  }
}

async function bind(tx: Db, secret: Secret, viewer: Viewer, address: Address, ticket: string): Promise<BindOutcome> {
  const account = await lockAccount(tx, viewer)
  const owner = await findAccount(tx, address.type, address.text)
  if (owner && owner.user_id !== account.user_id) return belongsToOther

  await takeProof(tx, secret, { ticket, purposes: ['bind'], user_id: account.user_id })
  if (owner === null) {
    await changeAddress(tx, account.user_id, address.type, address.text)
    await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  }
  return { outcome: 'bound' }
}

/** The ticket is that of a sign-in by a provider which found no account; where it has one by now, nothing changes. */
export async function connectIdentity(platform: Platform, viewer: Viewer, ticket: string): Promise<BindOutcome> {
  const { db, secret } = platform
  try {
    return await db.transaction().execute((tx) => connect(tx, secret, viewer, ticket))
  } catch (error) {
    if (isUniqueViolation(error)) return belongsToOther
    throw error
  }
}

async function connect(tx: Db, secret: Secret, viewer: Viewer, ticket: string): Promise<BindOutcome> {
  const account = await lockAccount(tx, viewer)
  const { type, subject, name, photo_address = null } = await takeProof(tx, secret, { ticket, purposes: ['login'] })
  if (type === 'mobile' || type === 'email') throw new Failure('invalid_input', { field: 'ticket' })

  const owner = await findAccount(tx, type, subject)
  if (owner) return owner.user_id === account.user_id ? { outcome: 'bound' } : belongsToOther
  await tx.insertInto('identity').values({ user_id: account.user_id, type, subject, name, photo_address }).execute()
  await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  return { outcome: 'bound' }
}

export async function changeAddress(tx: Db, user_id: number, type: Address['type'], text: string | null) {
  await tx
    .updateTable('account')
    .set({ [type]: text, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
}
