import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'
import { findAccount } from '../account/account.find.ts'
import type { Address } from '../proof/proof.address.ts'
import { takeProof } from '../proof/proof.service.ts'
import { enterCountedCode } from './identity.code.ts'
import { holdAccount, refuseNoWayIn, tellAccount } from './identity.ways.ts'

type Outcome = { outcome: 'bound' | 'belongs_to_other' }
const belongsToOther: Outcome = { outcome: 'belongs_to_other' }

/** Where it is another account's, the proof stays unused: its ticket can merge the two. */
export async function bindAddress(
  platform: Platform,
  viewer: Viewer,
  network: string,
  { address, ticket, code }: { address: Address; ticket: string; code: string },
): Promise<Outcome> {
  const { db, secret } = platform
  await enterCountedCode(platform, network, { ticket, code, address, purpose: 'bind', user_id: viewer.user_id })
  try {
    return await db.transaction().execute((tx) => bind(tx, secret, viewer, address, ticket))
  } catch (error) {
    // Somebody bound it in the very same moment; taking the proof was undone with the rest.
    if (isUniqueViolation(error)) return belongsToOther
    throw error
  }
}

async function bind(tx: Db, secret: Secret, viewer: Viewer, address: Address, ticket: string): Promise<Outcome> {
  const account = await holdAccount(tx, viewer)
  const owner = await findAccount(tx, address.type, address.text)
  if (owner && owner.user_id !== account.user_id) return belongsToOther

  await takeProof(tx, secret, { ticket, purposes: ['bind'], user_id: account.user_id })
  if (owner === null) {
    await change(tx, account.user_id, address.type, address.text)
    await tellAccount(tx, secret, viewer, account, 'sign_in_changed')
  }
  return { outcome: 'bound' }
}

type Told = { config: Config; secret: Secret; viewer: Viewer }

/** Unbinding what is not bound changes nothing. */
export async function unbindAddress(tx: Db, { config, secret, viewer }: Told, type: Address['type']): Promise<null> {
  const account = await holdAccount(tx, viewer)
  if (account[type] === null) return null

  await change(tx, account.user_id, type, null)
  await refuseNoWayIn(tx, config, account.user_id)
  await tellAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

/** Who can no longer come through the chat app is a common user again. */
export async function unbindIdentity(tx: Db, { config, secret, viewer }: Told, identity_id: number): Promise<null> {
  const account = await holdAccount(tx, viewer)
  const unbound = await tx
    .deleteFrom('identity')
    .where('identity_id', '=', identity_id)
    .where('user_id', '=', account.user_id)
    .returning('type')
    .executeTakeFirst()

  if (!unbound) throw new Failure('not_found')
  await refuseNoWayIn(tx, config, account.user_id)
  await sql`
    update account set user_type = 'common_user', updated_at = now()
    where user_id = ${account.user_id} and user_type = 'wechat_user'
      and not exists (select from identity where identity.user_id = account.user_id and type = 'wechat')`.execute(tx)
  await tellAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

async function change(tx: Db, user_id: number, type: Address['type'], text: string | null) {
  await tx
    .updateTable('account')
    .set({ [type]: text, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
}
