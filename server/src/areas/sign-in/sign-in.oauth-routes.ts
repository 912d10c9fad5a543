import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { finishOauth, listProviders, startOauth } from './sign-in.oauth.ts'
import { awayCookies } from './sign-in.oauth-cookie.ts'
import { openOAuthProviders } from './sign-in.oauth-providers.ts'

export function oauthRoutes(app: FastifyInstance, platform: Platform) {
  const { config, places } = platform
  const providers = openOAuthProviders(platform)
  const cookies = awayCookies(config)

  serve(app, contract.listProviders, (_asked, viewer) => listProviders(platform, viewer))

  serve(app, contract.startOauth, async ({ params, query }, viewer, wire) => {
    const { ticket, ...away } = await startOauth(platform, providers, viewer, { ...params, ...query })
    cookies.keep(wire, { state: away.state, ticket })
    return away
  })

  serve(app, contract.readOauthResult, ({ params, query }, viewer, wire) => {
    const { a: type, b: state } = params
    const ticket = cookies.take(wire, state)
    return finishOauth(platform, providers, viewer, { type, state, ticket, ...query }, originOf(wire.request, places))
  })
}
