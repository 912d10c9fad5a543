import { type Access, managementScreens, menus } from '@atrium/contract/access'
import { callsByNoun } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { refusal } from './access.ts'

const nobody = { user_id: null, menus: null, roles: [], confirmed: false }
const withoutList = { user_id: 1, menus: null, roles: [], confirmed: true }
const withEmptyList = { user_id: 2, menus: [], roles: [{ role_id: 2 }], confirmed: true }
const everyMenu = [...Object.values(menus), ...Object.values(managementScreens)]
const administers = { user_id: 3, menus: everyMenu, roles: [{ role_id: 1 }], confirmed: true }
const administersNoScreen = { user_id: 4, menus: [18], roles: [{ role_id: 1 }], confirmed: true }
const hasScreensOnly = { user_id: 5, menus: everyMenu, roles: [{ role_id: 2 }], confirmed: true }

const table: [Access, ...(string | null)[]][] = [
  // access, visitor, no list, empty list, administrator, administrator without the screen, screens without the role
  ['anyone', null, null, null, null, null, null],
  [{ menu: 'case' }, null, null, 'not_allowed', null, 'not_allowed', null],
  [{ signed_in: true }, 'not_logged_in', null, null, null, null, null],
  [{ signed_in: true, menu: 'feedback' }, 'not_logged_in', null, 'not_allowed', null, 'not_allowed', null],
  [{ screen: 'users' }, 'not_logged_in', 'not_allowed', 'not_allowed', null, 'not_allowed', 'not_allowed'],
]

test.for(table)('who may make a call that says %o [ACC-03]', ([access, ...expected]) => {
  const people = [nobody, withoutList, withEmptyList, administers, administersNoScreen, hasScreensOnly]

  expect(people.map((person) => refusal(access, person))).toEqual(expected)
})

let portal: Portal
const user_ids: Record<string, number> = {}

beforeAll(async () => {
  portal = await startPortal()
  const { db } = portal
  const { rows } = await sql<{ role_id: number }>`
    insert into role (code, name, menus) values ('locked-out', '{}', '{0}') returning role_id`.execute(db)
  const people = {
    'someone without a list': {},
    'someone whose list lacks it': { role_ids: [rows[0]?.role_id ?? 0] },
    'an administrator': administrator,
  }
  for (const [name, person] of Object.entries(people)) {
    user_ids[name] = (await givenAccount(db, person)).user_id
  }
})
afterAll(() => portal.close())

const calls = Object.values(callsByNoun)
  .flat()
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

/** What the declaration means, said once more in another way: a change of the lock shows here. */
function doors(access: Access) {
  const guarded = access !== 'anyone'
  return {
    'a visitor': guarded && (access.signed_in || access.screen) ? failures.not_logged_in.code : 'open',
    'someone without a list': guarded && access.screen ? failures.not_allowed.code : 'open',
    'someone whose list lacks it': guarded && (access.menu || access.screen) ? failures.not_allowed.code : 'open',
    'an administrator': 'open',
  }
}

test.for(calls)('%s opens to whom it says, through the network too [ACC-03]', async ([, { method, path, access }]) => {
  const url = path.replace('{product}', 'oa').replace(/\{\w+\}/g, '1')
  const locked = [failures.not_logged_in.code, failures.not_allowed.code] as number[]

  for (const [name, expected] of Object.entries(doors(access))) {
    const user_id = user_ids[name]
    const headers = user_id ? { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` } : {}
    const { code } = (await portal.send({ method, url, headers })).json()
    // A call open to anyone may still have its own reasons to ask for a log-in.
    if (access !== 'anyone') expect([name, locked.includes(code) ? code : 'open']).toEqual([name, expected])
    else expect(code).not.toBe(failures.not_allowed.code)
  }
})
