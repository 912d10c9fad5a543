import { givenAccount } from '../given.ts'
import type { Changes } from './changes.ts'

export const identityChanges = {
  'POST /api/management/users/{user_id}/merge': async ({ db }) => {
    const other = await givenAccount(db, { user_name: '旧我' })
    return { params: await givenAccount(db), payload: { other_id: other.user_id, reason: '同一个人' } }
  },
  'POST /api/management/wechat-users/{identity_id}/removal': async ({ db }) => {
    const { user_id } = await givenAccount(db, { email: 'chat@example.com' })
    const { identity_id } = await db
      .insertInto('identity')
      .values({ user_id, type: 'wechat', subject: 'o-1' })
      .returning('identity_id')
      .executeTakeFirstOrThrow()
    return { params: { identity_id }, payload: { reason: '换号' } }
  },
} satisfies Changes
