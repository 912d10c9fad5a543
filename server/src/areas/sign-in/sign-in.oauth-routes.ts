import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { finishOauth, listProviders, startOauth } from './sign-in.oauth.ts'
import { awayCookies } from './sign-in.oauth-cookie.ts'
import type { House } from './sign-in.oauth-house.ts'
import { openOidc } from './sign-in.oidc.ts'
import { openWechat } from './sign-in.wechat.ts'

export function oauthRoutes(app: FastifyInstance, platform: Platform) {
  const { config, places } = platform
  const houses = openHouses(platform)
  const cookies = awayCookies(config)

  serve(app, contract.listProviders, (_asked, viewer) => listProviders(platform, viewer))

  serve(app, contract.startOauth, async ({ params, query }, viewer, wire) => {
    const { ticket, ...away } = await startOauth(platform, houses, viewer, { ...params, ...query })
    cookies.keep(wire, { state: away.state, ticket })
    return away
  })

  serve(app, contract.readOauthResult, ({ params, query }, viewer, wire) => {
    const { a: type, b: state } = params
    const ticket = cookies.take(wire, state)
    return finishOauth(platform, houses, viewer, { type, state, ticket, ...query }, originOf(wire.request, places))
  })
}

function openHouses({ config, log }: Platform): Map<string, House> {
  return new Map([
    ...(config.WECHAT_APP_ID ? [['wechat', openWechat(config)] as const] : []),
    ...config.OIDC_PROVIDERS.map((provider) => [provider.id, openOidc(provider, log)] as const),
  ])
}
