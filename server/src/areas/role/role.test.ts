import { failures } from '@atrium/contract/errors'
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

  expect((await post(`${role}/removal`, { reason: '合并' })).code).toBe(failures.conflict.code)
  await db.deleteFrom('account_role').where('user_id', '=', user_id).execute()
  expect((await post(`${role}/removal`, { reason: '合并' })).code).toBe(0)
  const audited = await db.selectFrom('audit').select(['call', 'reason', 'after']).orderBy('audit_id').execute()
  expect(audited).toMatchObject([
    { call: 'POST /api/management/roles' },
    { call: 'PUT /api/management/roles/{role_id}', after: { menus: [12, 13] } },
    { reason: '合并', after: null },
  ])
})

test("roles are listed in the viewer's language with their number of holders", async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, { role_ids: [2] })

  const { data } = await portal.get(roles, { 'accept-language': 'en' })

  expect(data.list).toMatchObject([
    { role_id: 1, name: 'Administrator', user_count: 1, menu_count: 9, screen_count: 38 },
    { role_id: 2, name: 'Common user', user_count: 1, menu_count: 8, screen_count: 0 },
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

test('the two roles the portal is built on keep their codes and stay', async () => {
  const portal = await startPortal(administrator)
  const { code: _, is_fixed, updated_at, role_id, ...common } = (await portal.get(`${roles}/2`)).data

  const renamed = await put(portal, `${roles}/2`, { ...common, code: 'guest', seen_at: updated_at })

  expect([is_fixed, role_id]).toEqual([true, 2])
  expect(renamed.code).toBe(failures.invalid_input.code)
  expect((await portal.post(`${roles}/2/removal`, { reason: 'x' })).code).toBe(failures.not_allowed.code)
})
