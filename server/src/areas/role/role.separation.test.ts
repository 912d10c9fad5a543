import { duties } from '@atrium/contract/duties'
import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { administer } from '../../admin.ts'

const separation = '/api/management/separation'
const users = '/api/management/users'
const roles = '/api/management/roles'
const { duties_combined, duties_separated, last_duty_holder, beyond_own_rights, not_allowed } = failures
const config = { PUBLIC_ADDRESS: 'https://portal.example' }

const put = async ({ send }: Portal, url: string, payload: object) =>
  (await send({ method: 'PUT', url, payload })).json()

const previewOf = async (portal: Portal, holders: object) =>
  (await portal.get(`${separation}?holders=${encodeURIComponent(JSON.stringify(holders))}`)).data.plan

/** Three people, whom a super administrator may choose. */
async function givenThree({ db }: Portal) {
  const give = async (user_name: string) =>
    (await givenAccount(db, { user_name, role_ids: [2], email: `${crypto.randomUUID()}@example.com` })).user_id
  return { system: await give('一'), security: await give('二'), audit: await give('三') }
}

async function separate(portal: Portal) {
  const three = await givenThree(portal)
  const body = { system: [three.system], security: [three.security], audit: [three.audit], reason: '等级保护测评' }
  expect((await put(portal, separation, body)).code).toBe(0)
  return three
}

async function formOf(portal: Portal, user_id: number) {
  const { data } = await portal.get(`${users}/${user_id}`)
  const { user_name, company_name, email, role_ids, own_menus, is_weaver, staff_note, updated_at } = data
  return { user_name, company_name, email, role_ids, own_menus, is_weaver, staff_note, seen_at: updated_at }
}

const save = async (portal: Portal, user_id: number, change: object) =>
  (await put(portal, `${users}/${user_id}`, { ...(await formOf(portal, user_id)), ...change })).code

test('the preview names who gets which role, who loses what, and which roles lose pages, and changes nothing [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const { system, security, audit } = await givenThree(portal)
  const operator = await givenAccount(portal.db, { user_name: '运维', role_ids: [7] })

  const plan = await previewOf(portal, { system: [system], security: [security], audit: [audit] })

  expect(plan.gains).toEqual([
    { user_id: system, user_name: '一', duty: 'system', pages: [1001, 1017, 1036] },
    { user_id: security, user_name: '二', duty: 'security', pages: [1024, 1025, 1029] },
    { user_id: audit, user_name: '三', duty: 'audit', pages: [1002, 1027, 1028, 1030, 1032, 1033, 1037] },
  ])
  expect(plan.losses).toEqual([
    expect.objectContaining({
      user_id: portal.user_id,
      roles: ['超级管理员'],
      pages: expect.arrayContaining([1003, 1037]),
    }),
    {
      user_id: operator.user_id,
      user_name: '运维',
      roles: [],
      pages: [1002, 1017, 1027, 1028, 1030, 1032, 1033, 1036],
    },
  ])
  expect(plan.changed_roles.map(({ role_id }: { role_id: number }) => role_id)).toEqual([7, 8])
  expect(plan.conflicts).toEqual([])
  expect((await portal.get(separation)).data).toEqual({ began_at: null, holders: [], plan: null })
})

test('one person for two of the three roles, and a disabled one, are conflicts that the server refuses [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const { system, security, audit } = await givenThree(portal)
  const chosen = { system: [system], security: [security], audit: [system] }
  const begin = async (change: object) =>
    put(portal, separation, { ...chosen, audit: [audit], reason: '等级保护测评', ...change })

  expect((await previewOf(portal, chosen)).conflicts).toEqual([
    { user_id: system, user_name: '一', kind: 'two_duties', duties: ['system', 'audit'] },
  ])
  const refused = await begin(chosen)
  expect([refused.code, refused.msg]).toEqual([duties_combined.code, expect.stringContaining('三员分立')])

  await sql`update account set state = 'disabled' where user_id = ${audit}`.execute(portal.db)
  expect((await previewOf(portal, { audit: [audit] })).conflicts).toMatchObject([{ kind: 'inactive', user_id: audit }])
  expect(await begin({})).toMatchObject({ code: failures.invalid_input.code, data: { field: 'audit' } })
  expect((await begin({ audit: [2_000_000_000] })).code).toBe(failures.not_found.code)
  expect((await begin({ audit: [] })).code).toBe(failures.invalid_input.code)
  expect((await begin({ reason: '' })).code).toBe(failures.invalid_input.code)
  expect((await portal.get(separation)).data.began_at).toBeNull()
})

test('switched on, nobody is super administrator, each holds the pages of one duty, and the log keeps who lost what [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const support = await givenAccount(portal.db, { role_ids: [6, 7] })
  const three = await separate(portal)

  const opens = async (user_id: number) => {
    const { menus } = (await (await portal.signedInAs({ user_id })).get('/api/users/mine/infos')).data
    return menus.filter((menu: number) => menu >= 1000)
  }
  expect(await opens(Number(portal.user_id))).toEqual([])
  expect(await opens(three.system)).toEqual([1001, 1017, 1036])
  expect(await opens(three.security)).toEqual([1024, 1025, 1029])
  expect(await opens(three.audit)).toEqual([1002, 1027, 1028, 1030, 1032, 1033, 1037])
  expect(await opens(support.user_id), 'what is of one duty stays').toEqual([1007, 1011, 1026, 1027, 1028, 1031])
  const auditor = await portal.signedInAs({ user_id: three.audit })
  expect((await auditor.get('/api/management/audit-log')).code).toBe(0)

  const [row] = await portal.db.selectFrom('audit').selectAll().execute()
  expect(row).toMatchObject({
    call: `PUT ${separation}`,
    reason: '等级保护测评',
    user_id: portal.user_id,
    before: { began_at: null, super_administrators: [portal.user_id] },
    after: { super_administrators: [], holders: { 9: [three.system], 10: [three.security], 11: [three.audit] } },
  })
  const security = await portal.signedInAs({ user_id: three.security })
  const { began_at, holders, plan } = (await security.get(separation)).data
  expect([typeof began_at, plan]).toEqual(['string', null])
  expect(holders.map(({ duty }: { duty: string }) => duty)).toEqual(['system', 'security', 'audit'])
})

test('on the page of a role, too, nobody is given a second duty, and the last holder of one is not removed [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const { system, security } = await separate(portal)
  const asSecurity = await portal.signedInAs({ user_id: security })
  const holders = `${roles}/${duties.audit.role_id}/holders`

  const second = await asSecurity.post(holders, { user_id: system })
  const last = await asSecurity.post(`${roles}/${duties.system.role_id}/holders/removal`, { user_id: system })

  expect([second.code, last.code]).toEqual([duties_combined.code, last_duty_holder.code])
})

test('only a super administrator switches it on, and only once [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const { system, security, audit } = await givenThree(portal)
  const body = { system: [system], security: [security], audit: [audit], reason: '等级保护测评' }
  const { data } = await portal.post(roles, { code: 'keeper', name: { 'zh-CN': '角色' }, menus: [1024, 1025] })
  const keeper = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [data.role_id] }))

  expect((await put(keeper, separation, body)).code).toBe(beyond_own_rights.code)
  const both = await Promise.all([put(portal, separation, body), put(portal, separation, body)])

  const codes = both.map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect([failures.already_done.code, not_allowed.code]).toContain(codes.find((code) => code !== 0))
})

test('the security administrator gives others rights they do not hold, and themselves none [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const three = await separate(portal)
  const security = await portal.signedInAs({ user_id: three.security })
  const other = await givenAccount(portal.db, { role_ids: [2], email: 'other@example.com' })

  expect(await save(security, other.user_id, { role_ids: [2, duties.system.role_id] })).toBe(0)
  expect(await save(security, other.user_id, { role_ids: [2, 4] })).toBe(0)
  expect(await save(security, three.security, { role_ids: [2, 4, duties.security.role_id] })).toBe(
    beyond_own_rights.code,
  )
  const own = (await security.get(`${roles}/${duties.security.role_id}`)).data
  const saved = await put(security, `${roles}/${duties.security.role_id}`, {
    code: own.code,
    name: own.name,
    view_only: own.view_only,
    seen_at: own.updated_at,
    menus: [...own.menus, 1003],
  })
  expect(saved.code).toBe(beyond_own_rights.code)
})

test('while it is on no person and no role combines two duties, by roles, by a list or by a role that grows [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const three = await separate(portal)
  const security = await portal.signedInAs({ user_id: three.security })
  const give = (role_ids: number[], own_menus: number[] | null = null) =>
    save(security, three.system, { role_ids, own_menus })
  const make = async (code: string, menus: number[]) => security.post(roles, { code, name: { 'zh-CN': code }, menus })

  expect(await give([2, duties.system.role_id, duties.audit.role_id])).toBe(duties_combined.code)
  expect(await give([2, duties.system.role_id, 6]), 'support reads two logs').toBe(duties_combined.code)
  expect(await give([2, duties.system.role_id], [10, 1024, 1036])).toBe(duties_combined.code)
  expect(await give([2, duties.system.role_id, 3])).toBe(duties_separated.code)
  const created = await security.post(users, {
    user_name: '新人',
    company_name: null,
    email: 'new@example.com',
    own_menus: null,
    is_weaver: false,
    staff_note: null,
    role_ids: [duties.security.role_id, duties.audit.role_id],
  })
  expect(created.code).toBe(duties_combined.code)

  const combined = await make('combined', [10, 1024, 1037])
  expect([combined.code, combined.msg]).toEqual([duties_combined.code, expect.stringContaining('三员分立')])
  const { data } = await make('content', [10, 1003])
  expect(await give([2, duties.system.role_id, data.role_id])).toBe(0)
  const { updated_at } = (await security.get(`${roles}/${data.role_id}`)).data
  const grown = { code: 'content', name: { 'zh-CN': 'content' }, menus: [10, 1003, 1037], seen_at: updated_at }
  expect((await put(security, `${roles}/${data.role_id}`, grown)).code, 'a holder has the other duty').toBe(
    duties_combined.code,
  )
})

test('the three roles keep their pages and a holder each, and are not deleted [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const three = await separate(portal)
  const security = await portal.signedInAs({ user_id: three.security })
  const { code, name, menus, view_only, updated_at, is_fixed } = (await security.get(`${roles}/9`)).data
  const change = async (wanted: object) =>
    (await put(security, `${roles}/9`, { code, name, menus, view_only, seen_at: updated_at, ...wanted })).code

  expect(is_fixed).toBe(true)
  expect(await change({ menus: [10, 1003] })).toBe(duties_separated.code)
  expect(await change({ view_only: true })).toBe(duties_separated.code)
  expect(await change({ code: 'other' })).toBe(failures.invalid_input.code)
  expect((await security.post(`${roles}/9/removal`, { reason: 'x' })).code).toBe(not_allowed.code)
  expect(await save(security, three.audit, { role_ids: [2] })).toBe(last_duty_holder.code)
  const disabled = { user_ids: [three.system], state: 'disabled', reason: '离职' }
  expect((await put(security, `${users}/state`, disabled)).code).toBe(last_duty_holder.code)

  const other = await givenAccount(portal.db, { email: 'second@example.com', role_ids: [2] })
  expect(await save(security, other.user_id, { role_ids: [2, duties.system.role_id] })).toBe(0)
  expect((await put(security, `${users}/state`, disabled)).code, 'somebody else holds it').toBe(0)
})

test('a holder who loses what a duty forbids keeps the rest; a list of their own opens the duty too [ACC-20]', async () => {
  const portal = await startPortal(administrator)
  const { system, security, audit } = await givenThree(portal)
  await sql`update account set own_menus = '{10,1003,1024,1037}' where user_id = ${audit}`.execute(portal.db)
  await sql`insert into account_role (user_id, role_id) values (${system}, 6), (${system}, 5)`.execute(portal.db)
  await put(portal, separation, { system: [system], security: [security], audit: [audit], reason: '等级保护测评' })

  const reader = await portal.signedInAs({ user_id: security })
  expect((await reader.get(`${users}/${system}`)).data.role_ids).toEqual([2, 5, duties.system.role_id])
  expect((await reader.get(`${users}/${audit}`)).data.own_menus).toEqual([
    10, 1002, 1003, 1027, 1028, 1030, 1032, 1033, 1037,
  ])
})

test('only the command line ends it, and appoints a super administrator in the same step [ACC-21]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const three = await separate(portal)
  await givenAccount(db, { user_name: '云岐', email: 'chief@example.com', role_ids: [2] })
  const command = ['end-separation', '--email', 'chief@example.com']

  const create = await administer(db, config, ['create', '--email', 'chief@example.com', '--promote'])
  expect(create).toMatchObject({ exit: 1, said: expect.stringContaining('end-separation') })
  expect((await administer(db, config, ['list'])).said).toContain('security: Account')
  const ended = await administer(db, config, command)

  expect(ended).toMatchObject({ exit: 0, said: expect.stringMatching(/云岐.*super administrator[\s\S]*token=/) })
  const [, link] = /token=([\w-]{43})$/m.exec(ended.said) ?? []
  const { data } = await portal.get(`/api/users/mine/infos?token=${link}`)
  expect(data.menus).toEqual(expect.arrayContaining(Object.values(managementScreens)))
  const rows = await db.selectFrom('audit').select(['call', 'before', 'after', 'network']).orderBy('audit_id').execute()
  expect(rows.at(-1)).toMatchObject({
    call: 'npm run admin -- end-separation',
    network: 'command line',
    after: { began_at: null },
  })
  const security = await portal.signedInAs({ user_id: three.security })
  expect((await security.get(separation)).data.began_at).toBeNull()
  expect(await save(security, three.system, { role_ids: [2, 3] }), 'no more than others').toBe(not_allowed.code)
  expect(await administer(db, config, command)).toMatchObject({ exit: 1, said: 'Duties are not separated.' })
})

test('ending needs a person who can sign in, and does nothing otherwise [ACC-21]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await separate(portal)
  const { user_id } = await givenAccount(db, { email: 'gone@example.com' })
  await sql`update account set state = 'disabled' where user_id = ${user_id}`.execute(db)

  expect((await administer(db, config, ['end-separation'])).exit).toBe(2)
  expect((await administer(db, config, ['end-separation', '--email', 'gone@example.com'])).exit).not.toBe(0)
  expect((await administer(db, config, ['list'])).said).toContain('Duties are separated')
})

test('it can be switched on again, with the three roles as they are meant to be [ACC-21]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await sql`insert into role (code, name, menus) values ('system_administrator', '{"zh-CN": "自建"}', '{10}')`.execute(
    db,
  )
  await separate(portal)
  await administer(db, config, ['end-separation', '--email', 'chief@example.com'])
  await sql`update role set menus = '{10}', view_only = false where role_id in (9, 11)`.execute(db)
  const { user_id } = await db
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', 'chief@example.com')
    .executeTakeFirstOrThrow()

  await separate(await portal.signedInAs({ user_id }))

  const again = await db
    .selectFrom('role')
    .select(['role_id', 'view_only'])
    .where('menus', '@>', sql<number[]>`'{1037}'`)
    .where('role_id', '<>', 3)
    .execute()
  expect(again).toEqual([{ role_id: 11, view_only: true }])
})
