import { agreements } from '@atrium/contract/account/agreement'
import { type CallName, callsByNoun } from '@atrium/contract/calls'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPicture } from '../../../test/given/picture.ts'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { hashPassword } from '../account/account.password.ts'
import { givenCode, givenProviderProof } from './identity.given.ts'

type WritingCallName = Extract<
  CallName,
  `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${'users/' | 'log' | 'register'}${string}`
>

interface AttackScene extends Portal {
  mine: number
  other: number
  /** Of nobody yet. */
  free_mobile: string
  free_email: string
  my_mobile: string
  my_email: string
  other_mobile: string
}

const password = 'ting-yuan 8723'
const agreed = { ...agreements }

/** What makes each call succeed: only a call that does its work can be made to do too much. */
const bodies = {
  'POST /api/logout': () => ({}),
  'POST /api/users/user-name': () => ({ user_name: '青禾' }),
  'POST /api/users/company-name': () => ({ company_name: '示例公司' }),
  'PATCH /api/users/mine/profile': () => ({ introduction: '写流程的人', shows_company: true }),
  'PUT /api/users/mine/photo': async ({ platform, mine }) => ({
    file_id: (await givenPicture(platform, mine)).file_id,
  }),
  'DELETE /api/users/mine/photo': () => ({}),
  'POST /api/users/mine/photo/offer': async ({ db, mine }) => {
    const photo_address = 'https://thirdwx.qlogo.cn/mmopen/me/132'
    await db.updateTable('identity').set({ photo_address }).where('user_id', '=', mine).execute()
    return { take: true }
  },
  'PUT /api/users/mine/publisher': () => ({ name: { en: 'Studio' }, about: { en: 'Doors' }, website: null }),
  'PUT /api/users/mine/environment': () => ({ product_version: '10.1' }),
  'POST /api/users/mine/password': () => ({ password }),
  'POST /api/users/mine/mobile': async ({ platform, mine, free_mobile: mobile }) => ({
    mobile,
    ...(await givenCode(platform, mine, mobile)),
  }),
  'POST /api/users/mine/email': async ({ platform, mine, free_email: email }) => ({
    email,
    ...(await givenCode(platform, mine, email)),
  }),
  'DELETE /api/users/mine/mobile': () => ({}),
  'DELETE /api/users/mine/email': () => ({}),
  'DELETE /api/users/mine/identities/{identity_id}': () => ({}),
  'POST /api/users/mine/identities': ({ platform }) => givenProviderProof(platform),
  'POST /api/users/mine/merge/preview': async (given) => ({ ticket: await provedByOther(given) }),
  'POST /api/users/mine/merge': async (given) => ({ ticket: await provedByOther(given), user_name: 'other' }),
  'POST /api/users/mine/exports': () => ({}),
  'POST /api/users/mine/erasure': () => ({ withdraw_uploads: true }),
  'DELETE /api/users/mine/erasure': async ({ db, mine }) => {
    await sql`update account set erase_at = now() + interval '1 day' where user_id = ${mine}`.execute(db)
    return {}
  },
  'DELETE /api/users/mine/sessions/{session_id}': () => ({}),
  'DELETE /api/users/mine/sessions': () => ({}),
  'DELETE /api/users/mine/role-view': () => ({}),
  'POST /api/users/mine/confirmation': () => ({ password }),
  'POST /api/users/msg-code': ({ free_mobile: mobile }) => ({ mobile, purpose: 'register' }),
  'POST /api/users/email-code': ({ free_email: email }) => ({ email, purpose: 'register' }),
  'POST /api/login': ({ my_mobile: account }) => ({ account, password }),
  'POST /api/register': async ({ platform, free_mobile: account }) => ({
    account,
    agreed,
    ...(await givenCode(platform, null, account, 'register')),
  }),
  'POST /api/users/password': async ({ platform, my_email: account }) => ({
    account,
    password: 'lang-qiao 5678',
    ...(await givenCode(platform, null, account, 'password')),
  }),
} satisfies Record<WritingCallName, (given: AttackScene) => object | Promise<object>>

/** What nobody may say of themselves, nor of anybody else. */
const forbiddenFields = (other: number) => ({
  role_id: 1,
  role_ids: [1],
  roles: [{ role_id: 1 }],
  menus: [18, 1037],
  is_admin: true,
  is_weaver: true,
  id: other,
  user_id: other,
  owner_id: other,
  tenant_id: 1,
  state: 'disabled',
  user_type: 'wechat_user',
  password_hash: 'x',
  merged_into: other,
  photo_url: 'https://example.com/x.png',
  created_at: '2000-01-01',
  user_info: { is_weaver: true, user_name: 'root' },
})

/** What people say of themselves; what staff say of others is theirs to say. */
const nouns = ['account', 'identity', 'personal-data', 'photo', 'session', 'sign-in']
const calls = nouns
  .flatMap((noun) => callsByNoun[noun] ?? [])
  .filter(({ method, path }) => method !== 'GET' && !path.startsWith('/api/management/'))
  .map(({ method, path }) => [`${method} ${path}`, method, path] as const)

let portal: Portal
let password_hash: string

beforeAll(async () => {
  portal = await startPortal(null, { config: { SMS_PROVIDER: 'development', WECHAT_APP_ID: 'wx1' } })
  password_hash = await hashPassword(password)
})
afterAll(() => portal.close())

test.for(calls)('attack 19: %s takes no role, state or owner from its body', async ([name, method, path]) => {
  expect(Object.keys(bodies)).toContain(name)

  const honest = await effectOf(name as WritingCallName, method, path, () => ({}))
  const greedy = await effectOf(name as WritingCallName, method, path, forbiddenFields)

  expect(honest.code).toBe(0)
  expect(greedy).toEqual(honest)
  expect(greedy.mine.role_ids).toEqual([2])
  for (const { is_weaver, role_ids } of [greedy.mine, greedy.other, ...greedy.newcomers]) {
    expect([is_weaver, role_ids.includes(1)]).toEqual([false, false])
  }
})

/** What the call did to the one who made it, to another, and to whoever was new afterwards. */
async function effectOf(name: WritingCallName, method: string, path: string, wished: (other: number) => object) {
  const { given, token, url } = await givenTwo(path)
  const { db } = portal
  const { mine, other } = given
  const body = { ...wished(other), ...(await bodies[name](given)) }
  const before = await read([mine, other])

  const answer = await portal.send({
    method: method as InjectOptions['method'] & string,
    url,
    payload: body,
    headers: { authorization: `Bearer ${token}` },
    query: Object.fromEntries(Object.entries(wished(other)).map(([key, value]) => [key, String(value)])),
  })

  const after = await read([mine, other])
  const came = await db.selectFrom('account').select('user_id').where('user_id', '>', other).execute()
  return {
    code: answer.json().code,
    mine: { ...fixed(after, mine), changed: changes(before, after, mine) },
    other: { ...fixed(after, other), changed: changes(before, after, other) },
    newcomers: (await read(came.map(({ user_id }) => user_id))).map((row) => fixed([row], row.user_id)),
  }
}

async function givenTwo(path: string) {
  const { db } = portal
  const unique = String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
  const people = {
    free_mobile: `+86135${unique}`,
    my_mobile: `+86136${unique}`,
    other_mobile: `+86137${unique}`,
    free_email: `free${unique}@example.com`,
    my_email: `mine${unique}@example.com`,
  }
  const me = { user_name: 'mine', mobile: people.my_mobile, email: people.my_email, role_ids: [2] }
  const { user_id: mine } = await givenAccount(db, me)
  const { user_id: other } = await givenAccount(db, { user_name: 'other', mobile: people.other_mobile, role_ids: [2] })
  const { token } = await givenSession(db, mine)
  await db.updateTable('account').set({ password_hash }).where('user_id', '=', mine).execute()
  await sql`insert into identity (user_id, type, subject) values (${mine}, 'wechat', ${unique})`.execute(db)
  await sql`delete from usage`.execute(db)

  const ids = await sql<{ identity_id: number; session_id: number }>`
    select identity_id, session_id from identity join session using (user_id) where user_id = ${mine}`.execute(db)
  const url = path.replace(/\{(\w+)\}/g, (_, name: 'identity_id' | 'session_id') => String(ids.rows[0]?.[name]))
  return { given: { ...portal, mine, other, ...people }, token, url }
}

/** The other account's number, shown to be in the hands of the one who asks. */
async function provedByOther({ platform, db, mine, other_mobile }: AttackScene) {
  const { ticket } = await givenCode(platform, mine, other_mobile)
  await sql`update proof set proved_at = now() where user_id = ${mine}`.execute(db)
  return ticket
}

interface AccountRow extends Record<string, unknown> {
  user_id: number
  role_ids: number[]
}

async function read(user_ids: number[]): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select account.*, array(select role_id::int from account_role where account_role.user_id = account.user_id
                            order by role_id) as role_ids
    from account where user_id = any(${user_ids}) order by user_id`.execute(portal.db)
  return rows
}

function fixed(rows: AccountRow[], user_id: number) {
  const { is_weaver, role_ids, state, user_type, photo_url } = rows.find((row) => row.user_id === user_id) as AccountRow
  // A photo that is set has a random address of the portal's own.
  return { is_weaver, role_ids, state, user_type, photo_is_foreign: String(photo_url).startsWith('https:') }
}

function changes(before: AccountRow[], after: AccountRow[], user_id: number) {
  const [then, now] = [before, after].map((rows) => rows.find((row) => row.user_id === user_id) as AccountRow)
  return Object.keys(now ?? {}).filter((column) => JSON.stringify(now?.[column]) !== JSON.stringify(then?.[column]))
}
