import { agreements } from '@atrium/contract/account/agreement'
import { failures } from '@atrium/contract/errors'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type FakeOidcProvider, type oidcPeople, startOidc } from '../../../../test/external/oidc.ts'
import { type FakeWechat, startWechat } from '../../../../test/external/wechat.ts'
import { givenAccount, someone, startPortal, type TestPerson } from '../../../../test/portal.ts'
import { travellerOf } from '../../../../test/traveller.ts'
import type { Db } from '../../../platform/db/db.ts'

let wechat: FakeWechat
let oidc: FakeOidcProvider

beforeAll(async () => {
  wechat = await startWechat()
  oidc = await startOidc()
})
afterAll(() => Promise.all([wechat.close(), oidc.close()]))
beforeEach(() => {
  wechat.become('well')
  oidc.become('well')
})

function startPortalWithHouses(viewer: TestPerson | null = null) {
  return startPortal(viewer, { config: { ...wechat.settings, OIDC_PROVIDERS: [oidc.settings] } })
}

async function givenIdentity(db: Db, user_id: number | null, type: string, subject: string) {
  await db
    .insertInto('identity')
    .values({ user_id: user_id ?? 0, type, subject })
    .execute()
}

test('the ways in that the operator configured are offered, in the person’s language [ACC-10]', async () => {
  const { get } = await startPortalWithHouses()

  const { data } = await get('/api/users/oauth/providers', { 'accept-language': 'en' })

  expect(data.list).toEqual([
    { type: 'wechat', name: 'WeChat' },
    { type: 'campus', name: '校园通行证' },
  ])
  expect((await (await startPortal()).get('/api/users/oauth/providers')).data).toEqual({ list: [], dial_codes: [] })
})

test('a WeChat code is drawn at the address WeChat documents, and may stand in a frame [API-04]', async () => {
  const traveller = travellerOf(await startPortalWithHouses())

  const { data } = await traveller.leave('wechat')

  const { origin, pathname, searchParams, hash } = new URL(data.address)
  expect(origin + pathname + hash).toBe(`${wechat.address}/connect/qrconnect#wechat_redirect`)
  expect(Object.fromEntries(searchParams)).toEqual({
    appid: wechat.settings.WECHAT_APP_ID,
    response_type: 'code',
    scope: 'snsapi_login',
    state: data.state,
    redirect_uri: 'http://127.0.0.1:7300/authorization/callback/wechat',
    login_type: 'jssdk',
    self_redirect: 'default',
    lang: 'cn',
  })
  expect(data.embeddable).toBe(true)
})

test('a provider is asked with PKCE, state and nonce [API-04]', async () => {
  const { data } = await travellerOf(await startPortalWithHouses()).leave('campus')

  const asked = Object.fromEntries(new URL(data.address).searchParams)
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', state: data.state })
  expect(asked.nonce).toMatch(/^[\w-]{43}$/)
  expect(asked.code_challenge).toMatch(/^[\w-]{43}$/)
  expect(data.embeddable).toBe(false)
})

test.each(['wechat', 'campus'])(
  'who has an account is signed in through %s, and goes where they wanted [API-04]',
  async (type) => {
    const portal = await startPortalWithHouses()
    const { user_id } = await givenAccount(portal.db, { user_name: '青禾' })
    await givenIdentity(portal.db, user_id, type, subjects[type] ?? '')
    const traveller = travellerOf(portal)

    const { data } = await traveller.leave(type, { return_to: '/resource/flow?page=2#top' })
    const { data: result } = await traveller.arrive(await signInThere(type, data.address))

    expect(result).toMatchObject({ outcome: 'signed_in', existed: false, return_to: '/resource/flow?page=2#top' })
    expect(result.user_info.user_name).toBe('青禾')
    const me = await portal.get('/api/users/mine/infos', { authorization: `Bearer ${result.token}` })
    expect(me.code).toBe(0)
    const session = await portal.db.selectFrom('session').select(['way', 'idle_seconds']).executeTakeFirst()
    expect(session).toEqual({ way: type, idle_seconds: 14 * 86_400 })
    const identity = await portal.db.selectFrom('identity').select('last_used_at').executeTakeFirst()
    expect(identity?.last_used_at).not.toBeNull()
    const log = await portal.db.selectFrom('sign_in').select(['way', 'outcome', 'user_id']).execute()
    expect(log).toEqual([{ way: type, outcome: 'signed_in', user_id }])
  },
)

test('a provider that staff added is a way in like those of the environment, until it is switched off [ACC-10]', async () => {
  const portal = await startPortal()
  const { user_id } = await givenAccount(portal.db, { user_name: '青禾' })
  await givenIdentity(portal.db, user_id, 'campus', subjects.campus ?? '')
  const { id: code, client_secret, ...provider } = oidc.settings
  await portal.db
    .insertInto('provider')
    .values({ ...provider, code, client_secret: portal.platform.secret.seal(client_secret) })
    .execute()
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave('campus')
  const { data: result } = await traveller.arrive(await signInThere('campus', data.address))
  expect(result).toMatchObject({ outcome: 'signed_in' })

  await portal.db.updateTable('provider').set({ is_on: false }).execute()
  expect((await traveller.leave('campus')).code).toBe(failures.not_found.code)
})

test.each([
  ['wechat', 'luming', { user_name: '鹿鸣', email: null }],
  ['campus', 'muchen', { user_name: '沐晨', email: 'muchen@example.com' }],
  ['campus', 'yanqiu', { user_name: '雁秋', email: null }],
])('who comes through %s for the first time can register, as %s with %j', async (type, person, suggestion) => {
  const portal = await startPortalWithHouses()
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave(type)
  const { data: result } = await traveller.arrive(await signInThere(type, data.address, person))

  expect(result).toMatchObject({ outcome: 'no_account', suggestion, return_to: '/' })
  const { data: registered } = await portal.post('/api/register', {
    ticket: result.ticket,
    agreed: agreements,
  })
  expect(registered).toMatchObject({ outcome: 'signed_in', existed: false })
  expect(registered.user_info.user_type).toBe(type === 'wechat' ? 'wechat_user' : 'common_user')

  const { data: again } = await traveller.leave(type)
  expect((await traveller.arrive(await signInThere(type, again.address, person))).data.outcome).toBe('signed_in')
})

test('WeChat people whom no other application knows are known by their openid', async () => {
  const portal = await startPortalWithHouses()
  await givenIdentity(portal.db, (await givenAccount(portal.db)).user_id, 'wechat', 'o-wufeng')
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave('wechat')

  expect((await traveller.arrive(await wechat.scan(data.address, 'wufeng'))).data.outcome).toBe('signed_in')
})

test.each(['wechat', 'campus'])('a signed-in person binds %s once and gets a mail', async (type) => {
  const portal = await startPortalWithHouses({ ...someone, email: 'someone@example.com' })
  const traveller = travellerOf(portal)
  async function bind() {
    const { data } = await traveller.leave(type, { purpose: 'bind', return_to: '/person-center/person-info' })
    return traveller.arrive(await signInThere(type, data.address))
  }

  expect((await bind()).data).toEqual({ outcome: 'bound', return_to: '/person-center/person-info' })
  expect((await bind()).data.outcome).toBe('bound')

  const identities = await portal.db.selectFrom('identity').select(['user_id', 'type', 'subject']).execute()
  expect(identities).toEqual([{ user_id: portal.user_id, type, subject: subjects[type] }])
  const letters = await portal.db.selectFrom('message').select(['template', 'user_id']).execute()
  expect(letters).toEqual([{ template: 'sign_in_changed', user_id: portal.user_id }])
})

test('binding what is another account’s binds nothing, and gives a ticket to merge the two', async () => {
  const portal = await startPortalWithHouses(someone)
  const other = await givenAccount(portal.db, { user_name: '另一个我' })
  await givenIdentity(portal.db, other.user_id, 'campus', 'muchen')
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave('campus', { purpose: 'bind' })
  const { data: result } = await traveller.arrive(await oidc.signIn(data.address, 'muchen'))

  expect(result.outcome).toBe('belongs_to_other')
  const { data: preview } = await portal.post('/api/users/mine/merge/preview', { ticket: result.ticket })
  expect(preview.user_name).toBe('另一个我')
  expect(await portal.db.selectFrom('identity').select('user_id').execute()).toEqual([{ user_id: other.user_id }])
})

test('binding needs a login, and one that was confirmed lately', async () => {
  const visitor = travellerOf(await startPortalWithHouses())
  const portal = await startPortalWithHouses(someone)
  await forgetConfirmation(portal.db)

  expect((await visitor.leave('campus', { purpose: 'bind' })).code).toBe(failures.not_logged_in.code)
  expect((await visitor.leave('campus', { purpose: 'confirm' })).code).toBe(failures.not_logged_in.code)
  expect((await travellerOf(portal).leave('campus', { purpose: 'bind' })).code).toBe(failures.confirm_needed.code)
})

test.each(['wechat', 'campus'])('signing in at %s once more shows that it is still the same person', async (type) => {
  const portal = await startPortalWithHouses(someone)
  await givenIdentity(portal.db, portal.user_id, type, subjects[type] ?? '')
  await forgetConfirmation(portal.db)
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave(type, { purpose: 'confirm' })
  const { data: result } = await traveller.arrive(await signInThere(type, data.address))

  expect(result.outcome).toBe('confirmed')
  expect((await traveller.leave(type, { purpose: 'bind' })).code).toBe(0)
})

test('an external identity of another person does not confirm', async () => {
  const portal = await startPortalWithHouses(someone)
  await givenIdentity(portal.db, (await givenAccount(portal.db)).user_id, 'campus', 'muchen')
  await forgetConfirmation(portal.db)
  const traveller = travellerOf(portal)

  for (const person of ['muchen', 'xiyan'] as const) {
    const { data } = await traveller.leave('campus', { purpose: 'confirm' })
    const { code } = await traveller.arrive(await oidc.signIn(data.address, person))
    expect(code).toBe(failures.provider_refused.code)
  }
  expect((await traveller.leave('campus', { purpose: 'bind' })).code).toBe(failures.confirm_needed.code)
})

test.each(['wechat', 'campus'])(
  'who cancels at %s hears that nobody confirmed them, and can try again',
  async (type) => {
    const portal = await startPortalWithHouses()
    const traveller = travellerOf(portal)

    const { data } = await traveller.leave(type)
    const refused = await traveller.arrive(await signInThere(type, data.address, null))

    expect(refused).toMatchObject({
      code: failures.provider_refused.code,
      msg: expect.stringContaining('改用其他方式'),
    })
    const { data: again } = await traveller.leave(type)
    expect((await traveller.arrive(await signInThere(type, again.address))).code).toBe(0)
  },
)

test('a closed account cannot be signed in to through a provider either', async () => {
  const portal = await startPortalWithHouses()
  const { user_id } = await givenAccount(portal.db)
  await givenIdentity(portal.db, user_id, 'campus', 'muchen')
  await portal.db.updateTable('account').set({ state: 'disabled' }).execute()
  const traveller = travellerOf(portal)

  const { data } = await traveller.leave('campus')

  expect((await traveller.arrive(await oidc.signIn(data.address, 'muchen'))).code).toBe(failures.not_allowed.code)
  expect(await portal.db.selectFrom('session').select('user_id').execute()).toEqual([])
})

test('several tabs, each with a journey of its own, do not disturb each other', async () => {
  const traveller = travellerOf(await startPortalWithHouses())

  const first = (await traveller.leave('wechat')).data
  const second = (await traveller.leave('campus')).data
  const third = (await traveller.leave('wechat')).data

  expect((await traveller.arrive(await wechat.scan(third.address, 'tingyu'))).code).toBe(0)
  expect((await traveller.arrive(await oidc.signIn(second.address, 'xiyan'))).code).toBe(0)
  expect((await traveller.arrive(await wechat.scan(first.address, 'luming'))).code).toBe(0)
})

test.each(['silent', 'broken'] as const)('a provider that is %s fails after a short timeout', async (manner) => {
  const portal = await startPortalWithHouses()
  const traveller = travellerOf(portal)
  const journeys = await Promise.all(
    ['wechat', 'campus'].map(async (type) => signInThere(type, (await traveller.leave(type)).data.address)),
  )
  wechat.become(manner)
  oidc.become(manner)

  const began = performance.now()
  const answers = await Promise.all(journeys.map((address) => traveller.arrive(address)))

  for (const { code } of answers) expect(code).toBe(failures.unavailable.code)
  expect(performance.now() - began).toBeLessThan(7_000)
})

test('a provider that is down when the portal first needs it is asked again the next time', async () => {
  const traveller = travellerOf(await startPortalWithHouses())
  oidc.become('broken')

  expect((await traveller.leave('campus')).code).toBe(failures.unavailable.code)
  oidc.become('well')
  expect((await traveller.leave('campus')).code).toBe(0)
})

test('a provider request that fails once is retried once', async () => {
  const traveller = travellerOf(await startPortalWithHouses())

  oidc.become('stumbling')
  expect((await traveller.leave('campus')).code).toBe(0)

  const back = await wechat.scan((await traveller.leave('wechat')).data.address, 'luming')
  wechat.become('stumbling')
  expect((await traveller.arrive(back)).code).toBe(0)
})

test('a provider that stops answering later does not delay the start of an authorization', async () => {
  const traveller = travellerOf(await startPortalWithHouses())
  await traveller.leave('campus')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  oidc.become('silent')

  const began = performance.now()
  expect((await traveller.leave('campus')).code).toBe(0)
  expect(performance.now() - began).toBeLessThan(4_000)
})

test('a provider that is not configured is not found', async () => {
  const traveller = travellerOf(await startPortal())

  expect((await traveller.leave('wechat')).code).toBe(failures.not_found.code)
  expect((await traveller.leave('campus')).code).toBe(failures.not_found.code)
})

/** How the houses call the person who signs in there unless a test says otherwise. */
const subjects: Record<string, string> = { wechat: 'u-luming', campus: 'muchen' }

function signInThere(type: string, address: string, person: string | null = type === 'wechat' ? 'luming' : 'muchen') {
  return type === 'wechat'
    ? wechat.scan(address, person as 'luming' | null)
    : oidc.signIn(address, person as keyof typeof oidcPeople | null)
}

async function forgetConfirmation(db: Db) {
  await db.updateTable('session').set({ confirmed_at: '2020-01-01T00:00:00Z' }).execute()
}
