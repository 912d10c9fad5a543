import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { type JWK, Provider } from 'oidc-provider'
import type { OidcProvider } from '../../src/config.ts'

/** People of the other house. The address of one of them was never checked there. */
export const oidcPeople = {
  muchen: { name: '沐晨', email: 'muchen@example.com', email_verified: true },
  yanqiu: { name: '雁秋', email: 'yanqiu@example.com', email_verified: false },
  xiyan: { name: '溪岩', email: 'xiyan@example.com', email_verified: true },
  zhiwei: { name: '知微', email: 'zhiwei@example.com', email_verified: true },
  qingdai: { name: '青黛', email: 'qingdai@example.com', email_verified: true },
} as const
export type OidcPerson = keyof typeof oidcPeople

type OidcClaims = Record<string, unknown>
/** stumbling: only the next question fails. */
type OidcBehaviour = 'well' | 'silent' | 'broken' | 'stumbling'

export interface FakeOidcProvider {
  address: string
  settings: OidcProvider
  /** Goes through the pages of the house as a browser does; with null the person cancels. */
  signIn(address: string | URL, person: OidcPerson | null): Promise<URL>
  /** From now on the claims in its tokens are changed before they are signed, with its key or with a stranger's. */
  lie(change: ((claims: OidcClaims) => OidcClaims) | null, signedBy?: 'house' | 'stranger'): void
  /** Every token it gave out, oldest first. */
  issued: string[]
  become(manner: OidcBehaviour): void
  close(): Promise<void>
}

const id = 'campus'

/** A real OpenID provider with a page of its own: a name and two buttons. */
export async function startOidc(port = 0, portal = 'http://127.0.0.1:7300'): Promise<FakeOidcProvider> {
  const issued: string[] = []
  let lie: ((token: string) => string) | null = null
  let manner: OidcBehaviour = 'well'

  const server = createServer((request, response) => {
    if (manner === 'silent') return
    const stumbles = manner === 'stumbling'
    if (stumbles) manner = 'well'
    if (stumbles || manner === 'broken') return void response.writeHead(503).end()
    if (request.url?.startsWith('/interaction/')) return void interact(provider, request, response)
    provider.callback()(request, response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const key = newKey()
  const settings: OidcProvider = {
    id,
    name: '校园通行证',
    issuer: address,
    scope: 'openid profile email',
    client_id: 'atrium',
    client_secret: 'oidc-secret-of-the-tests',
  }
  const provider: Provider = new Provider(address, {
    clients: [
      {
        client_id: settings.client_id,
        client_secret: settings.client_secret,
        redirect_uris: [`${portal}/authorization/callback/${id}`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key as unknown as JWK] },
    adapter: openMemory(),
    cookies: { keys: ['cookies-of-the-tests'] },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    claims: { profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    renderError: (context, { error }) => {
      context.body = error
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...oidcPeople[accountId as OidcPerson] }),
    }),
    // Signing in is enough: nobody is asked a second time what may be told.
    async loadExistingGrant({ oidc: { client, session } }) {
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope(settings.scope)
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    if (context.path !== '/token') return
    const answer = context.body as { access_token?: string; id_token?: string }
    if (answer.id_token && lie) answer.id_token = lie(answer.id_token)
    issued.push(...[answer.access_token, answer.id_token].filter((token) => token !== undefined))
  })

  return {
    address,
    settings,
    issued,
    signIn: (start, person) => walkThrough(String(start), address, person),
    lie: (change, signedBy = 'house') => {
      const signingKey = signedBy === 'house' ? key : newKey()
      lie = change && ((token) => signAgain(token, signingKey, change))
    },
    become: (next) => {
      manner = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function newKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { params } = await provider.interactionDetails(request, response)
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    return void response.end(page(String(params.login_hint ?? '')))
  }
  const form = new URLSearchParams(await text(request))
  const cancelled = { error: 'access_denied', error_description: 'the person went back' }
  const accountId = form.get('name')?.trim()
  const result = form.has('cancel') || !accountId ? cancelled : { login: { accountId } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

function page(hint: string) {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><title>校园通行证</title>
<form method="post">
<label>账号 <input name="name" autofocus autocomplete="off" value="${hint.replaceAll(/[^\w-]/g, '')}"></label>
<button>继续</button> <button name="cancel" value="1" formnovalidate>取消</button>
</form></html>`
}

/** A browser without a window: keeps cookies, follows the house's own redirects, fills in the one form. */
async function walkThrough(start: string, providerAddress: string, person: OidcPerson | null): Promise<URL> {
  const cookies = new Map<string, string>()
  const filledIn = new URLSearchParams(person ? { name: person } : { name: '', cancel: '1' })
  let address = new URL(start)
  let form: URLSearchParams | null = null

  for (let step = 0; step < 10 && address.origin === providerAddress; step++) {
    const answer: Response = await ask(address, cookies, form)
    const next = answer.headers.get('location')
    if (!next && (!answer.ok || form)) throw new Error(`the other house does not go on: ${await answer.text()}`)
    if (next) address = new URL(next, address)
    form = next ? null : filledIn
  }
  return address
}

async function ask(address: URL, cookies: Map<string, string>, form: URLSearchParams | null) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sent = form ? { method: 'POST', body: form } : {}
  const answer = await fetch(address, { redirect: 'manual', headers: { cookie }, ...sent })
  for (const line of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  return answer
}

function signAgain(token: string, key: JsonWebKey, change: (claims: OidcClaims) => OidcClaims): string {
  const [header, payload = ''] = token.split('.')
  const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  const signature = sign('sha256', Buffer.from(signed), createPrivateKey({ key, format: 'jwk' }))
  return `${signed}.${signature.toString('base64url')}`
}

/** What the other house remembers, for as long as it stands. Its library has such a memory, but warns of it aloud. */
function openMemory(): AdapterFactory {
  const all = new Map<string, AdapterPayload>()
  const find = (wanted: (payload: AdapterPayload) => boolean) => [...all.values()].find(wanted)

  return (kind: string): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`
    return {
      upsert: async (id, payload) => void all.set(keyOf(id), payload),
      find: async (id) => all.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.kind === kind && payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.kind === kind && payload.userCode === userCode),
      destroy: async (id) => void all.delete(keyOf(id)),
      async consume(id) {
        const payload = all.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of all) if (payload.grantId === grantId) all.delete(key)
      },
    }
  }
}
