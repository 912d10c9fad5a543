import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { mayChange } from '../account/account.staff-policy.ts'
import { lockUser } from '../account/account.user.ts'
import { notifyAccount } from '../account/account.ways.ts'
import { takeIdentity } from './identity.unbind.ts'

/** The chat account opens nothing from now on; how its owner comes in otherwise is left as it is. */
export async function unbindWechatUser(
  tx: Db,
  { config, secret, viewer }: { config: Config; secret: Secret; viewer: Viewer },
  identity_id: number,
): Promise<null> {
  const identity = await tx
    .selectFrom('identity')
    .select('user_id')
    .where('identity_id', '=', identity_id)
    .where('type', '=', 'wechat')
    .executeTakeFirst()
  if (!identity) throw new Failure('not_found')

  const held = await lockUser(tx, identity.user_id)
  if (!mayChange(viewer, held)) throw new Failure('not_allowed')
  await takeIdentity(tx, config, { identity_id, user_id: held.user_id })
  await notifyAccount(tx, secret, { ...viewer, language: held.reads_in ?? viewer.language }, held, 'sign_in_changed')
  return null
}

/** The audit log does not keep the person's id at the provider. */
export async function auditedIdentity(tx: Db, identity_id: number) {
  const identity = await tx
    .selectFrom('identity')
    .select(['user_id', 'type', 'name', 'created_at'])
    .where('identity_id', '=', identity_id)
    .executeTakeFirst()
  return identity ?? null
}
