import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { receivedLetters } from '../../../test/messages.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const users = '/api/management/users'
const lan = { user_name: '岚', email: 'lan@example.com', mobile: '+8613500008723', role_ids: [2] }
const form = {
  user_name: '岚',
  company_name: '石渡水务',
  email: 'lan@example.com',
  role_ids: [2],
  own_menus: null,
  is_weaver: false,
  staff_note: null,
}

const put = async ({ send }: Portal, url: string, payload: object) =>
  (await send({ method: 'PUT', url, payload })).json()
const found = async ({ get }: Portal, search: object) =>
  (await get(`${users}?search=${encodeURIComponent(JSON.stringify(search))}`)).data.list.map(
    ({ user_name }: { user_name: string }) => user_name,
  )
const audited = ({ db }: Portal) =>
  db.selectFrom('audit').select(['call', 'subject_id', 'reason', 'before', 'after']).orderBy('audit_id').execute()

/** An administrator who looks after people and no more. */
async function startKeeper(screens: ('users' | 'roles')[]) {
  const portal = await startPortal({ ...administrator, user_name: '值班' })
  const own_menus = [18, 106, ...screens.map((screen) => managementScreens[screen])]
  await sql`update account set own_menus = ${own_menus} where user_id = ${portal.user_id}`.execute(portal.db)
  await givenAccount(portal.db, { ...administrator, user_name: '总管' })
  return portal
}

test('people are found by name, company, whole number, address and id, and by what they are [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const { user_id } = await givenAccount(db, lan)
  await givenAccount(db, { user_name: '岚山_北', user_type: 'wechat_user' })
  await givenAccount(db, { user_name: '官方的人', is_weaver: true })
  await sql`update account set company_name = '石渡水务', last_sign_in_at = '2026-11-10' where user_id = ${user_id}`.execute(
    db,
  )

  expect(await found(portal, { keyword: '岚' })).toEqual(['岚山_北', '岚'])
  expect(await found(portal, { keyword: '岚山_' })).toEqual(['岚山_北'])
  for (const keyword of ['石渡', '135 0000 8723', '+8613500008723', 'Lan@example.com', String(user_id)])
    expect(await found(portal, { keyword }), keyword).toEqual(['岚'])
  for (const keyword of ['50000', 'example.com', '%']) expect(await found(portal, { keyword }), keyword).toEqual([])

  expect(await found(portal, { type: 'official' })).toEqual(['官方的人'])
  expect(await found(portal, { type: 'wechat_user' })).toEqual(['岚山_北'])
  expect(await found(portal, { role_id: 3 })).toEqual(['administrator'])
  expect(await found(portal, { from: '2026-11-09', to: '2026-11-10' })).toEqual(['岚'])
  expect(await found(portal, { state: 'waiting', keyword: '岚' })).toEqual(['岚山_北'])
})

test('a keyword that means more than five thousand people still leaves out everybody else [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await sql`insert into account (user_name) select '岚 ' || n from generate_series(1, 5001) as n`.execute(db)
  await givenAccount(db, { ...administrator, user_name: '岚山_北' })
  await givenAccount(db, { ...administrator, user_name: '山岚' })

  expect(await found(portal, { keyword: '岚', role_id: 3 })).toEqual(['岚山_北'])
})

test('the user list masks numbers and leaves out merged and erased accounts', async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, lan)
  const gone = await givenAccount(portal.db, { user_name: '走了' })
  await sql`update account set state = 'erased' where user_id = ${gone.user_id}`.execute(portal.db)

  const { data } = await portal.get(users, { 'accept-language': 'en' })

  expect(data).toMatchObject({ total: 2, list: [{ user_name: '岚', masked_mobile: '135 **** 8723' }, {}] })
  expect(data.list[0]).toMatchObject({ roles: 'Common user', type: 'common_user', upload_count: 0, state: 'waiting' })
  expect(JSON.stringify(data)).not.toContain('13500008723')
})

test('staff create an account without a password, and its owner gets a mail on how to sign in', async () => {
  const portal = await startPortal(administrator)
  const email = `new-${crypto.randomUUID()}@example.com`

  const { code, data } = await portal.post(users, { ...form, email, mobile: '139 0000 5510', staff_note: '值班' })

  expect(code).toBe(0)
  expect((await portal.get(`${users}/${data.user_id}`)).data).toMatchObject({
    masked_mobile: '139 **** 5510',
    has_password: false,
    state: 'waiting',
    role_ids: [2],
    staff_note: '值班',
  })
  const letters = await receivedLetters(portal.platform, email)
  expect(letters.map(({ subject }) => subject)).toEqual(['你的中庭账号已开通'])
  expect((await portal.post(users, { ...form, email })).code).toBe(failures.conflict.code)
  expect((await portal.post(users, { ...form, email: null })).code).toBe(failures.invalid_input.code)
})

test('a person is changed by who saw the newest, and the log says what, without numbers and notes', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, lan)
  const { updated_at } = (await portal.get(`${users}/${user_id}`)).data
  const change = { ...form, user_name: '岚岚', mobile: '13900005510', staff_note: '秘密', seen_at: updated_at }

  expect((await put(portal, `${users}/${user_id}`, change)).code).toBe(0)

  expect((await put(portal, `${users}/${user_id}`, change)).code).toBe(failures.conflict.code)
  const [row] = await audited(portal)
  expect(row).toMatchObject({
    subject_id: user_id,
    before: { user_name: '岚', mobile: '135 **** 8723' },
    after: { user_name: '岚岚', mobile: '139 **** 5510', company_name: '石渡水务' },
  })
  expect(JSON.stringify(row)).not.toMatch(/秘密|lan@|13900005510/)
})

test('the last sign-in method stays, and a number of another account is an error of its field', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, lan)
  await givenAccount(portal.db, { user_name: '别人', mobile: '+8613900005510' })
  const { updated_at } = (await portal.get(`${users}/${user_id}`)).data
  const save = (change: object) => put(portal, `${users}/${user_id}`, { ...form, seen_at: updated_at, ...change })

  expect((await save({ mobile: null, email: null })).code).toBe(failures.last_way_in.code)
  expect(await save({ mobile: '13900005510' })).toMatchObject({
    code: failures.conflict.code,
    data: { field: 'mobile' },
  })
  expect((await save({ mobile: null })).code).toBe(0)
})

test('disabling ends every session at once, with a reason, and enabling allows sign-in again', async () => {
  const portal = await startPortal(administrator)
  const people = [await givenAccount(portal.db, lan), await givenAccount(portal.db, { user_name: '溪' })]
  const user_ids = people.map(({ user_id }) => user_id)
  const { token } = await givenSession(portal.db, user_ids[0] ?? 0)
  const there = { authorization: `Bearer ${token}` }
  const state = (to: string) => put(portal, `${users}/state`, { user_ids, state: to, reason: '泄露了密码' })

  expect((await state('disabled')).code).toBe(0)

  expect((await portal.get('/api/users/mine/infos', there)).code).toBe(failures.not_logged_in.code)
  expect(await found(portal, { state: 'disabled' })).toHaveLength(2)
  expect(await audited(portal)).toMatchObject(
    user_ids.map((subject_id) => ({ subject_id, reason: '泄露了密码', before: { state: 'active' } })),
  )
  expect((await state('active')).code).toBe(0)
  expect((await portal.get('/api/users/mine/infos', there)).code).toBe(failures.not_logged_in.code)
  expect(await found(portal, { state: 'disabled' })).toEqual([])
  const without = await put(portal, `${users}/state`, { user_ids, state: 'disabled' })
  expect(without.code).toBe(failures.invalid_input.code)
})

test('a reset password opens nothing, and its owner learns how to set another', async () => {
  const portal = await startPortal(administrator)
  const email = `lan-${crypto.randomUUID()}@example.com`
  const { user_id } = await givenAccount(portal.db, { ...lan, email })
  const { token } = await givenSession(portal.db, user_id)
  await sql`update account set password_hash = 'x' where user_id = ${user_id}`.execute(portal.db)

  expect((await portal.post(`${users}/${user_id}/password-reset`, { reason: '本人来电' })).code).toBe(0)

  expect((await portal.get(`${users}/${user_id}`)).data.has_password).toBe(false)
  const there = { authorization: `Bearer ${token}` }
  expect((await portal.get('/api/users/mine/infos', there)).code).toBe(failures.not_logged_in.code)
  expect((await receivedLetters(portal.platform, email)).map(({ subject }) => subject)).toEqual([
    '你的中庭密码已被重置',
  ])
})

test('a message to several people becomes a notice for each of them', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, lan)
  const { token } = await givenSession(portal.db, user_id)

  expect((await portal.post(`${users}/notices`, { user_ids: [user_id], title: '周六停机两小时' })).code).toBe(0)

  const { data } = await portal.get('/api/notices', { authorization: `Bearer ${token}` })
  expect(data.list).toMatchObject([{ kind: 'staff_message', title: '周六停机两小时' }])
  expect(await audited(portal)).toMatchObject([{ after: { user_ids: [user_id], title: '周六停机两小时' } }])
})

test('staff with the user screen see recent sign-ins of a person', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, lan)
  await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'password', 'refused', 'n')`.execute(
    portal.db,
  )

  const { data } = await portal.get(`${users}/${user_id}/sign-ins`)

  expect(data.list).toMatchObject([{ way: 'password', outcome: 'refused' }])
})

test('staff with the user screen but not the role screen grant no rights and cannot change administrators', async () => {
  const portal = await startKeeper(['users'])
  const { user_id } = await givenAccount(portal.db, lan)
  const chief = await portal.db
    .selectFrom('account')
    .select('user_id')
    .where('user_name', '=', '总管')
    .executeTakeFirstOrThrow()
  const save = async (id: number, change: object) => {
    const { updated_at } = (await portal.get(`${users}/${id}`)).data
    return (await put(portal, `${users}/${id}`, { ...form, seen_at: updated_at, ...change })).code
  }
  const { code } = failures.not_allowed

  expect(await save(user_id, { role_ids: [2, 3] })).toBe(code)
  expect(await save(user_id, { own_menus: [10] })).toBe(code)
  expect(await save(portal.user_id ?? 0, { role_ids: [3], own_menus: null })).toBe(code)
  expect(await save(chief.user_id, { role_ids: [3], email: 'mine@example.com' })).toBe(code)
  expect((await portal.post(`${users}/${chief.user_id}/password-reset`, { reason: 'x' })).code).toBe(code)
  expect((await portal.post(users, { ...form, email: 'other@example.com', role_ids: [3] })).code).toBe(code)
  expect(await save(user_id, { user_name: '改了名' })).toBe(0)
})

test('staff with both screens cannot change, reset or disable a person who opens more than they do [ACC-17]', async () => {
  const portal = await startKeeper(['users', 'roles'])
  const chief = await portal.db
    .selectFrom('account')
    .select('user_id')
    .where('user_name', '=', '总管')
    .executeTakeFirstOrThrow()
  const { updated_at } = (await portal.get(`${users}/${chief.user_id}`)).data
  const taken = { ...form, role_ids: [3], email: 'mine@example.com', seen_at: updated_at }
  const disabled = { user_ids: [chief.user_id], state: 'disabled', reason: 'x' }
  const { code } = failures.not_allowed

  expect((await put(portal, `${users}/${chief.user_id}`, taken)).code).toBe(code)
  expect((await portal.post(`${users}/${chief.user_id}/password-reset`, { reason: 'x' })).code).toBe(code)
  expect((await put(portal, `${users}/state`, disabled)).code).toBe(code)
})
