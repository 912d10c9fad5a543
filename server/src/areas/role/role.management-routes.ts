import * as contract from '@atrium/contract/account/role-management'
import { startRoleView as startContract } from '@atrium/contract/account/role-view'
import * as separation from '@atrium/contract/account/separation'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { auditedUser } from '../account/account.user.ts'
import { addHolder, listCandidates, removeHolder } from './role.holders.ts'
import { roleList } from './role.roles-list.ts'
import { createRole, readRole, removeRole, saveRole } from './role.save.ts'
import { auditedSeparation, beginSeparation, readSeparation, separationId } from './role.separation.ts'
import { startRoleView } from './role.view.ts'

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

  serve(app, separation.readSeparation, ({ query }, viewer) => readSeparation(platform.db, viewer, query.holders))
  serveChange(app, platform, separation.beginSeparation, {
    subject: 'separation',
    id: () => separationId,
    read: auditedSeparation,
    work: (tx, { body }, viewer) => beginSeparation(tx, viewer, body),
  })
  serveChange(app, platform, startContract, {
    subject: 'role',
    id: ({ params }) => params.role_id,
    // Nothing of the role changes.
    read: async () => null,
    work: (tx, { params }, viewer) => startRoleView(tx, viewer, params.role_id),
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
