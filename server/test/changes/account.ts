import { givenAccount } from '../given.ts'
import type { Changes } from './changes.ts'

const form = {
  ...{ user_name: '岚', company_name: null, role_ids: [2], own_menus: null, is_weaver: false, staff_note: null },
}

export const accountChanges = {
  'POST /api/management/users': async () => ({ payload: { ...form, email: 'opened@example.com' } }),
  'PUT /api/management/users/{user_id}': async ({ db }) => {
    const email = 'saved@example.com'
    const { user_id } = await givenAccount(db, { email })
    const { updated_at } = await db
      .selectFrom('account')
      .select('updated_at')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return { params: { user_id }, payload: { ...form, email, seen_at: updated_at } }
  },
  'PUT /api/management/users/state': async ({ db }) => {
    const { user_id } = await givenAccount(db)
    return { payload: { user_ids: [user_id], state: 'disabled', reason: '泄露了密码' } }
  },
  'POST /api/management/users/{user_id}/password-reset': async ({ db }) => ({
    params: await givenAccount(db),
    payload: { reason: '本人来电' },
  }),
  'POST /api/management/users/notices': async ({ db }) => {
    const { user_id } = await givenAccount(db)
    return { payload: { user_ids: [user_id], title: '周六停机' } }
  },
} satisfies Changes
