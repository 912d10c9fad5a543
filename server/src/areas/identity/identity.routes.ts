import * as contract from '@atrium/contract/identity'
import * as session from '@atrium/contract/session'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { networkOf } from '../../platform/http/limit.ts'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { bindAddress } from './identity.bind.ts'
import { confirmMyself } from './identity.confirm.ts'
import { mergeAccounts, previewMerge } from './identity.merge.ts'
import { hashNewPassword, setPassword } from './identity.password.ts'
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
