import * as client from 'openid-client'
import type { OidcProvider } from '../../../config.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Log } from '../../../platform/log/log.ts'
import { fetchWithRetry, patience } from './oauth.fetch.ts'

const freshFor = 10 * 60_000

/**
 * The discovery document of a provider. Fetched on first use, once for all waiting requests; later refreshed in the
 * background, so that a provider that stops answering does not delay requests.
 */
export function openDescription(provider: OidcProvider, log: Log) {
  let known: { configuration: client.Configuration; until: number } | null = null
  let asking: Promise<client.Configuration> | null = null

  async function ask(): Promise<client.Configuration> {
    const configuration = await discover(provider)
    known = { configuration, until: Date.now() + freshFor }
    return configuration
  }

  function askOnce() {
    asking ??= ask()
      .catch((error) => {
        log.warn({ err: error, provider: provider.id }, 'failed to fetch OpenID configuration')
        throw new Failure('unavailable', { detail: `${provider.id}: OpenID configuration unavailable` })
      })
      .finally(() => {
        asking = null
      })
    return asking
  }

  return {
    async read(): Promise<client.Configuration> {
      if (known === null) return askOnce()
      // Already in the log if it fails; what is known serves on.
      if (known.until < Date.now()) askOnce().catch(() => {})
      return known.configuration
    },
  }
}

function discover({ issuer, client_id, client_secret }: OidcProvider) {
  return client.discovery(new URL(issuer), client_id, {}, authenticate(client_secret), {
    timeout: patience,
    [client.customFetch]: (address, { body, ...question }) =>
      question.method === 'GET'
        ? fetchWithRetry(address, question)
        : fetch(address, { body, ...question } as RequestInit),
    execute: [
      client.enableNonRepudiationChecks,
      // An operator who writes http:// means it: a provider on the same machine, or in a network of its own.
      ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
    ],
  })
}

/** As providers expect it unless they say otherwise: in the header. */
function authenticate(client_secret: string | undefined): client.ClientAuth {
  if (client_secret === undefined) return client.None()
  const [inHeader, inBody] = [client.ClientSecretBasic(client_secret), client.ClientSecretPost(client_secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic') ? inHeader(server, ...request) : inBody(server, ...request)
  }
}
