import { givenAccount } from '../given/given.ts'
import { givenPicture } from '../given/picture.ts'
import type { CallSamples } from './samples.ts'

const form = {
  user_name: '岚',
  company_name: null,
  role_ids: [2],
  own_menus: null,
  is_weaver: false,
  staff_note: null,
}

export const accountSamples = {
  'POST /api/users/company-name': async () => ({ payload: { company_name: '示例公司' } }),
  'PATCH /api/users/mine/profile': async () => ({ payload: { introduction: '写流程的人', shows_company: true } }),
  'POST /api/users/user-name': async () => ({ payload: { user_name: '青禾二号' } }),
  'PUT /api/users/mine/photo': async ({ platform, user_id }) => {
    const { file_id } = await givenPicture(platform, user_id)
    return { payload: { file_id } }
  },
  'DELETE /api/users/mine/photo': async () => ({}),
  'POST /api/users/mine/photo/offer': async ({ db, user_id }) => {
    const photo_address = 'https://thirdwx.qlogo.cn/mmopen/me/132'
    const identity = { user_id: Number(user_id), type: 'wechat', subject: crypto.randomUUID(), photo_address }
    await db.insertInto('identity').values(identity).execute()
    return { payload: { take: true } }
  },
  'POST /api/users/mine/exports': async () => ({}),
  'POST /api/users/mine/erasure': async () => ({ payload: { withdraw_uploads: true } }),
  'DELETE /api/users/mine/erasure': async ({ post }) => {
    await post('/api/users/mine/erasure', { withdraw_uploads: false })
    return {}
  },
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
} satisfies CallSamples
