import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const users = '/api/management/users'
const last = failures.last_administrator.code

const put = async ({ send }: Portal, url: string, payload: object, headers = {}) =>
  (await send({ method: 'PUT', url, payload, headers })).json()

async function save(portal: Portal, user_id: number, change: object) {
  const { updated_at, ...now } = (await portal.get(`${users}/${user_id}`)).data
  const { user_name, company_name, email, role_ids, own_menus, is_weaver, staff_note } = now
  const form = { user_name, company_name, email, role_ids, own_menus, is_weaver, staff_note }
  return (await put(portal, `${users}/${user_id}`, { ...form, seen_at: updated_at, ...change })).code
}

const withMail = { ...administrator, email: 'chief@example.com' }

test('the last super administrator keeps the role and both screens, by roles or by a list of their own [MGT-106]', async () => {
  const portal = await startPortal(withMail)
  const own = portal.user_id ?? 0

  expect(await save(portal, own, { role_ids: [2] })).toBe(last)
  expect(await save(portal, own, { own_menus: [18, 1024] })).toBe(last)
  expect(await save(portal, own, { own_menus: [18, 1024, 1025] })).toBe(0)

  const other = await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  expect(await save(portal, own, { role_ids: [2] }), 'now somebody else can').toBe(0)
  expect(other.user_id).toBeGreaterThan(0)
})

test('an administrator who is disabled, who is being erased, or who lacks a screen, does not count', async () => {
  const portal = await startPortal(withMail)
  const other = await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  const change = (what: string) =>
    sql`update account set ${sql.raw(what)} where user_id = ${other.user_id}`.execute(portal.db)
  const leave = () => save(portal, portal.user_id ?? 0, { role_ids: [2] })

  await change(`state = 'disabled'`)
  expect(await leave()).toBe(last)
  await change(`state = 'active', erase_at = now() + interval '3 days'`)
  expect(await leave()).toBe(last)
  await change(`erase_at = null, own_menus = '{18,1025}'`)
  expect(await leave()).toBe(last)
  await change('own_menus = null')
  expect(await leave()).toBe(0)
})

test('a super administrator holds every page, staff as such hold none, and neither role can be removed', async () => {
  const portal = await startPortal(withMail)
  const menusOf = async (role_id: number, change: (menus: number[]) => number[]) => {
    const role = `/api/management/roles/${role_id}`
    const { code, name, menus, updated_at } = (await portal.get(role)).data
    return (await put(portal, role, { code, name, menus: change(menus), seen_at: updated_at })).code
  }
  const refused = failures.invalid_input.code

  expect(await menusOf(3, (menus) => menus.filter((one) => one !== 1000))).toBe(refused)
  expect(await menusOf(1, (menus) => [...menus, 1000])).toBe(refused)
  expect(await menusOf(1, (menus) => menus.filter((one) => one !== 17))).toBe(0)
  for (const role_id of [1, 3]) {
    const { code } = await portal.post(`/api/management/roles/${role_id}/removal`, { reason: 'x' })
    expect(code).toBe(failures.not_allowed.code)
  }
})

test('of two administrators who disable each other at the same moment one remains', async () => {
  const portal = await startPortal(withMail)
  const other = await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  const { token } = await givenSession(portal.db, other.user_id)
  const disable = (user_id: number | null, headers = {}) =>
    put(portal, `${users}/state`, { user_ids: [user_id], state: 'disabled', reason: '离职' }, headers)

  const answers = await Promise.all([
    disable(other.user_id),
    disable(portal.user_id, { authorization: `Bearer ${token}` }),
  ])

  expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1)
  const { rows } = await sql`
    select from account join account_role using (user_id) where state = 'active' and role_id = 3`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('the last administrator does not go by asking for erasure; one of two does', async () => {
  const portal = await startPortal(withMail)
  const ask = async () => (await portal.post('/api/users/mine/erasure', { withdraw_uploads: false })).code

  expect(await ask()).toBe(last)
  const { rows } = await sql`select from account where erase_at is not null`.execute(portal.db)
  expect(rows).toEqual([])

  await givenAccount(portal.db, { ...administrator, user_name: '另一位' })
  expect(await ask()).toBe(0)
})

test('an administrator cannot disable themselves, and the last one cannot be merged away', async () => {
  const portal = await startPortal(withMail)
  const { user_id } = await givenAccount(portal.db, { user_name: '普通', email: 'common@example.com' })
  const own = portal.user_id ?? 0

  const disabled = await put(portal, `${users}/state`, { user_ids: [own], state: 'disabled', reason: 'x' })
  expect(disabled.code).toBe(failures.not_allowed.code)
  const merged = await portal.post(`${users}/${user_id}/merge`, { other_id: own, reason: '同一个人' })
  expect(merged.code).toBe(failures.conflict.code)
})
