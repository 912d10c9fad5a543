import type { OidcProvider } from '../../../config.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Platform } from '../../../platform.ts'
import { openOidc } from './oauth.oidc.ts'
import type { OAuthProvider } from './oauth.provider.ts'
import { openWechat } from './oauth.wechat.ts'

export interface OAuthProviders {
  /** Undefined for a provider that is not offered. */
  find(type: string): Promise<OAuthProvider | undefined>
}

/**
 * Those of the environment are open from the start. Those that were added in the portal are looked up when somebody goes
 * there, and stay open, with what they said about themselves, until they are changed.
 */
export function openOAuthProviders({
  config,
  db,
  log,
  secret,
}: Pick<Platform, 'config' | 'db' | 'log' | 'secret'>): OAuthProviders {
  const configured = new Map<string, OAuthProvider>([
    ...(config.WECHAT_APP_ID ? [['wechat', openWechat(config)] as const] : []),
    ...config.OIDC_PROVIDERS.map((provider) => [provider.id, openOidc(provider, log)] as const),
  ])
  const added = new Map<string, { updated_at: string; house: OAuthProvider }>()

  async function findAdded(code: string): Promise<OAuthProvider | undefined> {
    const row = await db
      .selectFrom('provider')
      .select(['name', 'issuer', 'client_id', 'scope', 'client_secret', 'updated_at'])
      .where('code', '=', code)
      .where('is_on', '=', true)
      .executeTakeFirst()
    if (!row) return undefined
    const known = added.get(code)
    if (known?.updated_at === row.updated_at) return known.house

    const { client_secret, updated_at, ...provider } = row
    const opened: OidcProvider = {
      id: code,
      ...provider,
      ...(client_secret && { client_secret: unsealed(code, client_secret) }),
    }
    const oauthProvider = openOidc(opened, log)
    added.set(code, { updated_at, house: oauthProvider })
    return oauthProvider
  }

  function unsealed(code: string, client_secret: Buffer): string {
    try {
      return secret.unseal(client_secret) as string
    } catch (error) {
      throw new Failure('unavailable', {
        detail: `client secret of ${code} was encrypted with another SECRET_KEY`,
        cause: error,
      })
    }
  }

  return { find: async (type) => configured.get(type) ?? findAdded(type) }
}
