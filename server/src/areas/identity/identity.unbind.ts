import { sql } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { offeredTypes } from '../account/account.providers.ts'
import { lockAccount, notifyAccount } from '../account/account.ways.ts'
import type { Address } from '../proof/proof.address.ts'
import { changeAddress } from './identity.bind.ts'

const openRow = z.object({ open: z.boolean() })

type UnbindContext = { config: Config; secret: Secret; viewer: Viewer }

/** Unbinding what is not bound changes nothing. */
export async function unbindAddress(
  tx: Db,
  { config, secret, viewer }: UnbindContext,
  type: Address['type'],
): Promise<null> {
  const account = await lockAccount(tx, viewer)
  if (account[type] === null) return null

  await changeAddress(tx, account.user_id, type, null)
  await requireOtherSignInMethod(tx, config, account.user_id)
  await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

export async function unbindIdentity(
  tx: Db,
  { config, secret, viewer }: UnbindContext,
  identity_id: number,
): Promise<null> {
  const account = await lockAccount(tx, viewer)
  await takeIdentity(tx, config, { identity_id, user_id: account.user_id })
  await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

/** Who can no longer come through the chat app is a common user again. */
export async function takeIdentity(
  tx: Db,
  config: Config,
  { identity_id, user_id }: { identity_id: number; user_id: number },
): Promise<void> {
  const unbound = await tx
    .deleteFrom('identity')
    .where('identity_id', '=', identity_id)
    .where('user_id', '=', user_id)
    .returning('type')
    .executeTakeFirst()

  if (!unbound) throw new Failure('not_found')
  await requireOtherSignInMethod(tx, config, user_id)
  await sql`
    update account set user_type = 'common_user', updated_at = now()
    where user_id = ${user_id} and user_type = 'wechat_user'
      and not exists (select from identity where identity.user_id = account.user_id and type = 'wechat')`.execute(tx)
}

/** A password is no method of its own, since it needs a number or an address; nor is a provider that is no longer offered. */
async function requireOtherSignInMethod(tx: Db, config: Config, user_id: number): Promise<void> {
  const types = await offeredTypes(tx, config)
  const { rows } = await typedSql(openRow)`
    select mobile is not null or email is not null or exists (
      select from identity where identity.user_id = account.user_id and type = any(${types})
    ) as open
    from account where user_id = ${user_id}`.execute(tx)
  if (!rows[0]?.open) throw new Failure('last_way_in')
}
