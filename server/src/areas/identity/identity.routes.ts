import * as contract from '@atrium/contract/account/identity'
import * as session from '@atrium/contract/account/session'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/protection/limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Platform } from '../../platform.ts'
import { hashPassword, refuseCommonPassword } from '../account/account.password.ts'
import { lockAccount, notifyAccount } from '../account/account.ways.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { endSessions } from '../session/session.service.ts'
import { bindAddress, connectIdentity } from './identity.bind.ts'
import { confirmMyself } from './identity.confirm.ts'
import { mergeAccounts, previewMerge } from './identity.merge.ts'
import { unbindAddress, unbindIdentity } from './identity.unbind.ts'

export function identityRoutes(app: FastifyInstance, platform: Platform) {
  const { config, db, secret } = platform
  const inTransaction = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, session.confirmMyself, ({ body }, viewer, { request }) =>
    confirmMyself(platform, viewer, networkOf(request), body),
  )

  serve(app, contract.setMyPassword, async ({ body }, viewer, { request }) => {
    const password_hash = await hashNewPassword(body.password)
    const token = bearerToken(request.headers.authorization)
    return inTransaction((tx) => setPassword(tx, secret, viewer, { password_hash, token }))
  })

  serve(app, contract.bindMyMobile, ({ body: { mobile, dial_code, ...body } }, viewer, { request }) =>
    bindAddress(platform, viewer, networkOf(request), { address: readMobile(mobile, dial_code), ...body }),
  )
  serve(app, contract.bindMyEmail, ({ body: { email, ...body } }, viewer, { request }) =>
    bindAddress(platform, viewer, networkOf(request), { address: readEmail(email), ...body }),
  )

  serve(app, contract.connectMyIdentity, ({ body }, viewer) => connectIdentity(platform, viewer, body.ticket))

  serve(app, contract.unbindMyMobile, (_asked, viewer) =>
    inTransaction((tx) => unbindAddress(tx, { config, secret, viewer }, 'mobile')),
  )
  serve(app, contract.unbindMyEmail, (_asked, viewer) =>
    inTransaction((tx) => unbindAddress(tx, { config, secret, viewer }, 'email')),
  )
  serve(app, contract.unbindMyIdentity, ({ params }, viewer) =>
    inTransaction((tx) => unbindIdentity(tx, { config, secret, viewer }, params.identity_id)),
  )

  serve(app, contract.previewMerge, ({ body }, viewer) =>
    inTransaction((tx) => previewMerge(tx, secret, viewer, body.ticket)),
  )
  serve(app, contract.mergeAccounts, ({ body }, viewer) =>
    inTransaction((tx) => mergeAccounts(tx, secret, viewer, body)),
  )
}

/** Before the transaction: hashing is slow and must not hold a connection. */
async function hashNewPassword(password: string): Promise<string> {
  refuseCommonPassword(password)
  return hashPassword(password)
}

/** Ends all other sessions, which may have been opened with the old password. */
async function setPassword(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  { password_hash, token }: { password_hash: string; token: string | null },
): Promise<null> {
  const account = await lockAccount(tx, viewer)

  await tx
    .updateTable('account')
    .set({ password_hash, updated_at: sql`now()` })
    .where('user_id', '=', account.user_id)
    .execute()
  await endSessions(tx, account.user_id, token)
  await notifyAccount(tx, secret, viewer, account, 'password_changed')
  return null
}
