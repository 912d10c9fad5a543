import { superAdministratorRole } from '@atrium/contract/access'
import type { readSeparation } from '@atrium/contract/account/separation'
import { type Duty, duties, dutiesIn, dutyNames, dutyRoleIds, pagesOfDuty } from '@atrium/contract/duties'
import type { ResponseData } from '../../platform/http/serve.ts'
import { commonRole } from '../account/account.create.ts'
import { pagesOf } from '../account/account.rights.ts'
import { dutyPages } from '../account/account.separation.ts'

interface PlannedRole {
  role_id: number
  name: string
  menus: number[] | null
}

interface PlannedPerson {
  user_id: number
  user_name: string
  is_active: boolean
  role_ids: number[]
  own_menus: number[] | null
  menus: number[] | null
}

/** Who is to hold each of the three roles. */
export type DutyHolders = Partial<Record<Duty, number[] | undefined>>

interface SeparationPlan {
  roles: { role_id: number; menus: number[] }[]
  people: { user_id: number; role_ids: number[]; own_menus: number[] | null }[]
  shown: NonNullable<ResponseData<typeof readSeparation>['plan']>
}

/** Where a role would open nothing, it keeps opening the public areas: an empty list counts as none. */
const publicMenus = [10, 11, 12, 13, 14, 15, 16, 17]

const withoutDuties = (menus: readonly number[]) => menus.filter((menu) => !dutyPages.includes(menu))
const without = (one: readonly number[], other: readonly number[]) => one.filter((entry) => !other.includes(entry))

/**
 * What switching the separation on changes: nobody keeps the super administrator's role; roles with pages of two duties lose
 * all of them; holders of a duty get its role and keep nothing of the other two; who still combines two by several roles
 * loses the roles that give them.
 */
export function planSeparation(roles: PlannedRole[], people: PlannedPerson[], chosen: DutyHolders): SeparationPlan {
  const dutyOf = (user_id: number) => dutyNames.find((duty) => chosen[duty]?.includes(user_id))
  const changed = roles
    .filter(({ role_id }) => role_id !== superAdministratorRole && !dutyRoleIds.includes(role_id))
    .filter(({ menus }) => dutiesIn(menus).length > 1)
    .map(({ role_id, menus }) => {
      const left = withoutDuties(menus ?? [])
      return { role_id, menus: left.length > 0 ? left : publicMenus }
    })

  const menusOf = (role_id: number): readonly number[] => {
    const duty = dutyNames.find((one) => duties[one].role_id === role_id)
    if (duty) return pagesOfDuty(duty)
    return changed.find((one) => one.role_id === role_id)?.menus ?? roleNamed(role_id)?.menus ?? []
  }
  const roleNamed = (role_id: number) => roles.find((role) => role.role_id === role_id)

  const after = people.map((person) => {
    const duty = dutyOf(person.user_id)
    const role_ids = rolesAfter(person, duty, menusOf)
    const own_menus = ownMenusAfter(person, duty)
    return { user_id: person.user_id, role_ids, own_menus, opens: own_menus ?? role_ids.flatMap(menusOf) }
  })

  const pairs = people.map((person, n) => {
    const { role_ids, opens } = after[n] ?? { role_ids: [], opens: [] }
    const before = pagesOf(person)
    const now = pagesOf({ menus: [...opens] })
    return {
      person,
      lost: without(before, now),
      gained: [...new Set(without(now, before))],
      taken: without(person.role_ids, role_ids),
    }
  })
  const named = ({ user_id, user_name }: PlannedPerson) => ({ user_id, user_name })

  return {
    roles: changed,
    people: after
      .map(({ user_id, role_ids, own_menus }) => ({ user_id, role_ids, own_menus }))
      .filter((one, n) => hasChanged(one, people[n])),
    shown: {
      gains: dutyNames.flatMap((duty) =>
        pairs
          .filter(({ person }) => chosen[duty]?.includes(person.user_id))
          .map(({ person, gained }) => ({ ...named(person), duty, pages: gained })),
      ),
      losses: pairs
        .filter(({ lost, taken }) => lost.length + taken.length > 0)
        .map(({ person, lost, taken }) => ({
          ...named(person),
          roles: taken.map((role_id) => roleNamed(role_id)?.name ?? String(role_id)),
          pages: lost,
        })),
      changed_roles: changed.map(({ role_id, menus }) => ({
        role_id,
        name: roleNamed(role_id)?.name ?? String(role_id),
        pages: without(pagesOf({ menus: roleNamed(role_id)?.menus ?? [] }), menus),
      })),
      conflicts: people
        .map((person) => ({ person, held: dutyNames.filter((duty) => chosen[duty]?.includes(person.user_id)) }))
        .filter(({ person, held }) => held.length > 1 || (held.length === 1 && !person.is_active))
        .map(({ person, held }) => ({
          ...named(person),
          kind: held.length > 1 ? ('two_duties' as const) : ('inactive' as const),
          duties: held,
        })),
    },
  }
}

function rolesAfter(
  { role_ids }: PlannedPerson,
  duty: Duty | undefined,
  menusOf: (role_id: number) => readonly number[],
) {
  const kept = role_ids.filter((role_id) => role_id !== superAdministratorRole && !dutyRoleIds.includes(role_id))
  const touched = dutiesIn(kept.flatMap(menusOf))
  const isAllowed = (role_id: number) => {
    const given = dutiesIn([...menusOf(role_id)])
    if (duty) return given.every((one) => one === duty)
    return touched.length < 2 || given.length === 0
  }
  const left = [...kept.filter(isAllowed), ...(duty ? [duties[duty].role_id] : [])]
  return left.length > 0 ? left.toSorted((one, other) => one - other) : [commonRole]
}

function ownMenusAfter({ own_menus }: PlannedPerson, duty: Duty | undefined): number[] | null {
  if (own_menus === null) return null
  if (duty) return [...withoutDuties(own_menus), ...pagesOfDuty(duty)].toSorted((one, other) => one - other)
  return dutiesIn(own_menus).length > 1 ? withoutDuties(own_menus) : own_menus
}

function hasChanged(now: Pick<PlannedPerson, 'role_ids' | 'own_menus'>, before: PlannedPerson | undefined) {
  return JSON.stringify([now.role_ids, now.own_menus]) !== JSON.stringify([before?.role_ids, before?.own_menus])
}
