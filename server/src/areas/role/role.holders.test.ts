import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { administrator, givenAccount, startPortal } from '../../../test/portal.ts'

const roles = '/api/management/roles'
const support = 6

test('a person is found by name, gets a role, and loses it again [ACC-22]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { user_name: '小满', role_ids: [2] })
  const person = await portal.signedInAs({ user_id })
  const holders = async () => (await portal.get(`${roles}/${support}`)).data.holders

  const { data } = await portal.get(`${roles}/candidates?keyword=${encodeURIComponent('小')}`)
  expect(data.list).toEqual([{ user_id, user_name: '小满', company_name: null, photo_url: null }])

  expect((await portal.post(`${roles}/${support}/holders`, { user_id })).code).toBe(0)
  expect((await portal.post(`${roles}/${support}/holders`, { user_id })).code, 'given again').toBe(0)
  expect(await holders()).toEqual([{ user_id, user_name: '小满', photo_url: null }])
  expect((await person.get('/api/management/feedbacks')).code).toBe(0)

  expect((await portal.post(`${roles}/${support}/holders/removal`, { user_id })).code).toBe(0)
  expect(await holders()).toEqual([])
  expect((await person.get('/api/management/feedbacks')).code).toBe(failures.not_allowed.code)
  const audited = await portal.db.selectFrom('audit').select(['call', 'after']).orderBy('audit_id').execute()
  expect(audited).toMatchObject([
    { call: 'POST /api/management/roles/{role_id}/holders', after: { role_ids: [2, support] } },
    { call: 'POST /api/management/roles/{role_id}/holders' },
    { call: 'POST /api/management/roles/{role_id}/holders/removal', after: { role_ids: [2] } },
  ])
})

test('nobody gives a role with pages they do not hold, or takes one from a person who holds more [ACC-22] [ACC-17]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post(roles, { code: 'keeper', name: { 'zh-CN': '管角色' }, menus: [10, 1025] })
  const keeper = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [2, data.role_id] }))
  const { user_id } = await givenAccount(portal.db, { role_ids: [2] })

  expect((await keeper.post(`${roles}/${support}/holders`, { user_id })).code).toBe(failures.beyond_own_rights.code)
  expect((await keeper.post(`${roles}/1/holders`, { user_id })).code).toBe(failures.not_allowed.code)
  expect((await keeper.post(`${roles}/${data.role_id}/holders`, { user_id })).code).toBe(0)
  const above = { user_id: portal.user_id }
  expect((await keeper.post(`${roles}/3/holders/removal`, above)).code).toBe(failures.not_allowed.code)
  expect((await portal.get(`${roles}/${support}`)).data.user_count).toBe(0)
})

test('the last super administrator keeps the role, and whoever loses their only role has the common one [ACC-22]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { role_ids: [support] })

  const own = { user_id: portal.user_id }
  expect((await portal.post(`${roles}/3/holders/removal`, own)).code).toBe(failures.last_administrator.code)
  expect((await portal.post(`${roles}/${support}/holders/removal`, { user_id })).code).toBe(0)

  const left = portal.db.selectFrom('account_role').select('role_id').where('user_id', '=', user_id)
  expect(await left.execute()).toEqual([{ role_id: 2 }])
})
