import * as contract from '@atrium/contract/identity-management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { auditedUser } from '../account/account.user.ts'
import { mergeUsers, previewUserMerge } from './identity.merge-staff.ts'
import { auditedIdentity, unbindWechatUser } from './identity.unbind-staff.ts'
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
