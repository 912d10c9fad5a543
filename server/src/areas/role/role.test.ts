import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const roles = '/api/management/roles'
const editor = { code: 'editor', name: { 'zh-CN': '编辑', en: 'Editor' }, menus: [12, 10] }

const put = async ({ send }: Portal, url: string, payload: object) =>
  (await send({ method: 'PUT', url, payload })).json()

test('a role is created, assigned, changed for all its holders at once, and removed when it has none [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal

  const { data } = await post(roles, editor)
  const role = `${roles}/${data.role_id}`
  const { user_id } = await givenAccount(db, { role_ids: [data.role_id] })
  const there = { authorization: `Bearer ${(await givenSession(db, user_id)).token}` }
  const read = (await get(role)).data
  expect(read).toMatchObject({ ...editor, menus: [10, 12], is_fixed: false })

  const seen = { seen_at: read.updated_at }
  expect((await put(portal, role, { ...editor, menus: [12, 13], ...seen })).code).toBe(0)
  expect((await get('/api/users/mine/infos', there)).data.menus).toEqual([12, 13])
  expect((await put(portal, role, { ...editor, ...seen })).code).toBe(failures.conflict.code)

  expect((await get(role)).data).toMatchObject({ user_count: 1, holders: [{ user_id, user_name: 'someone' }] })
  expect((await post(`${role}/removal`, { reason: '合并' })).code).toBe(failures.role_in_use.code)
  await db.deleteFrom('account_role').where('user_id', '=', user_id).execute()
  expect((await post(`${role}/removal`, { reason: '合并' })).code).toBe(0)
  const audited = await db.selectFrom('audit').select(['call', 'reason', 'after']).orderBy('audit_id').execute()
  expect(audited).toMatchObject([
    { call: 'POST /api/management/roles' },
    { call: 'PUT /api/management/roles/{role_id}', after: { menus: [12, 13] } },
    { reason: '合并', after: null },
  ])
})

test('a role with one page is all that its holder needs [ACC-16] [ACC-02]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post(roles, { ...editor, menus: [10, 1026] })
  const support = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [2, data.role_id] }))

  const login = (await support.get('/api/users/mine/infos')).data
  expect(login.roles).toEqual([{ role_id: 1 }, { role_id: 2 }, { role_id: data.role_id }])
  expect(login.menus).toEqual(expect.arrayContaining([18, 1026]))
  expect((await support.get('/api/management/feedbacks')).code).toBe(0)
  expect((await support.get('/api/management/users')).code).toBe(failures.not_allowed.code)
})

test("roles are listed in the viewer's language with their number of holders", async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, { role_ids: [2] })

  const { data } = await portal.get(roles, { 'accept-language': 'en' })

  expect(data.list).toMatchObject([
    { role_id: 1, name: 'Staff', user_count: 0, menu_count: 8, screen_count: 0 },
    { role_id: 2, name: 'Common user', user_count: 1, menu_count: 8, screen_count: 0 },
    { role_id: 3, name: 'Super administrator', user_count: 1, menu_count: 9, screen_count: 38, view_only: false },
    { role_id: 4, name: 'Reviewer', screen_count: 2 },
    { role_id: 5, name: 'Content editor', screen_count: 15 },
    { role_id: 6, name: 'Support', screen_count: 5 },
    { role_id: 7, name: 'Operations', screen_count: 9 },
    { role_id: 8, name: 'Auditor', screen_count: 11, view_only: true },
  ])
})

test('a role needs existing menus and a unique code', async () => {
  const portal = await startPortal(administrator)
  const make = async (change: object) => (await portal.post(roles, { ...editor, ...change })).code

  expect(await make({ menus: [] })).toBe(failures.invalid_input.code)
  expect(await make({ menus: [10, 4711] })).toBe(failures.invalid_input.code)
  expect(await make({ code: 'common' })).toBe(failures.conflict.code)
  expect(await make({})).toBe(0)
})

test('the roles the portal is built on keep their codes and stay', async () => {
  const portal = await startPortal(administrator)
  const { code: _, is_fixed, updated_at, role_id, ...common } = (await portal.get(`${roles}/2`)).data

  const renamed = await put(portal, `${roles}/2`, { ...common, code: 'guest', seen_at: updated_at })

  expect([is_fixed, role_id]).toEqual([true, 2])
  expect(renamed.code).toBe(failures.invalid_input.code)
  expect((await portal.post(`${roles}/2/removal`, { reason: 'x' })).code).toBe(failures.not_allowed.code)
})

test('an auditor sees the records and changes nothing; a second role that gives a page allows its changes [ACC-17]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { role_ids: [8] })
  const auditor = await portal.signedInAs({ user_id })

  expect((await auditor.get(roles)).code).toBe(0)
  const refused = await auditor.post(roles, editor)
  expect(refused.code).toBe(failures.view_only.code)
  expect(refused.msg).toContain('只能查看')

  const { data } = await portal.post(roles, { ...editor, menus: [1025] })
  await sql`insert into account_role (user_id, role_id) values (${user_id}, ${data.role_id})`.execute(portal.db)
  expect((await auditor.post(roles, { ...editor, code: 'reader' })).code).toBe(0)
})

test('nobody gives more than they hold, by a role, by a list or to themselves [ACC-17]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post(roles, { ...editor, code: 'keeper', menus: [10, 1024, 1025] })
  const { user_id } = await givenAccount(portal.db, { email: 'keeper@example.com', role_ids: [data.role_id, 8] })
  const keeper = await portal.signedInAs({ user_id })
  const beyond = failures.beyond_own_rights.code
  const make = async (code: string, change: object) => (await keeper.post(roles, { ...editor, code, ...change })).code

  expect(await make('with_settings', { menus: [10, 1036] })).toBe(beyond)
  expect(await make('with_audit', { menus: [10, 1037] }), 'a page they only look at').toBe(beyond)
  expect(await make('sees_audit', { menus: [10, 1037], view_only: true })).toBe(0)

  const own = await keeper.get(`/api/management/users/${user_id}`)
  const { user_name, company_name, email, own_menus, is_weaver, staff_note, updated_at, role_ids } = own.data
  const form = { user_name, company_name, email, own_menus, is_weaver, staff_note, seen_at: updated_at }
  const give = async (change: object) =>
    (await put(keeper, `/api/management/users/${user_id}`, { ...form, role_ids, ...change })).code
  expect(await give({ role_ids: [3] })).toBe(beyond)
  expect(await give({ own_menus: [1024, 1025, 1036] })).toBe(beyond)
  expect((await keeper.get(`/api/management/users/${user_id}`)).data.role_ids).toEqual(role_ids)
})
