import { failures } from '@atrium/contract/errors'
import { endpoint, nothing } from '@atrium/contract/kit'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { serve } from './serve.ts'

const screens = Object.entries(managementScreens) as [ManagementScreen, number][]
const everyId = screens.map(([, id]) => id)

/** A call to read and one to write for each screen: whatever a screen will one day do, its lock is this one. */
const routes = screens.flatMap(([screen]) =>
  (['GET', 'POST'] as const).map((method) =>
    endpoint({ method, path: `/api/locks/${screen}`, access: { screen }, summary: 'Behind a lock', data: nothing }),
  ),
)

let portal: Portal
const tokens: Record<string, string> = {}
const ids: Record<string, number> = {}

beforeAll(async () => {
  portal = await startPortal(null, {
    routes: (app) => {
      for (const route of routes) serve(app, route, () => null)
    },
  })
  const { db } = portal
  await sql`insert into role (role_id, code, name, menus) values
    (90, 'no-page', '{}', array(select generate_series(10, 18) union all select generate_series(100, 107))),
    (91, 'some-pages', '{}', '{10}')`.execute(db)

  const people = { common: { role_ids: [2] }, 'no page': { role_ids: [90] }, 'no list': {}, staff: { role_ids: [91] } }
  for (const [name, person] of Object.entries(people)) {
    ids[name] = (await givenAccount(db, person)).user_id
    tokens[name] = (await givenSession(db, ids[name])).token
  }
})
afterAll(() => portal.close())

async function codeFor(name: string | null, method: 'GET' | 'POST', screen: ManagementScreen) {
  const headers = name === null ? {} : { authorization: `Bearer ${tokens[name]}` }
  return (await portal.send({ method, url: `/api/locks/${screen}`, headers })).json().code
}

/** Null is an absent list. */
async function setStaffMenus(menus: number[] | null) {
  await portal.db.updateTable('role').set({ menus }).where('role_id', '=', 91).execute()
}

test('there are 38 screens with ids from 1000 to 1037 [ACC-04]', () => {
  expect(everyId.toSorted()).toEqual(Array.from({ length: 38 }, (_, n) => 1000 + n))
})

test.for(screens)(
  'screen %s (%i) opens to whom a role gives its id, and to nobody else [ACC-03] [ACC-04]',
  async ([screen, id]) => {
    const { not_logged_in, not_allowed } = failures

    for (const method of ['GET', 'POST'] as const) {
      expect(await codeFor(null, method, screen)).toBe(not_logged_in.code)
      expect(await codeFor('common', method, screen)).toBe(not_allowed.code)
      expect(await codeFor('no list', method, screen)).toBe(not_allowed.code)
      expect(await codeFor('no page', method, screen)).toBe(not_allowed.code)

      await setStaffMenus([18, ...everyId.filter((one) => one !== id)])
      expect(await codeFor('staff', method, screen)).toBe(not_allowed.code)
      await setStaffMenus(null)
      expect(await codeFor('staff', method, screen)).toBe(not_allowed.code)
      await setStaffMenus([id])
      expect(await codeFor('staff', method, screen)).toBe(0)
    }
  },
)

test.for(screens)(
  'attack 20: an ordinary user on %s is refused, and the log says who tried what',
  async ([screen, id]) => {
    for (const method of ['GET', 'POST'] as const) {
      portal.lines.length = 0

      const { code } = (
        await portal.send({
          method,
          url: `/api/locks/${screen}?page=1&token=the-secret`,
          headers: { authorization: `Bearer ${tokens['no page']}` },
        })
      ).json()

      expect(code).toBe(failures.not_allowed.code)
      const warned = portal.lines.filter(({ level }) => level === 'warn')
      expect(warned).toEqual([
        expect.objectContaining({
          msg: 'request denied',
          user_id: ids['no page'],
          call: `${method} /api/locks/${screen}`,
          path: `/api/locks/${screen}?page=1&token=…`,
          reason: expect.stringContaining(`screen ${id}`),
          request_id: expect.any(String),
        }),
      ])
      expect(JSON.stringify(portal.lines)).not.toContain('the-secret')
      expect(JSON.stringify(portal.lines)).not.toContain(tokens['no page'])
    }
  },
)
