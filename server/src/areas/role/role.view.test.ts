import { callsByNoun } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { sweepSessions } from '../session/session.sweep.ts'

const infos = '/api/users/mine/infos'
const roles = '/api/management/roles'
const supportRole = 6
const viewOf = (role_id: number) => `${roles}/${role_id}/view`
const { viewing_as_role, not_allowed, beyond_own_rights, not_found, view_only } = failures

const supportPages = [1007, 1011, 1026, 1027, 1028]

const enter = async ({ send }: Portal, role_id: number) => (await send({ method: 'PUT', url: viewOf(role_id) })).json()

const endView = async ({ send }: Portal) =>
  (await send({ method: 'DELETE', url: '/api/users/mine/role-view' })).json().code

/** The time of every view in this portal is over. */
const endTime = ({ db }: Portal) =>
  sql`update session set viewing_until = now() - interval '1 second'
  where viewing_role_id is not null`.execute(db)

const auditOf = ({ db }: Portal) =>
  db.selectFrom('audit').select(['call', 'user_id', 'subject', 'subject_id', 'after']).orderBy('audit_id').execute()

const pagesIn = (menus: number[]) => menus.filter((menu) => menu >= 1000)

test('a session that views as a role opens the pages of this role only, and says until when [ACC-23]', async () => {
  const portal = await startPortal(administrator)

  expect((await enter(portal, supportRole)).code).toBe(0)

  const { data } = await portal.get(infos, { 'accept-language': 'en' })
  expect(pagesIn(data.menus)).toEqual(supportPages)
  expect(data.menus).toContain(18)
  expect(data.roles).toEqual([{ role_id: 1 }, { role_id: supportRole }])
  expect(data.viewing).toMatchObject({ role_id: supportRole, name: 'Support' })
  const minutes = (Date.parse(data.viewing.until) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(0)
  expect(minutes).toBeLessThanOrEqual(30)
  expect((await portal.get('/api/management/feedbacks')).code).toBe(0)
  expect((await portal.get('/api/management/users')).code).toBe(not_allowed.code)
  expect((await portal.get(roles)).code).toBe(not_allowed.code)
})

const writes = Object.values(callsByNoun)
  .flat()
  .filter(({ method }) => method !== 'GET')

test('every writing call is refused with the reason, but leaving the view and signing out [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  await enter(portal, supportRole)

  const allowed: string[] = []
  for (const { method, path } of writes) {
    if (path === '/api/logout' || path === '/api/users/mine/role-view') continue
    const url = path.replace(/\{screen\}/, 'feedback').replace(/\{(\w+)\}/g, '1')
    const { code } = (await portal.send({ method, url })).json()
    if (code !== viewing_as_role.code) allowed.push(`${method} ${path}`)
  }

  expect(writes.length).toBeGreaterThan(100)
  expect(allowed).toEqual([])
  const refused = await portal.post('/api/users/user-name', { user_name: '别人' })
  expect(refused.msg).toContain('以角色查看')
  expect((await portal.post('/api/logout')).code).toBe(0)
})

test('only this session views as the role: the person’s other sessions and the holders of the role notice nothing [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  const holder = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [supportRole] }))
  const elsewhere = { authorization: `Bearer ${(await givenSession(portal.db, portal.user_id ?? 0)).token}` }

  await enter(portal, supportRole)

  const other = (await portal.get(infos, elsewhere)).data
  expect([pagesIn(other.menus).length, other.viewing]).toEqual([38, undefined])
  expect((await portal.post(roles, { code: 'x', name: { 'zh-CN': 'x' }, menus: [10] }, elsewhere)).code).toBe(0)
  expect((await holder.get(infos)).data.viewing).toBeUndefined()
})

test('it shows the person’s own data, never that of a holder [ACC-23]', async () => {
  const portal = await startPortal({ ...administrator, email: 'chief@example.com' })
  const holder = await givenAccount(portal.db, {
    user_name: '小满',
    email: 'xiaoman@example.com',
    role_ids: [supportRole],
  })
  await sql`insert into feedback (user_id, content) values (${holder.user_id}, '页脚不见了')`.execute(portal.db)
  await enter(portal, supportRole)

  const { user_info } = (await portal.get(infos)).data
  const own = (await portal.get('/api/users/mine/account')).data
  const feedback = (await portal.get('/api/users/mine/feedbacks')).data

  expect([user_info.email, own.email]).toEqual(['chief@example.com', 'chief@example.com'])
  expect(feedback.list).toEqual([])
})

test('entering and leaving stand in the audit log, with who and which role [ACC-23]', async () => {
  const portal = await startPortal(administrator)

  await enter(portal, supportRole)
  expect(await endView(portal)).toBe(0)
  expect(await endView(portal), 'leaving twice changes nothing').toBe(0)

  const about = { user_id: portal.user_id, subject: 'role', subject_id: supportRole }
  expect(await auditOf(portal)).toMatchObject([
    { ...about, call: `PUT ${roles}/{role_id}/view` },
    { ...about, call: 'DELETE /api/users/mine/role-view', after: { ended: 'by_person' } },
  ])
  const { data } = await portal.get(infos)
  expect([pagesIn(data.menus).length, data.viewing]).toEqual([38, undefined])
  expect((await portal.get(roles)).code).toBe(0)
})

test('after 30 minutes the next request has the person’s own rights, and the end is audited once [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  await enter(portal, supportRole)
  await sql`update session set viewing_until = viewing_until - interval '29 minutes'`.execute(portal.db)
  expect((await portal.get(roles)).code).toBe(not_allowed.code)

  await endTime(portal)
  const answers = await Promise.all([portal.get(roles), portal.get(infos), portal.get(roles)])

  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  expect((await auditOf(portal)).map(({ after }) => after)).toEqual([null, { ended: 'by_time' }])
  expect((await portal.post(roles, { code: 'x', name: { 'zh-CN': 'x' }, menus: [10] })).code).toBe(0)
})

test('a view whose session was never used again is ended and audited by the daily sweep [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  await enter(portal, supportRole)
  await portal.post('/api/logout')

  await sweepSessions(portal.db)
  expect(await auditOf(portal), 'its time is not over').toHaveLength(1)
  await endTime(portal)
  await sweepSessions(portal.db)
  await sweepSessions(portal.db)

  expect((await auditOf(portal)).map(({ after }) => after)).toEqual([null, { ended: 'by_time' }])
})

test('only who holds the roles screen enters, and only as a role that opens and changes no more than they do [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post(roles, { code: 'keeper', name: { 'zh-CN': '角色' }, menus: [10, 1025, 1026] })
  const small = await portal.post(roles, { code: 'small', name: { 'zh-CN': '反馈' }, menus: [10, 1026] })
  const keeper = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [2, data.role_id] }))
  const support = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [supportRole] }))
  const auditor = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [8] }))

  expect((await enter(support, small.data.role_id)).code).toBe(not_allowed.code)
  expect((await enter(auditor, 8)).code, 'entering is a change of the session').toBe(view_only.code)
  expect((await enter(keeper, 3)).code).toBe(beyond_own_rights.code)
  expect((await enter(keeper, 4711)).code).toBe(not_found.code)
  expect((await enter(keeper, small.data.role_id)).code).toBe(0)
  expect((await keeper.get('/api/management/feedbacks')).code).toBe(0)
})

test('what the role gains or the person loses meanwhile is never opened beyond the person’s own rights [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  const { data } = await portal.post(roles, { code: 'keeper', name: { 'zh-CN': '角色' }, menus: [10, 1025, 1026] })
  const small = (await portal.post(roles, { code: 'small', name: { 'zh-CN': '反馈' }, menus: [10, 1026] })).data.role_id
  const { user_id } = await givenAccount(portal.db, { role_ids: [2, data.role_id] })
  const keeper = await portal.signedInAs({ user_id })
  await enter(keeper, small)

  await sql`update role set menus = '{10,1024,1026}' where role_id = ${small}`.execute(portal.db)
  expect(pagesIn((await keeper.get(infos)).data.menus)).toEqual([managementScreens.feedback])
  await sql`delete from account_role where user_id = ${user_id} and role_id = ${data.role_id}`.execute(portal.db)
  expect(pagesIn((await keeper.get(infos)).data.menus)).toEqual([])

  await sql`delete from role where role_id = ${small}`.execute(portal.db)
  expect((await keeper.get(infos)).data.viewing, 'without the role there is nothing to view as').toBeUndefined()
})

test('a view cannot be entered from a view: it has to be left first [ACC-23]', async () => {
  const portal = await startPortal(administrator)
  await enter(portal, 8)

  expect((await enter(portal, supportRole)).code).toBe(viewing_as_role.code)
  expect((await portal.get(infos)).data.viewing.role_id).toBe(8)
})
