import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPhoto } from '../../../test/given/picture.ts'
import { givenPublished } from '../../../test/given/published.ts'
import { receivedLetters } from '../../../test/messages.ts'
import {
  administrator,
  givenAccount,
  givenSession,
  type Portal,
  startPortal,
  type TestPerson,
} from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'
import { comeBack, proveOutside, startOAuthProof } from '../proof/proof.outside.ts'
import { givenCode } from './identity.given.ts'
import { whatFollows, whatMoves, whatStays } from './identity.moves.ts'

const infos = '/api/users/mine/infos'
const merge = '/api/users/mine/merge'
const mobile = '+8613500008723'

interface MergeScene extends Portal {
  other_id: number
  ticket: string
}

/** One person with two accounts, who has proved here that the other one's number is theirs. */
async function startTwo(mine: Partial<TestPerson> = {}, other: Partial<TestPerson> = {}): Promise<MergeScene> {
  const portal = await startPortal({ user_name: '新我', email: 'new@example.com', ...mine })
  const { db, platform, user_id, post } = portal
  const { user_id: other_id } = await givenAccount(db, { user_name: '旧我', mobile, ...other })
  const proof = await givenCode(platform, user_id, mobile)

  const { data } = await post('/api/users/mine/mobile', { mobile, ...proof })
  expect(data).toEqual({ outcome: 'belongs_to_other' })
  return { ...portal, other_id, ticket: proof.ticket }
}

const accountOf = ({ db }: Portal, user_id: number | null) =>
  db.selectFrom('account').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()

async function givenPossessions({ db }: Portal, user_id: number) {
  const { item_id } = await givenItem(db)
  await sql`update item set owner_id = ${user_id} where item_id = ${item_id}`.execute(db)
  await sql`insert into feedback (user_id, content) values (${user_id}, 'a'), (${user_id}, 'b')`.execute(db)
  await sql`insert into identity (user_id, type, subject, name) values (${user_id}, 'wechat', 'o-1', '旧我')`.execute(
    db,
  )
  await sql`update account set password_hash = 'x', company_name = '示例公司' where user_id = ${user_id}`.execute(db)
}

test('before merging a person sees what will move and what will not, and nothing has changed yet', async () => {
  const portal = await startTwo({}, { email: 'old@example.com' })
  const { post, other_id, user_id, ticket } = portal
  await givenPossessions(portal, other_id)
  const before = [await accountOf(portal, user_id), await accountOf(portal, other_id)]

  const { data } = await post(`${merge}/preview`, { ticket })

  expect(data).toMatchObject({
    user_name: '旧我',
    moves: [
      { thing: 'mobile', count: 1 },
      { thing: 'company_name', count: 1 },
      { thing: 'identities', count: 1 },
      { thing: 'uploads', count: 1 },
      { thing: 'feedback', count: 2 },
    ],
    dropped: ['email', 'password'],
  })
  expect([await accountOf(portal, user_id), await accountOf(portal, other_id)]).toEqual(before)
})

test('merging moves everything here, fills what was empty, keeps what was not, and closes the other account', async () => {
  const oldMail = `old-${crypto.randomUUID()}@example.com`
  const newMail = `new-${crypto.randomUUID()}@example.com`
  const portal = await startTwo({ email: newMail }, { email: oldMail })
  const { db, platform, get, post, other_id, user_id, ticket } = portal
  await givenPossessions(portal, other_id)
  const there = { authorization: `Bearer ${(await givenSession(db, other_id)).token}` }

  const { code } = await post(merge, { ticket, user_name: ' 旧我 ' })

  expect(code).toBe(0)
  const { data } = await get('/api/users/mine/account')
  expect(data).toMatchObject({ user_name: '新我', mobile, email: newMail, company_name: '示例公司', bind_mobile: true })
  expect(data).toMatchObject({ not_set_password: true, identities: [{ type: 'wechat', name: '旧我' }] })
  const owners = await sql<{ of: number }>`
    select owner_id as of from item union all select user_id from feedback`.execute(db)
  expect(owners.rows).toEqual(Array(3).fill({ of: user_id }))

  expect(await accountOf(portal, other_id)).toMatchObject({
    state: 'merged',
    merged_into: user_id,
    user_name: '',
    mobile: null,
    email: null,
    company_name: null,
    password_hash: null,
    photo_url: null,
  })
  expect((await get(infos, there)).code).toBe(failures.not_logged_in.code)
  expect((await receivedLetters(platform, oldMail)).map(({ to }) => to)).toEqual([[oldMail]])
  expect((await receivedLetters(platform, newMail)).map(({ to }) => to)).toEqual([[newMail]])
  await givenAccount(db, { email: oldMail })
})

test.for([
  ['goes over where this one has none', false],
  ['is dropped where this one has its own', true],
] as const)('the photo of the other account %s [ACC-01b]', async ([, hasOwn]) => {
  const portal = await startTwo()
  const { db, platform, get, post, send, user_id, other_id, ticket } = portal
  const theirs = await givenPhoto(platform, other_id)
  const own = hasOwn ? await givenPhoto(platform, user_id) : null

  const { data } = await post(`${merge}/preview`, { ticket })
  expect(data[hasOwn ? 'dropped' : 'moves']).toContainEqual(hasOwn ? 'photo' : { thing: 'photo', count: 1 })
  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(0)

  const { photo_url } = (await get(infos)).data.user_info
  expect(photo_url).toBe((own ?? theirs).photo_url)
  expect((await send({ method: 'GET', url: photo_url })).statusCode).toBe(200)
  const claimed = await db.selectFrom('file').select('file_id').where('claimed_at', 'is not', null).execute()
  expect(claimed).toEqual([{ file_id: (own ?? theirs).file_id }])
})

test('what both accounts have of one thing is kept once, and everything else of the library goes over', async () => {
  const portal = await startTwo()
  const { db, platform, post, user_id, other_id, ticket } = portal
  const [both, theirs] = [await givenPublished(platform), await givenPublished(platform)]
  for (const [owner, { resource_id, version_id }] of [
    [user_id, both],
    [other_id, both],
    [other_id, theirs],
  ] as const) {
    await sql`insert into resource_download (item_id, user_id, version_id)
      values (${resource_id}, ${owner}, ${version_id})`.execute(db)
    await sql`insert into collection (item_id, user_id) values (${resource_id}, ${owner})`.execute(db)
  }
  await sql`insert into account_environment values (${other_id}, '{"system": "kylin"}')`.execute(db)

  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(0)

  for (const table of ['resource_download', 'collection'] as const) {
    const mine = await db
      .selectFrom(table)
      .select('item_id')
      .where('user_id', '=', user_id)
      .orderBy('item_id')
      .execute()
    expect(mine, table).toEqual([{ item_id: both.resource_id }, { item_id: theirs.resource_id }])
  }
  expect((await portal.get('/api/users/mine/environment')).data).toEqual({ system: 'kylin' })
})

test('the name of the account that will be gone must be typed; a wrong one leaves the ticket good', async () => {
  const portal = await startTwo()
  const { post, other_id, ticket } = portal

  const wrong = await post(merge, { ticket, user_name: '新我' })

  expect([wrong.code, wrong.data.field]).toEqual([failures.invalid_input.code, 'user_name'])
  expect(await accountOf(portal, other_id)).toMatchObject({ state: 'active', mobile })
  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(0)
})

test('asked many times at once, it merges once', async () => {
  const portal = await startTwo()
  const { post, db, ticket } = portal

  const answers = await Promise.all(Array.from({ length: 8 }, () => post(merge, { ticket, user_name: '旧我' })))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const refused = [failures.wrong_code.code, failures.conflict.code] as number[]
  expect(answers.filter(({ code }) => refused.includes(code))).toHaveLength(7)
  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(failures.wrong_code.code)
  expect(await db.selectFrom('account').select('user_id').where('state', '=', 'merged').execute()).toHaveLength(1)
})

test('two accounts that merge each other at once become one, not none', async () => {
  const portal = await startTwo()
  const { db, platform, post, other_id, ticket } = portal
  const authorization = `Bearer ${(await givenSession(db, other_id)).token}`
  const proof = await givenCode(platform, other_id, 'new@example.com')
  await post('/api/users/mine/email', { email: 'new@example.com', ...proof }, { authorization })

  const answers = await Promise.all([
    post(merge, { ticket, user_name: '旧我' }),
    post(merge, { ticket: proof.ticket, user_name: '新我' }, { authorization }),
  ])

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  const states = await db.selectFrom('account').select('state').execute()
  expect(states.map(({ state }) => state).sort()).toEqual(['active', 'merged'])
})

test('an outside account of the other account proves as much as its number', async () => {
  const portal = await startPortal({ user_name: '新我', email: 'new@example.com' })
  const { db, platform, user_id, get, post } = portal
  const { user_id: other_id } = await givenAccount(db, { user_name: '旧我', user_type: 'wechat_user' })
  await sql`insert into identity (user_id, type, subject) values (${other_id}, 'wechat', 'o-1')`.execute(db)
  const { secret } = platform
  const left = await startOAuthProof(db, secret, { type: 'wechat', purpose: 'bind', user_id, away: {} })
  const { proof_id } = await comeBack(db, secret, { type: 'wechat', ...left })
  const { ticket } = await proveOutside(db, secret, { proof_id, subject: 'o-1', name: null, email: null })

  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(0)

  expect((await get('/api/users/mine/account')).data).toMatchObject({
    user_type: 'common_user',
    identities: [{ type: 'wechat' }],
  })
})

test('merging grants no role: those of the other account are not taken over', async () => {
  const portal = await startTwo({ role_ids: [2] })
  const { db, post, get, other_id, ticket } = portal
  const { rows } = await sql<{ role_id: number }>`
    insert into role (code, name, menus) values ('editor', '{}', '{19}') returning role_id`.execute(db)
  await sql`insert into account_role (user_id, role_id) values (${other_id}, ${rows[0]?.role_id})`.execute(db)

  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(0)

  expect((await get(infos)).data).toMatchObject({ roles: [{ role_id: 2 }] })
  expect((await get(infos)).data.menus).not.toContain(19)
})

const refusals: Record<string, [Partial<TestPerson>, Partial<TestPerson>, string?]> = {
  'the other is an administrator': [{}, { role_ids: administrator.role_ids ?? [] }],
  'this one is an administrator': [{ role_ids: administrator.role_ids ?? [] }, {}],
  'the other is of the staff': [{}, { is_weaver: true }],
  'this one is of the staff': [{ is_weaver: true }, {}],
  'the other is being erased': [
    {},
    {},
    `update account set erase_at = now() + interval '1 day' where user_name = '旧我'`,
  ],
  'this one is being erased': [
    {},
    {},
    `update account set erase_at = now() + interval '1 day' where user_name = '新我'`,
  ],
  'the other was disabled': [{}, {}, `update account set state = 'disabled' where user_name = '旧我'`],
}

test.for(Object.entries(refusals))('accounts are not merged when %s', async ([, [mine, other, change]]) => {
  const portal = await startTwo(mine, other)
  const { db, post, user_id, other_id, ticket } = portal
  if (change) await sql.raw(change).execute(db)
  const before = [await accountOf(portal, user_id), await accountOf(portal, other_id)]

  expect((await post(`${merge}/preview`, { ticket })).code).toBe(failures.conflict.code)
  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(failures.conflict.code)

  expect([await accountOf(portal, user_id), await accountOf(portal, other_id)]).toEqual(before)
})

test('a ticket merges only what it proved, for whom it proved it', async () => {
  const portal = await startTwo()
  const { db, platform, user_id, post, ticket } = portal
  const stranger = (await givenAccount(db, { user_name: 'stranger' })).user_id
  const authorization = `Bearer ${(await givenSession(db, stranger)).token}`
  const unproved = await givenCode(platform, user_id, mobile)

  const { code } = failures.wrong_code
  expect((await post(merge, { ticket, user_name: '旧我' }, { authorization })).code).toBe(code)
  expect((await post(merge, { ticket: unproved.ticket, user_name: '旧我' })).code).toBe(code)

  await sql`update account set mobile = null where mobile = ${mobile}`.execute(db)
  expect((await post(merge, { ticket, user_name: '旧我' })).code).toBe(failures.conflict.code)
})

test('every column that names an account either moves with it or says why it stays', async () => {
  const { db } = await startPortal()

  const { rows } = await sql<{ name: string }>`
    select constrained.relname || '.' || attname as name
    from pg_constraint
    join pg_class constrained on constrained.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass and conparentid = 0`.execute(db)

  const known = [
    ...[...whatMoves, ...whatFollows].map(({ table, column }) => `${table}.${column}`),
    ...Object.keys(whatStays),
  ]
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})
