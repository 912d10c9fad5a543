import * as contract from '@atrium/contract/account/account'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/protection/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { closeSession } from '../session/session.service.ts'
import { exchangeLink, readLogin } from './account.service.ts'
import { changeCompanyName, changeProfile, changeUserName, readAccount } from './account.settings.ts'

export function accountRoutes(app: FastifyInstance, { config, db, places }: Platform) {
  serve(app, contract.readMyInfos, ({ query }, viewer, { request }) => {
    const { token: link } = query
    return link
      ? db.transaction().execute((tx) => exchangeLink(tx, link, originOf(request, places)))
      : readLogin(db, viewer, bearerToken(request.headers.authorization))
  })

  serve(app, contract.logout, (_asked, _viewer, { request: { headers } }) =>
    closeSession(db, bearerToken(headers.authorization)),
  )

  serve(app, contract.changeUserName, ({ body }, viewer) => changeUserName(db, viewer, body.user_name))
  serve(app, contract.changeCompanyName, ({ body }, viewer) => changeCompanyName(db, viewer, body.company_name))
  serve(app, contract.changeProfile, ({ body }, viewer) => changeProfile(db, viewer, body))
  serve(app, contract.readMyAccount, (_asked, viewer) => readAccount(db, config, viewer))
}
