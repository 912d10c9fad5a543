import * as client from 'openid-client'
import { z } from 'zod'
import type { OidcProvider } from '../../../config.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Log } from '../../../platform/log/log.ts'
import { asUserName } from '../sign-in.name.ts'
import { openDescription } from './oauth.oidc-description.ts'
import type { AuthorizationRequest, AuthorizationResponse, OAuthProvider, ProviderIdentity } from './oauth.provider.ts'

/** A confirmation needs a new sign-in at the provider, which reports its time. */
const lately = 600

/** An OpenID Connect provider: authorization code with PKCE, state, nonce, and a token whose signature is checked. */
export function openOidc(provider: OidcProvider, log: Log): OAuthProvider {
  const description = openDescription(provider, log)

  /** Tokens and codes stand in no error of the library, only in what it was given. */
  function refusal(error: unknown): Failure {
    if (isNo(error))
      return new Failure('provider_refused', { detail: `${provider.id} denied the request`, cause: error })
    if (!isUntrue(error)) return new Failure('unavailable', { detail: `${provider.id} does not answer`, cause: error })
    log.warn({ err: error, provider: provider.id }, 'invalid ID token from OpenID provider')
    return new Failure('provider_refused', { detail: `${provider.id}: ID token rejected` })
  }

  return {
    embeddable: false,

    async addressFor({ state, redirect_uri, purpose, language, trip }: AuthorizationRequest) {
      return client.buildAuthorizationUrl(await description.read(), {
        redirect_uri,
        scope: provider.scope,
        state,
        nonce: trip.nonce,
        ui_locales: language,
        code_challenge: await client.calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
        ...(purpose === 'confirm' && { prompt: 'login', max_age: String(lately) }),
      })
    },

    async whoCame({ state, redirect_uri, purpose, trip, code, iss }: AuthorizationResponse) {
      const configuration = await description.read()
      const address = new URL(redirect_uri)
      address.search = String(new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }))

      const tokens = await client
        .authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: trip.nonce,
          pkceCodeVerifier: trip.verifier,
          idTokenExpected: true,
          ...(purpose === 'confirm' && { maxAge: lately }),
        })
        .catch((error) => {
          throw refusal(error)
        })
      const claims = tokens.claims()
      if (!claims) throw new Failure('unavailable', { detail: `${provider.id}: no ID token` })
      const idClaims = readClaims(claims)
      return isEnough(idClaims) ? idClaims : await askForMore(configuration, tokens.access_token, idClaims)
    },
  }

  /** The token may say only which person it is. Name and address are a courtesy: without them it goes on, too. */
  async function askForMore(configuration: client.Configuration, access_token: string, idClaims: ProviderIdentity) {
    if (!configuration.serverMetadata().userinfo_endpoint) return idClaims
    const more = await client.fetchUserInfo(configuration, access_token, idClaims.subject).catch((error) => {
      log.warn({ err: error, provider: provider.id }, 'failed to fetch OpenID user info')
      return { sub: idClaims.subject }
    })
    const { name, email } = readClaims(more)
    return { ...idClaims, name: idClaims.name ?? name, email: idClaims.email ?? email }
  }
}

function readClaims({
  sub,
  name,
  preferred_username,
  email,
  email_verified,
}: Record<string, unknown>): ProviderIdentity {
  return {
    subject: String(sub),
    name: asName(name) ?? asName(preferred_username),
    email: (email_verified === true && address.safeParse(email).data) || null,
    photo_address: null,
  }
}

const address = z.email().max(254)

function asName(claim: unknown): string | null {
  return (typeof claim === 'string' && asUserName(claim)) || null
}

function isEnough({ name, email }: ProviderIdentity) {
  return name !== null && email !== null
}

/** The provider rejected the code: it was used, is too old, or belongs to another authorization. */
function isNo(error: unknown) {
  return error instanceof client.ResponseBodyError && error.error === 'invalid_grant'
}

const untrue = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** An answer that does not fit the question: another issuer, person, nonce, time or signature. */
function isUntrue(error: unknown) {
  return error instanceof client.ClientError && untrue.has(error.code ?? '')
}
