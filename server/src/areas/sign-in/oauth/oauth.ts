import type * as contract from '@atrium/contract/account/sign-in'
import { ownPath } from '@atrium/contract/own-path'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type { z } from 'zod'
import { Failure } from '../../../platform/http/failure.ts'
import type { RequestOrigin } from '../../../platform/http/protection/origin.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { offeredHouses } from '../../account/account.providers.ts'
import { comeBack, proveOutside, startOAuthProof } from '../../proof/proof.outside.ts'
import { loggingRefusals } from '../sign-in.log.ts'
import { outcomeOf } from './oauth.outcome.ts'
import type { AuthorizationState, OAuthProvider } from './oauth.provider.ts'
import type { OAuthProviders } from './oauth.providers.ts'

export async function listProviders(
  { db, config, sms }: Pick<Platform, 'db' | 'config' | 'sms'>,
  { language }: Viewer,
) {
  return {
    list: await offeredHouses(db, config, language),
    dial_codes: sms ? Object.keys(config.SMS_PRICES) : [],
  }
}

type OAuthStart = z.output<typeof contract.startOauth.query> & { type: string }

/** Binding and confirming apply to the signed-in account. */
export async function startOauth(
  { db, secret, config }: Platform,
  providers: OAuthProviders,
  { user_id, confirmed, language }: Viewer,
  { type, purpose, return_to }: OAuthStart,
) {
  const provider = await findProvider(providers, type)
  if (purpose !== 'login' && user_id === null) throw new Failure('not_logged_in')
  if (purpose === 'bind' && !confirmed) throw new Failure('confirm_needed')

  const trip: AuthorizationState = {
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    return_to: ownPath(return_to),
  }
  const input = { type, purpose, user_id: purpose === 'login' ? null : user_id, away: trip }
  const { ticket, state } = await startOAuthProof(db, secret, input)
  const address = await provider.addressFor({
    state,
    purpose,
    language,
    trip,
    redirect_uri: callbackAddress(config, type),
  })
  return { ticket, state, address: String(address), embeddable: provider.embeddable }
}

interface OAuthCallback {
  type: string
  state: string
  ticket: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

/** The state is consumed first, regardless of the outcome: a callback address works once. */
export async function finishOauth(
  platform: Platform,
  providers: OAuthProviders,
  viewer: Viewer,
  { type, state, ticket, code, error, iss }: OAuthCallback,
  origin: RequestOrigin,
) {
  const { db, secret, config } = platform
  const provider = await findProvider(providers, type)

  return loggingRefusals(db, { user_id: viewer.user_id, way: type, origin }, async () => {
    const { proof_id, purpose, user_id, away } = await comeBack<AuthorizationState>(db, secret, { type, state, ticket })
    if (user_id !== null && viewer.user_id === null) throw new Failure('not_logged_in')
    if (user_id !== null && user_id !== viewer.user_id) throw refused('somebody else has signed in meanwhile')
    // Without a code the person declined; some providers send an error, others send nothing.
    if (error !== undefined || code === undefined) throw refused('cancelled')

    const redirect_uri = callbackAddress(config, type)
    const outsider = await provider.whoCame({ state, redirect_uri, purpose, trip: away, code, iss })
    const proved = await proveOutside(db, secret, { proof_id, ...outsider })
    return outcomeOf(platform, viewer, { type, purpose, ...outsider, ...proved, return_to: away.return_to, origin })
  })
}

async function findProvider(providers: OAuthProviders, type: string): Promise<OAuthProvider> {
  const provider = await providers.find(type)
  if (!provider) throw new Failure('not_found', { detail: 'unknown provider' })
  return provider
}

/** From the settings, never from the request: providers have registered this one address. */
function callbackAddress({ PUBLIC_ADDRESS }: Platform['config'], type: string): string {
  return `${PUBLIC_ADDRESS}/authorization/callback/${type}`
}

function refused(detail: string) {
  return new Failure('provider_refused', { detail })
}
