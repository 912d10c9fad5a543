import { expect, onTestFinished, test } from 'vitest'
import { startOidc } from '../../../test/external/oidc.ts'
import { givenCarrier } from '../../../test/messages.ts'
import { givenAccount, givenLink, type Portal, startPortal } from '../../../test/portal.ts'
import { agreed, givenCode, givenMember, otherThan } from '../../../test/sign-in.ts'
import { travellerOf } from '../../../test/traveller.ts'

const password = 'a-gate-of-jade-8'

/** A portal with every way in; what its log must never hold is collected on the way. */
async function startScannedPortal() {
  const oidc = await startOidc()
  onTestFinished(() => oidc.close())
  const carrier = await givenCarrier()
  const portal = await startPortal(null, {
    config: { TRUST_PROXY: '127.0.0.1', ...carrier.settings(), OIDC_PROVIDERS: [oidc.settings] },
  })
  return { portal, oidc, secrets: new Set<string>([password, oidc.settings.client_secret ?? '']) }
}

function scan({ lines }: Portal, secrets: Set<string>) {
  // Without what is made of digits by chance: six of them could be anybody's code.
  const texts = lines.map(({ request_id, pid, time, ms, ...rest }) => JSON.stringify(rest))
  const written = texts.map((line) => decodeURIComponent(line.replace(/%(?![0-9a-f]{2})/gi, '')))
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(0)
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5)
    expect(written.filter((line) => line.includes(secret))).toEqual([])
  }
}

test('attack 18: neither passwords, codes, tickets nor tokens of signing in reach the log', async () => {
  const { portal, secrets } = await startScannedPortal()
  const { db, get, post } = portal
  await givenMember(db, { email: 'qinghe@example.com', mobile: '+8613500000001', password })

  for (const account of ['qinghe@example.com', '13500000001']) {
    const byPassword = await post('/api/login', { account, password })
    const { ticket, code } = await givenCode(portal, account, 'login')
    await post('/api/login', { account, ticket, code: otherThan(code) })
    const byCode = await post('/api/login', { account, ticket, code })
    await get(`/api/users/mine/infos?ticket=${ticket}&code=${code}`)
    await get('/api/users/mine/infos', { authorization: `Bearer ${byCode.data.token}` })
    for (const secret of [account, ticket, code, byPassword.data.token, byCode.data.token]) secrets.add(secret)
  }
  const newcomer = await givenCode(portal, 'new@example.com', 'register')
  const registered = await post('/api/register', { ...newcomer, password, agreed })
  for (const secret of [...Object.values(newcomer), registered.data.token]) secrets.add(secret)

  scan(portal, secrets)
})

test('attack 18: nor does the token of a link, however its address is written', async () => {
  const { portal, secrets } = await startScannedPortal()
  const { link } = await givenLink(portal.db, (await givenAccount(portal.db)).user_id)

  for (const query of [`token=${link}`, `%74oken=${link}`, `TOKEN=${link}`, `return_to=%2Fcase%3Ftoken%3D${link}`]) {
    const { data } = await portal.get(`/api/users/mine/infos?${query}`)
    if (data.token) secrets.add(data.token)
    await portal.get(`/nothing?${query}`)
  }

  expect(secrets.size).toBe(3)
  scan(portal, secrets.add(link))
})

test('attack 18: state, code and ticket of an OAuth sign-in are not logged, whether it succeeds or fails', async () => {
  const { portal, oidc, secrets } = await startScannedPortal()

  for (const change of [{}, { code: 'a-code-that-nobody-gave-out' }]) {
    const traveller = travellerOf(portal)
    const { data } = await traveller.leave('campus', { return_to: '/case?token=kept-to-oneself' })
    const back = await oidc.signIn(data.address, 'muchen')
    for (const value of traveller.cookies.values()) secrets.add(value)
    const arrived = await traveller.arrive(back, change)

    for (const secret of [data.state, back.searchParams.get('code'), 'a-code-that-nobody-gave-out', 'kept-to-oneself'])
      secrets.add(secret)
    if (arrived.data.ticket) secrets.add(arrived.data.ticket)
  }

  for (const token of oidc.issued) secrets.add(token)
  scan(portal, secrets)
})
