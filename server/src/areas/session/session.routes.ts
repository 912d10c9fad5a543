import * as contract from '@atrium/contract/account/session'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { listSessions } from './session.list.ts'
import { endSession, endSessions } from './session.service.ts'

/** Confirming oneself stands beside the identities, because it needs the password, and that is the account's. */
export function sessionRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listMySessions, (_asked, viewer) => listSessions(db, viewer))
  serve(app, contract.endMySession, ({ params }, viewer) => endSession(db, viewer, params.session_id))

  serve(app, contract.endMySessions, async ({ query }, { user_id }, { request }) => {
    const kept = query.which === 'others' ? bearerToken(request.headers.authorization) : null
    if (user_id !== null) await endSessions(db, user_id, kept)
    return null
  })
}
