import * as contract from '@atrium/contract/account/identity-management'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'
import { giverOf } from '../account/account.separation.ts'
import { mayChange } from '../account/account.staff-policy.ts'
import { auditedUser, lockUser } from '../account/account.user.ts'
import { notifyAccount } from '../account/account.ways.ts'
import { describeMerge, lockAccounts, mergeInto } from './identity.merge-engine.ts'
import { mayBeMerged } from './identity.policy.ts'
import { takeIdentity } from './identity.unbind.ts'
import { wechatUserList } from './identity.wechat-list.ts'

export function identityManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { config, db, secret } = platform

  serveList(app, platform, wechatUserList)
  serveChange(app, platform, contract.unbindWechatUser, {
    subject: 'identity',
    read: auditedIdentity,
    id: ({ params }) => params.identity_id,
    work: (tx, { params }, viewer) => unbindWechatUser(tx, { config, secret, viewer }, params.identity_id),
  })

  serve(app, contract.previewUserMerge, ({ params, query }, viewer) =>
    db.transaction().execute((tx) => previewUserMerge(tx, viewer, { ...params, ...query })),
  )
  serveChange(app, platform, contract.mergeUsers, {
    subject: 'account',
    read: auditedUser,
    id: ({ params, body }) => [params.user_id, body.other_id],
    work: (tx, { params, body }, viewer) =>
      mergeUsers(tx, secret, viewer, { user_id: params.user_id, other_id: body.other_id }),
  })
}

interface MergePair {
  user_id: number
  other_id: number
}

async function previewUserMerge(tx: Db, viewer: Viewer, two: MergePair) {
  const { mine, other } = await lockMergePair(tx, viewer, two)
  return describeMerge(tx, mine, other)
}

/** Staff confirm that both belong to one person; the owner gets a mail at both addresses. */
async function mergeUsers(tx: Db, secret: Secret, viewer: Viewer, two: MergePair): Promise<null> {
  const { mine, other } = await lockMergePair(tx, viewer, two)
  await mergeInto(tx, mine, other)
  for (const account of [mine, other]) await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  if (other.is_staff) await requireAdministrator(tx)
  return null
}

async function lockMergePair(tx: Db, viewer: Viewer, { user_id, other_id }: MergePair) {
  const held = await lockAccounts(tx, [user_id, other_id])
  const mine = held.find((account) => account.user_id === user_id)
  const other = held.find((account) => account.user_id === other_id)
  if (!mine || !other) throw new Failure('not_found')
  const giver = await giverOf(tx, viewer, user_id === viewer.user_id)
  if (!mayChange(giver, mine) || !mayChange(giver, other)) throw new Failure('not_allowed')
  if (user_id === other_id || other_id === viewer.user_id || !mayBeMerged(mine) || !mayBeMerged(other))
    throw new Failure('conflict', { detail: 'accounts cannot be merged' })
  return { mine, other }
}

/** The chat account opens nothing from now on; how its owner comes in otherwise is left as it is. */
async function unbindWechatUser(
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
  if (!mayChange(await giverOf(tx, viewer, held.user_id === viewer.user_id), held)) throw new Failure('not_allowed')
  await takeIdentity(tx, config, { identity_id, user_id: held.user_id })
  await notifyAccount(tx, secret, { ...viewer, language: held.reads_in ?? viewer.language }, held, 'sign_in_changed')
  return null
}

/** The audit log does not keep the person's id at the provider. */
async function auditedIdentity(tx: Db, identity_id: number) {
  const identity = await tx
    .selectFrom('identity')
    .select(['user_id', 'type', 'name', 'created_at'])
    .where('identity_id', '=', identity_id)
    .executeTakeFirst()
  return identity ?? null
}
