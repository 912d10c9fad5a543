import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, startPortal } from '../../../test/portal.ts'
import { refusal } from '../../platform/http/access.ts'
import { holdersOf } from './account.staff.ts'

const { review, articles } = managementScreens

/** Each person by what they were given, and whether they may decide about a submission. */
const people: Record<string, { role_ids: (number | 'onlooker')[]; own_menus?: number[]; may: boolean }> = {
  reviewer: { role_ids: [4], may: true },
  superAdministrator: { role_ids: [3], may: true },
  listOfOwn: { role_ids: [2], own_menus: [10, 18, review], may: true },
  reviewerWithAnotherList: { role_ids: [4], own_menus: [10, 18, articles], may: false },
  onlooker: { role_ids: ['onlooker'], may: false },
  onlookerAndReviewer: { role_ids: ['onlooker', 4], may: true },
  auditorWithListOfOwn: { role_ids: [8], own_menus: [10, 18, review], may: false },
  auditorAndReviewerWithListOfOwn: { role_ids: [8, 4], own_menus: [10, 18, review], may: true },
  contentEditor: { role_ids: [5], may: false },
  member: { role_ids: [2], may: false },
}

test('who may change a page is the same person for the access check, for four eyes and for notices [ACC-19] [ACC-17]', async () => {
  const portal = await startPortal(administrator)
  const { data: onlooker } = await portal.post('/api/management/roles', {
    code: 'onlooker',
    name: { 'zh-CN': '旁观者' },
    menus: [10, review],
    view_only: true,
  })

  const counted: Record<string, boolean> = {}
  const allowed: Record<string, boolean> = {}
  for (const [name, { role_ids, own_menus = null }] of Object.entries(people)) {
    const given = role_ids.map((role) => (role === 'onlooker' ? onlooker.role_id : role))
    const { user_id } = await givenAccount(portal.db, { user_name: name, role_ids: given })
    await portal.db.updateTable('account').set({ own_menus }).where('user_id', '=', user_id).execute()
    const { menus, view_only } = (await (await portal.signedInAs({ user_id })).get('/api/users/mine/infos')).data
    const { rows } = await sql`select from (${holdersOf([review])}) as holder where user_id = ${user_id}`.execute(
      portal.db,
    )
    counted[name] = rows.length === 1
    allowed[name] =
      refusal({ screen: 'review' }, { user_id, menus, view_only, confirmed: true }, { writes: true }) === null
  }

  expect(counted).toEqual(Object.fromEntries(Object.entries(people).map(([name, { may }]) => [name, may])))
  expect(allowed).toEqual(counted)
})

test('of several pages it is enough to change one [ACC-19]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { role_ids: [5, 8] })

  const holders = async (screens: number[]) => {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from (${holdersOf(screens)}) as holder where user_id = ${user_id}`.execute(portal.db)
    return rows.length
  }

  expect(await holders([managementScreens.audit_log])).toBe(0)
  expect(await holders([managementScreens.audit_log, articles])).toBe(1)
})
