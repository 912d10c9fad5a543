import * as contract from '@atrium/contract/account/role-management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { auditedUser } from '../account/account.user.ts'
import { addHolder, listCandidates, removeHolder } from './role.holders.ts'
import { roleList } from './role.roles-list.ts'
import { createRole, readRole, removeRole, saveRole } from './role.save.ts'

const holder = { subject: 'account', read: auditedUser }

export function roleManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, roleList)
  serve(app, contract.readRole, ({ params }) => readRole(platform.db, params.role_id))

  serveChange(app, platform, contract.createRole, {
    subject: 'role',
    id: (_asked, data) => data?.role_id,
    work: (tx, { body }, viewer) => createRole(tx, viewer, body),
  })
  serveChange(app, platform, contract.saveRole, {
    subject: 'role',
    id: ({ params }) => params.role_id,
    work: (tx, { params, body }, viewer) => saveRole(tx, viewer, params.role_id, body),
  })
  serveChange(app, platform, contract.removeRole, {
    subject: 'role',
    id: ({ params }) => params.role_id,
    work: (tx, { params }) => removeRole(tx, params.role_id),
  })

  serve(app, contract.listRoleCandidates, ({ query }) => listCandidates(platform.db, query.keyword))
  serveChange(app, platform, contract.addRoleHolder, {
    ...holder,
    id: ({ body }) => body.user_id,
    work: (tx, { params, body }, viewer) => addHolder(tx, viewer, params.role_id, body.user_id),
  })
  serveChange(app, platform, contract.removeRoleHolder, {
    ...holder,
    id: ({ body }) => body.user_id,
    work: (tx, { params, body }, viewer) => removeHolder(tx, viewer, params.role_id, body.user_id),
  })
}
