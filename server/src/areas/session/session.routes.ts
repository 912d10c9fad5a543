import { endRoleView } from '@atrium/contract/account/role-view'
import * as contract from '@atrium/contract/account/session'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/protection/origin.ts'
import { endView } from '../../platform/http/role-view.ts'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { listSessions } from './session.list.ts'
import { endSession, endSessions } from './session.service.ts'

/** Confirming oneself stands beside the identities, because it needs the password, and that is the account's. */
export function sessionRoutes(app: FastifyInstance, { db, places }: Platform) {
  serve(app, contract.listMySessions, (_asked, viewer) => listSessions(db, viewer))
  serve(app, contract.endMySession, ({ params }, viewer) => endSession(db, viewer, params.session_id))

  serve(app, endRoleView, async (_asked, { session_id, request_id }, { request }) => {
    const origin = originOf(request, places)
    if (session_id !== null) await endView(db, { session_id, how: 'by_person', origin, request_id })
    return null
  })

  serve(app, contract.endMySessions, async ({ query }, { user_id }, { request }) => {
    const kept = query.which === 'others' ? bearerToken(request.headers.authorization) : null
    if (user_id !== null) await endSessions(db, user_id, kept)
    return null
  })
}
