import * as contract from '@atrium/contract/account'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { closeSession, exchangeLink, readLogin } from './account.service.ts'

export function accountRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.readMyInfos, ({ query }, _viewer, { request: { headers } }) => {
    const { token: link } = query
    return link
      ? db.transaction().execute((tx) => exchangeLink(tx, link, headers['user-agent']))
      : readLogin(db, bearerToken(headers.authorization))
  })

  serve(app, contract.logout, (_asked, _viewer, { request: { headers } }) =>
    closeSession(db, bearerToken(headers.authorization)),
  )
}
