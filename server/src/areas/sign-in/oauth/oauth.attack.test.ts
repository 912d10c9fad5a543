import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeOidcProvider, startOidc } from '../../../../test/external/oidc.ts'
import { type FakeWechat, startWechat } from '../../../../test/external/wechat.ts'
import {
  givenAccount,
  givenSession,
  type Portal,
  someone,
  startPortal,
  type TestPerson,
} from '../../../../test/portal.ts'
import { travellerOf } from '../../../../test/traveller.ts'
import type { Config } from '../../../config.ts'

const refused = failures.provider_refused.code
let wechat: FakeWechat
let oidc: FakeOidcProvider

beforeAll(async () => {
  wechat = await startWechat()
  oidc = await startOidc()
})
afterAll(() => Promise.all([wechat.close(), oidc.close()]))
beforeEach(() => oidc.lie(null))

/** A portal where the people of both houses have an account: whoever gets through has a session. */
async function startPortalWithMembers(viewer: TestPerson | null = null, config: Partial<Config> = {}): Promise<Portal> {
  const portal = await startPortal(viewer, {
    config: { ...wechat.settings, OIDC_PROVIDERS: [oidc.settings], ...config },
  })
  for (const [type, subject] of [
    ['wechat', 'u-luming'],
    ['campus', 'muchen'],
    ['campus', 'xiyan'],
  ] as const) {
    const { user_id } = await givenAccount(portal.db, { user_name: subject })
    await portal.db.insertInto('identity').values({ user_id, type, subject }).execute()
  }
  return portal
}

async function sessionsOf({ db }: Portal) {
  return (await db.selectFrom('session').select('way').where('way', '<>', 'link').execute()).length
}

test('attack 24: an unknown or missing state is rejected', async () => {
  const portal = await startPortalWithMembers()
  const traveller = travellerOf(portal)
  const back = await oidc.signIn((await traveller.leave('campus')).data.address, 'muchen')

  expect((await traveller.arrive(back, { state: 'A'.repeat(43) })).code).toBe(refused)
  expect((await traveller.arrive(back, { state: 'é;\r\nset-cookie: a=b ; path=/' })).code).toBe(refused)
  expect((await traveller.arrive(back, { state: null })).code).toBe(failures.invalid_input.code)
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: an address that was opened once opens nothing again, and of many at once opens one', async () => {
  const portal = await startPortalWithMembers()
  for (const type of ['wechat', 'campus']) {
    const traveller = travellerOf(portal)
    const { address } = (await traveller.leave(type)).data
    const back = type === 'wechat' ? await wechat.scan(address, 'luming') : await oidc.signIn(address, 'muchen')
    const cookies = new Map(traveller.cookies)
    const replay = () => {
      const copy = travellerOf(portal)
      for (const [name, value] of cookies) copy.cookies.set(name, value)
      return copy.arrive(back)
    }

    const answers = await Promise.all(Array.from({ length: 8 }, replay))

    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await replay()).code).toBe(refused)
  }
  expect(await sessionsOf(portal)).toBe(2)
})

test("attack 24: the callback address of another person's authorization is rejected", async () => {
  const portal = await startPortalWithMembers()
  const attacker = travellerOf(portal)
  const victim = travellerOf(portal)
  const own = (await victim.leave('campus')).data
  const { data } = await attacker.leave('campus')
  const back = await oidc.signIn(data.address, 'xiyan')

  expect((await travellerOf(portal).arrive(back)).code).toBe(refused)
  expect((await victim.arrive(back)).code).toBe(refused)

  const [[ownName = '', ownTicket = ''] = []] = victim.cookies
  victim.cookies.set(ownName.replace(own.state.slice(0, 12), data.state.slice(0, 12)), ownTicket)
  expect((await victim.arrive(back)).code).toBe(refused)
  expect(await sessionsOf(portal)).toBe(0)
  // Nor did any of this spoil the journey of the one who set out.
  expect((await attacker.arrive(back)).code).toBe(0)
})

test('attack 24: a code from another authorization or another provider is refused', async () => {
  const portal = await startPortalWithMembers()
  const victim = travellerOf(portal)
  const attacker = travellerOf(portal)
  const stolen = await oidc.signIn((await victim.leave('campus')).data.address, 'muchen')
  const own = await oidc.signIn((await attacker.leave('campus')).data.address, 'xiyan')

  const injected = await attacker.arrive(own, { code: stolen.searchParams.get('code') })
  expect(injected.code).toBe(refused)

  const scanned = await wechat.scan((await attacker.leave('wechat')).data.address, 'luming')
  const again = await attacker.leave('campus')
  const mixed = new URL(`${scanned.origin}/authorization/callback/campus?state=${again.data.state}`)
  expect((await attacker.arrive(mixed, { code: scanned.searchParams.get('code') })).code).toBe(refused)
  expect((await attacker.arrive(new URL(String(scanned).replace('wechat', 'campus')))).code).toBe(refused)
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: the redirect address comes from the settings, never from the request', async () => {
  const portal = await startPortalWithMembers()
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
  const traveller = travellerOf(portal)

  for (const type of ['wechat', 'campus']) {
    const url = `/api/users/oauth/login/${type}?redirect_uri=https://evil.example/`
    const { data } = (await traveller.send(url, headers)).json()
    expect(new URL(data.address).searchParams.get('redirect_uri')).toBe(
      `http://127.0.0.1:7300/authorization/callback/${type}`,
    )
  }
})

test('attack 24: the provider gives no code to an address that is not exactly ours', async () => {
  const { data } = await travellerOf(await startPortalWithMembers()).leave('campus')
  const own = 'http://127.0.0.1:7300/authorization/callback/campus'
  const changed = new URL(data.address)

  for (const redirect_uri of [
    'https://evil.example/authorization/callback/campus',
    'http://127.0.0.1:7300@evil.example/authorization/callback/campus',
    `${own}/`,
    `${own}/../../evil`,
    `${own}?to=evil`,
    `${own}%2f`,
    own.replace('7300', '7301'),
  ]) {
    changed.searchParams.set('redirect_uri', redirect_uri)
    await expect(oidc.signIn(changed, 'muchen'), redirect_uri).rejects.toThrow('invalid_redirect_uri')
  }
})

test('attack 24: a token with a wrong nonce, issuer, audience, time or subject is rejected', async () => {
  const portal = await startPortalWithMembers()
  const lies: Record<string, unknown>[] = [
    { nonce: 'another' },
    { nonce: undefined },
    { iss: 'https://evil.example' },
    { aud: 'another-portal' },
    { exp: 1_000_000_000, iat: 999_999_000 },
    { sub: undefined },
  ]
  for (const lie of lies) {
    const traveller = travellerOf(portal)
    const back = await oidc.signIn((await traveller.leave('campus')).data.address, 'muchen')
    oidc.lie((claims) => ({ ...claims, ...lie }))
    expect((await traveller.arrive(back)).code, JSON.stringify(lie)).toBe(refused)
  }
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: a token signed with an unknown key is rejected', async () => {
  const portal = await startPortalWithMembers()
  const traveller = travellerOf(portal)
  const back = await oidc.signIn((await traveller.leave('campus')).data.address, 'muchen')
  oidc.lie((claims) => claims, 'stranger')

  expect((await traveller.arrive(back)).code).toBe(refused)
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: an answer that names another issuer, or none, is refused', async () => {
  const portal = await startPortalWithMembers()
  for (const iss of ['https://evil.example', null]) {
    const traveller = travellerOf(portal)
    const back = await oidc.signIn((await traveller.leave('campus')).data.address, 'muchen')
    expect((await traveller.arrive(back, { iss })).code).toBe(refused)
  }
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: a provider that describes itself as another is not used', async () => {
  const pretended = { ...oidc.settings, issuer: oidc.address.replace('127.0.0.1', 'localhost') }
  const portal = await startPortalWithMembers(null, { OIDC_PROVIDERS: [pretended] })

  expect((await travellerOf(portal).leave('campus')).code).toBe(failures.unavailable.code)
})

test('attack 24: who comes back too late sets out again', async () => {
  const portal = await startPortalWithMembers()
  const traveller = travellerOf(portal)
  const back = await oidc.signIn((await traveller.leave('campus')).data.address, 'muchen')
  await sql`update proof set expires_at = now() - interval '1 second'`.execute(portal.db)

  expect((await traveller.arrive(back)).code).toBe(refused)
  expect(await sessionsOf(portal)).toBe(0)
})

test('attack 24: binding fails after another person signed in, or after signing out', async () => {
  const portal = await startPortalWithMembers(someone)
  const { token } = await givenSession(portal.db, (await givenAccount(portal.db)).user_id)
  const before = await portal.db.selectFrom('identity').select('user_id').execute()
  for (const [now, code] of [
    [token, refused],
    [null, failures.not_logged_in.code],
  ] as const) {
    const leaving = travellerOf(portal)
    const { data } = await leaving.leave('campus', { purpose: 'bind' })
    const back = await oidc.signIn(data.address, 'yanqiu')
    const arriving = travellerOf(portal, now)
    for (const [name, value] of leaving.cookies) arriving.cookies.set(name, value)
    expect((await arriving.arrive(back)).code).toBe(code)
  }
  expect(await portal.db.selectFrom('identity').select('user_id').execute()).toEqual(before)
})

test('attack 24: the ticket cookie is HttpOnly and, under https, bound to this host', async () => {
  const cookieOf = async (portal: Portal) => {
    const { headers } = await travellerOf(portal).send('/api/users/oauth/login/wechat')
    return [headers['set-cookie']].flat().find((line) => line?.includes('atrium_away_'))
  }

  expect(await cookieOf(await startPortalWithMembers())).toMatch(
    /^atrium_away_[\w-]{12}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await cookieOf(await startPortalWithMembers(null, { PUBLIC_ADDRESS: 'https://portal.example' }))).toMatch(
    /^__Host-atrium_away_[\w-]{12}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  )
})

test('repeated authorization attempts keep a limited number of cookies', async () => {
  const traveller = travellerOf(await startPortalWithMembers())

  for (let journey = 0; journey < 10; journey++) await traveller.leave('wechat')

  expect([...traveller.cookies.keys()].filter((name) => name.startsWith('atrium_away_'))).toHaveLength(4)
})

test('attack 22: after signing in people are redirected only to a path of the portal', async () => {
  const portal = await startPortalWithMembers()
  for (const [return_to, goes] of [
    ['//evil', '/'],
    ['/\\evil', '/'],
    ['https:evil', '/'],
    ['/\t/evil', '/'],
    ['/\tevil', '/'],
    ['/..//evil', '/'],
    ['javascript:alert(1)', '/'],
    ['/%09/evil', '/%09/evil'],
    ['/resource/flow?page=2', '/resource/flow?page=2'],
  ] as const) {
    const traveller = travellerOf(portal)
    const { data } = await traveller.leave('wechat', { return_to })
    const { data: result } = await traveller.arrive(await wechat.scan(data.address, 'luming'))
    expect(result.return_to).toBe(goes)
  }
})

test('attack 18: no code, state, ticket, token or secret of a journey stands in the log', async () => {
  const portal = await startPortalWithMembers()
  const seen = new Set<string>([wechat.settings.WECHAT_APP_SECRET, oidc.settings.client_secret ?? ''])
  async function travel(type: 'wechat' | 'campus', change: Record<string, string | null> = {}) {
    const traveller = travellerOf(portal)
    const { state, address } = (await traveller.leave(type)).data
    for (const ticket of traveller.cookies.values()) seen.add(ticket)
    const back = type === 'wechat' ? await wechat.scan(address, 'luming') : await oidc.signIn(address, 'muchen')
    for (const secret of [state, back.searchParams.get('code'), new URL(address).searchParams.get('nonce')])
      if (secret) seen.add(secret)
    const { data } = await traveller.arrive(back, change)
    if (data.token) seen.add(data.token)
  }

  for (const type of ['wechat', 'campus'] as const) {
    await travel(type)
    await travel(type, { code: 'wrong-code-of-a-stranger' })
    await travel(type, { error: 'access_denied' })
  }
  oidc.lie((claims) => ({ ...claims, nonce: 'wrong' }))
  await travel('campus')
  wechat.become('broken')
  await travel('wechat')
  wechat.become('well')

  const log = JSON.stringify(portal.lines)
  const secrets = [...seen, ...wechat.issued(), ...oidc.issued, 'wrong-code-of-a-stranger']
  expect(secrets.length).toBeGreaterThan(30)
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  expect(log).toContain('/api/users/oauth/login/result/campus/…')
})
