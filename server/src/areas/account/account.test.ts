import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, startPortal } from '../../../test/portal.ts'
import { sweepSessions } from '../session/session.sweep.ts'
import { openLink } from './account.service.ts'

const infos = '/api/users/mine/infos'
const account = '/api/users/mine/account'

test('the current login answers token, menus, user information and roles [API-02]', async () => {
  const { get, token } = await startPortal({ ...administrator, email: 'admin@example.com', is_weaver: true })

  const { data } = await get(infos)

  expect(data.token).toBe(token)
  expect(data.menus).toContain(1037)
  expect(data.roles).toEqual([{ role_id: 1 }, { role_id: 3 }])
  expect(data.user_info).toEqual({
    user_name: 'administrator',
    mobile: null,
    email: 'admin@example.com',
    photo_url: null,
    user_type: 'common_user',
    not_set_password: true,
    bind_mobile: false,
    bind_email: true,
    is_weaver: true,
  })
})

test('an account whose roles have no menu list has no menu list', async () => {
  const { get } = await startPortal({ user_name: 'someone' })

  expect((await get(infos)).data.menus).toBeNull()
})

test('a missing, wrong or expired token does not sign in', async () => {
  const { db, get } = await startPortal()
  const { user_id } = await givenAccount(db)
  const { token } = await givenSession(db, user_id, '-1 second')

  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: 'Bearer wrong' })).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${token}` })).code).toBe(failures.not_logged_in.code)
})

test('a link token becomes a session, once, and is kept only as a hash [API-02]', async () => {
  const { db, get } = await startPortal()
  const { user_id } = await givenAccount(db, { user_name: '青禾' })
  const link = await openLink(db, user_id)

  const first = await get(`${infos}?token=${link}`)
  const second = await get(`${infos}?token=${link}`)

  expect(first.data.user_info.user_name).toBe('青禾')
  expect(first.data.token).not.toBe(link)
  expect(second.code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${first.data.token}` })).code).toBe(0)
  expect((await get(infos, { authorization: `Bearer ${link}` })).code).toBe(failures.not_logged_in.code)

  const { rows } = await sql<{ kept: string }>`select encode(token_hash, 'escape') as kept from link_token`.execute(db)
  expect(rows[0]?.kept).not.toContain(link)
})

test('of many who open the same link at once, one gets in', async () => {
  const { db, get } = await startPortal()
  const link = await openLink(db, (await givenAccount(db)).user_id)

  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${infos}?token=${link}`)))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('a link that is too old opens nothing', async () => {
  const { db, get } = await startPortal()
  const link = await openLink(db, (await givenAccount(db)).user_id, -1)

  expect((await get(`${infos}?token=${link}`)).code).toBe(failures.not_logged_in.code)
})

test('quitting revokes the token on the server; quitting again changes nothing [ACC-05]', async () => {
  const { get, post } = await startPortal({ user_name: 'someone' })

  expect((await post('/api/logout')).code).toBe(0)
  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
  expect((await post('/api/logout')).code).toBe(0)
})

test('a disabled account is not signed in, even with a valid token', async () => {
  const { db, get } = await startPortal({ user_name: 'someone' })

  await db.updateTable('account').set({ state: 'disabled' }).execute()

  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
})

test('sweeping removes what is long over and keeps what still opens', async () => {
  const { db, get } = await startPortal({ user_name: 'someone' })
  const { user_id } = await givenAccount(db)
  await givenSession(db, user_id, '-31 days')
  await openLink(db, user_id, -60 * 25)

  await sweepSessions(db)

  expect(await db.selectFrom('session').select('user_id').where('user_id', '=', user_id).execute()).toEqual([])
  expect(await db.selectFrom('link_token').select('user_id').execute()).toEqual([])
  expect((await get(infos)).code).toBe(0)
})

test('people change the name others see and their company; blanks around are not kept [API-07]', async () => {
  const { db, get, post } = await startPortal({ user_name: 'someone' })
  await givenAccount(db, { user_name: 'another' })

  expect((await post('/api/users/user-name', { user_name: ' 青禾 👩‍💻 ' })).code).toBe(0)
  expect((await post('/api/users/company-name', { company_name: '\u3000示例公司 ' })).code).toBe(0)
  expect((await get(account)).data).toMatchObject({ user_name: '青禾 👩‍💻', company_name: '示例公司' })

  expect((await post('/api/users/company-name', { company_name: ' ' })).code).toBe(0)
  expect((await get(account)).data.company_name).toBeNull()
  expect((await get(infos)).data.user_info.user_name).toBe('青禾 👩‍💻')
  const names = await db.selectFrom('account').select('user_name').orderBy('user_id').execute()
  expect(names.map(({ user_name }) => user_name).sort()).toEqual(['another', '青禾 👩‍💻'])
})

const refusedNames = {
  'a zero byte': 'a\u0000b',
  'a line end': 'a\nb',
  'an escape sequence': '\u001b[31mred',
  'a turned reading direction': 'a\u202eb',
  'half a character': 'a\ud83d',
  'only blanks of no width': '\u200b\u200d\u2060',
  'only a letter that is drawn as nothing': '\u3164',
  'only an empty braille pattern': '\u2800',
  'only a mark': '\u0301',
}

test('a name that cannot be seen, or that plays with lines and directions, is refused [API-07]', async () => {
  const { get, post } = await startPortal({ user_name: 'someone' })

  for (const [what, name] of Object.entries(refusedNames)) {
    const answers = [
      await post('/api/users/user-name', { user_name: name }),
      await post('/api/users/company-name', { company_name: name }),
    ]
    expect([what, ...answers.map(({ code, data }) => [code, data.field])]).toEqual([
      what,
      [failures.invalid_input.code, 'user_name'],
      [failures.invalid_input.code, 'company_name'],
    ])
  }
  expect((await get(account)).data).toMatchObject({ user_name: 'someone', company_name: null })
})

test('a name is never empty nor longer than forty characters, a company never longer than a hundred [API-07]', async () => {
  const { post } = await startPortal({ user_name: 'someone' })
  const codes = async (url: string, field: string, names: string[]) =>
    Promise.all(names.map(async (name) => (await post(url, { [field]: name })).code))

  const { code: refused } = failures.invalid_input
  expect(await codes('/api/users/user-name', 'user_name', ['', '  ', 'a'.repeat(40), 'a'.repeat(41)])).toEqual([
    refused,
    refused,
    0,
    refused,
  ])
  expect(await codes('/api/users/company-name', 'company_name', ['a'.repeat(100), 'a'.repeat(101)])).toEqual([
    0,
    refused,
  ])
})

test('the page of account information shows names of other houses, agreements and when the account will be erased', async () => {
  const keycloak = {
    id: 'keycloak',
    name: '集团账号',
    issuer: 'https://id.example.com',
    client_id: 'x',
    scope: 'openid',
  }
  const config = { WECHAT_APP_ID: 'wx1', OIDC_PROVIDERS: [keycloak] }
  const { db, user_id, get } = await startPortal({ user_name: 'someone', mobile: '+8613500008723' }, { config })
  await sql`insert into identity (user_id, type, subject, name) values
    (${user_id}, 'wechat', 'o-1', '青禾'), (${user_id}, 'keycloak', 'k-1', null), (${user_id}, 'gone', 'g-1', 'qinghe')`.execute(
    db,
  )
  await sql`insert into agreement (user_id, agreement, version) values (${user_id}, 'terms', '2026-11-15')`.execute(db)
  await sql`update account set erase_at = '2026-12-01T00:00:00Z', company_name = '示例公司'`.execute(db)

  const { data } = await get(account, { 'accept-language': 'en' })

  expect(data).toMatchObject({
    user_name: 'someone',
    mobile: '+8613500008723',
    email: null,
    company_name: '示例公司',
    bind_mobile: true,
    bind_email: false,
    not_set_password: true,
    erase_at: '2026-12-01T00:00:00Z',
    agreements: [{ agreement: 'terms', version: '2026-11-15' }],
    identities: [
      { type: 'wechat', provider_name: 'WeChat', name: '青禾', last_used_at: null },
      { type: 'keycloak', provider_name: '集团账号', name: null },
      { type: 'gone', provider_name: 'gone', name: 'qinghe' },
    ],
  })
  expect((await get(account, { 'accept-language': 'zh-TW' })).data.identities[0].provider_name).toBe('微信')
  expect(JSON.stringify(data)).not.toMatch(/o-1|k-1|password_hash/)
})

test('signing out everywhere also closes links that are on their way', async () => {
  const { db, user_id, get, send } = await startPortal({ user_name: 'someone' })
  const link = await openLink(db, user_id ?? 0)

  await send({ method: 'DELETE', url: '/api/users/mine/sessions' })

  expect((await get(`${infos}?token=${link}`)).code).toBe(failures.not_logged_in.code)
})
