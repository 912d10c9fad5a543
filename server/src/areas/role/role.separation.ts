import { superAdministratorRole } from '@atrium/contract/access'
import type {
  beginSeparation as beginContract,
  readSeparation as readContract,
} from '@atrium/contract/account/separation'
import { type Duty, duties, dutyNames, dutyRoleIds, pagesOfDuty } from '@atrium/contract/duties'
import type { Language } from '@atrium/contract/languages'
import { managementGroups } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput, ResponseData } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { dutyPages, isSeparated, lockRights, requireSeparation } from '../account/account.separation.ts'
import { type DutyHolders, planSeparation } from './role.separation-plan.ts'

export const separationId = 1

const roleRow = z.object({ role_id: z.number(), name: z.string(), menus: z.array(z.number()).nullable() })
const personRow = z.object({
  user_id: z.number(),
  user_name: z.string(),
  is_active: z.boolean(),
  role_ids: z.array(z.number()),
  own_menus: z.array(z.number()).nullable(),
  menus: z.array(z.number()).nullable(),
})
const holderRow = z.object({ user_id: z.number(), user_name: z.string(), role_id: z.number() })
const auditedRow = z.object({
  began_at: z.string().nullable(),
  super_administrators: z.array(z.number()),
  holders: z.record(z.string(), z.array(z.number())),
  roles: z.record(z.string(), z.array(z.number())),
})

const codes = {
  system: 'system_administrator',
  security: 'security_administrator',
  audit: 'audit_administrator',
} as const

const names = {
  system: { 'zh-CN': '系统管理员', 'zh-TW': '系統管理員', en: 'System administrator' },
  security: { 'zh-CN': '安全管理员', 'zh-TW': '安全管理員', en: 'Security administrator' },
  audit: { 'zh-CN': '安全审计员', 'zh-TW': '安全稽核員', en: 'Security auditor' },
} as const

type DutyHolder = Omit<z.output<typeof holderRow>, 'role_id'> & { duty: Duty }
type SeparationState = ResponseData<typeof readContract>

export async function readSeparation(
  db: Db,
  { language }: Viewer,
  chosen: DutyHolders | undefined,
): Promise<SeparationState> {
  const [state] = await db.selectFrom('separation').select('began_at').execute()
  if (state) return { began_at: state.began_at, holders: await listHolders(db), plan: null }
  return { began_at: null, holders: [], plan: chosen ? (await makePlan(db, language, chosen)).shown : null }
}

/** All of it or nothing. Only who holds every page can hand all of them to others. */
export async function beginSeparation(
  tx: Db,
  viewer: Viewer,
  { system, security, audit }: RequestInput<typeof beginContract>['body'],
): Promise<null> {
  await lockRights(tx)
  if (await isSeparated(tx)) throw new Failure('already_done')
  if (!viewer.roles.some(({ role_id }) => role_id === superAdministratorRole)) throw new Failure('beyond_own_rights')

  const plan = await makePlan(tx, viewer.language, { system, security, audit })
  const [conflict] = plan.shown.conflicts
  if (conflict?.kind === 'two_duties') throw new Failure('duties_combined')
  if (conflict?.kind === 'inactive') throw new Failure('invalid_input', { field: String(conflict.duties[0]) })

  await openDutyRoles(tx)
  await sql`update role set menus = array(select jsonb_array_elements_text(given.menus)::int), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(plan.roles)}::jsonb) as given (role_id bigint, menus jsonb)
    where role.role_id = given.role_id`.execute(tx)
  await sql`delete from account_role where role_id = ${superAdministratorRole}
    or user_id = any(${plan.people.map(({ user_id }) => user_id)}::bigint[])`.execute(tx)
  await sql`
    insert into account_role (user_id, role_id)
    select given.user_id, jsonb_array_elements_text(given.role_ids)::bigint
    from jsonb_to_recordset(${JSON.stringify(plan.people)}::jsonb) as given (user_id bigint, role_ids jsonb)
    on conflict do nothing`.execute(tx)
  await sql`
    update account set updated_at = now(), own_menus = case when jsonb_typeof(given.own_menus) = 'array'
      then array(select jsonb_array_elements_text(given.own_menus)::int) end
    from jsonb_to_recordset(${JSON.stringify(plan.people)}::jsonb) as given (user_id bigint, own_menus jsonb)
    where account.user_id = given.user_id`.execute(tx)
  await tx.insertInto('separation').values({ separation_id: separationId }).execute()
  await requireSeparation(tx)
  return null
}

/** For the operator, who appoints a super administrator in the same transaction. Holders keep the three roles, which are ordinary ones from now on. */
export async function endSeparation(tx: Db): Promise<boolean> {
  await lockRights(tx)
  const { numDeletedRows } = await tx.deleteFrom('separation').executeTakeFirst()
  return numDeletedRows > 0n
}

/** What the audit log keeps: who holds what, before and after. */
export async function auditedSeparation(db: Db) {
  const { rows } = await typedSql(auditedRow)`
    select (select began_at from separation) as began_at,
      array(select user_id::int from account_role where role_id = ${superAdministratorRole} order by user_id)
        as super_administrators,
      (select coalesce(jsonb_object_agg(role_id, holders), '{}') from (
        select role_id, jsonb_agg(user_id order by user_id) as holders from account_role
        where role_id = any(${dutyRoleIds}::bigint[]) group by role_id) as held) as holders,
      (select coalesce(jsonb_object_agg(role_id, to_jsonb(menus)), '{}') from role
        where menus && ${dutyPages}::int[]) as roles`.execute(db)
  return rows[0] ?? null
}

export async function listHolders(db: Db): Promise<DutyHolder[]> {
  const { rows } = await typedSql(holderRow)`
    select user_id, user_name, role_id from account_role join account using (user_id)
    where role_id = any(${dutyRoleIds}::bigint[]) and state in ('active', 'disabled') order by role_id, user_id`.execute(
    db,
  )
  return rows.flatMap(({ role_id, ...person }) => {
    const duty = dutyNames.find((one) => duties[one].role_id === role_id)
    return duty ? [{ ...person, duty }] : []
  })
}

async function makePlan(db: Db, language: Language, chosen: DutyHolders) {
  const wanted = dutyNames.flatMap((duty) => chosen[duty] ?? [])
  const { rows: roles } = await typedSql(roleRow)`
    select role_id, in_language(name, ${language}) as name, menus from role order by role_id`.execute(db)
  const { rows: people } = await typedSql(personRow)`
    select user_id, user_name, state = 'active' and erase_at is null as is_active, own_menus, account.menus,
      array(select role_id::int from account_role
        where account_role.user_id = account.user_id order by role_id) as role_ids
    from account
    where state in ('active', 'disabled') and (user_id = any(${wanted}::bigint[]) or user_id in (
      select user_id from account_role join role using (role_id) where role.menus && ${dutyPages}::int[]
      union select user_id from account where own_menus && ${dutyPages}::int[]))
    order by user_id`.execute(db)
  if (wanted.some((user_id) => !people.some((person) => person.user_id === user_id))) throw new Failure('not_found')
  return planSeparation(roles, people, chosen)
}

/** As they are meant to be, whatever became of them since duties were last separated. A role that took a code keeps everything else. */
async function openDutyRoles(tx: Db) {
  await sql`update role set code = code || '_' || role_id
    where code = any(${Object.values(codes)}) and role_id <> all(${dutyRoleIds}::bigint[])`.execute(tx)
  for (const duty of dutyNames) {
    const { role_id, view_only } = duties[duty]
    await sql`
      insert into role (role_id, code, name, view_only, menus)
      values (${role_id}, ${codes[duty]}, ${JSON.stringify(names[duty])}, ${view_only}, ${menusOfDuty(pagesOfDuty(duty))})
      on conflict (role_id) do update set code = excluded.code, name = excluded.name, view_only = excluded.view_only,
        menus = excluded.menus, updated_at = now()`.execute(tx)
  }
}

/** The pages with their groups, the management area and all that is public. */
function menusOfDuty(pages: number[]): number[] {
  const groups = managementGroups.filter(({ screens }) => Object.values(screens).some((page) => pages.includes(page)))
  return [10, 11, 12, 13, 14, 15, 16, 17, 18, ...groups.map(({ id }) => id), ...pages].toSorted(
    (one, other) => one - other,
  )
}
