import * as contract from '@atrium/contract/account/sign-in'
import type { Language } from '@atrium/contract/languages'
import type { FastifyInstance } from 'fastify'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { originOf } from '../../platform/http/protection/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { GeoLocator } from '../../platform/place/places.ts'
import type { Platform } from '../../platform.ts'
import { oauthCookies } from './oauth/oauth.cookie.ts'
import { openOAuthProviders } from './oauth/oauth.providers.ts'
import { finishOauth, listProviders, startOauth } from './oauth/oauth.ts'
import { register } from './sign-in.register.ts'
import { resetPassword } from './sign-in.reset.ts'
import { signIn } from './sign-in.service.ts'

export function signInRoutes(app: FastifyInstance, platform: Platform) {
  const { places } = platform

  serve(app, contract.signIn, ({ body }, _viewer, { request }) => signIn(platform, body, originOf(request, places)))
  serve(app, contract.register, ({ body }, { language }, { request }) =>
    register(platform, body, language, originOf(request, places)),
  )
  serve(app, contract.resetPassword, ({ body }, { language }, { request }) =>
    resetPassword(platform, body, language, originOf(request, places)),
  )
  oauthRoutes(app, platform)
  serve(app, contract.readIpInfo, (_asked, { language }, { request }) => readPlace(places, request.ip, language))
}

function oauthRoutes(app: FastifyInstance, platform: Platform) {
  const { config, places } = platform
  const providers = openOAuthProviders(platform)
  const cookies = oauthCookies(config)

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

interface SignInPlace {
  country: string | null
  dial_code: string
  language: Language
}

/** What a newcomer would probably choose: the page chooses it beforehand, and the person may change it. */
function readPlace(places: GeoLocator, ip: string, preferred: Language): SignInPlace {
  const country = places.countryOf(ip)
  return { country, dial_code: dialCodeOf(country), language: languageOf(country, preferred) }
}

/** Most people here are on the mainland, so that is the default for unknown places. */
function dialCodeOf(country: string | null): string {
  return country !== null && isSupportedCountry(country) ? getCountryCallingCode(country) : '86'
}

/** Singapore reads both scripts: the language of the browser decides, as for unknown places. */
function languageOf(country: string | null, preferred: Language): Language {
  if (country === null || country === 'SG') return preferred
  if (country === 'CN') return 'zh-CN'
  return ['TW', 'HK', 'MO'].includes(country) ? 'zh-TW' : 'en'
}
