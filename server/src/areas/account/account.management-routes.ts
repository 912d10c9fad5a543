import { staffRole } from '@atrium/contract/access'
import * as contract from '@atrium/contract/account/management'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { serve } from '../../platform/http/serve.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { auditedUser, listSignIns, readUser } from './account.user.ts'
import { createUser, saveUser } from './account.user-save.ts'
import { notifyUsers, resetUserPassword, setUserState } from './account.user-state.ts'
import { userList } from './account.users-list.ts'

const user = { subject: 'account', read: auditedUser }

export function accountManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform

  serveList(app, platform, userList)
  serve(app, contract.listRoleChoices, (_asked, viewer) => listRoleChoices(db, viewer))
  serve(app, contract.readUser, ({ params }, viewer) => readUser(db, viewer, params.user_id))
  serve(app, contract.listUserSignIns, ({ params }) => listSignIns(db, params.user_id))

  serveChange(app, platform, contract.createUser, {
    ...user,
    id: (_asked, data) => data?.user_id,
    work: (tx, { body }, viewer) => createUser(tx, secret, viewer, body),
  })
  serveChange(app, platform, contract.saveUser, {
    ...user,
    id: ({ params }) => params.user_id,
    work: (tx, { params, body }, viewer) => saveUser(tx, secret, viewer, params.user_id, body),
  })
  serveChange(app, platform, contract.setUserState, {
    ...user,
    id: ({ body }) => body.user_ids,
    work: (tx, { body }, viewer) => setUserState(tx, viewer, body),
  })
  serveChange(app, platform, contract.resetUserPassword, {
    ...user,
    id: ({ params }) => params.user_id,
    work: (tx, { params }, viewer) => resetUserPassword(tx, secret, viewer, params.user_id),
  })
  serveChange(app, platform, contract.notifyUsers, {
    subject: 'notice',
    work: (tx, { body }) => notifyUsers(tx, body),
  })
}

async function listRoleChoices(db: Db, { language }: Viewer) {
  const { rows } = await typedSql(contract.listRoleChoices.data.shape.list.element)`
    select role_id, in_language(name, ${language}) as name, coalesce(menus, '{}') as menus, view_only from role
    where role_id <> ${staffRole} order by role_id`.execute(db)
  return { list: rows }
}
