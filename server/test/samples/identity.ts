import { givenCode, givenProviderProof } from '../../src/areas/identity/identity.given.ts'
import { givenAccount } from '../given/given.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const newAddress = () => `${crypto.randomUUID()}@example.com`
let numbers = 0
const newMobile = () => `+86135${String(++numbers).padStart(8, '0')}`

/** Two ways in: one of them can be given up. */
async function withMobileAndEmail({ db, user_id }: Portal) {
  const contacts = { mobile: newMobile(), email: newAddress() }
  await db.updateTable('account').set(contacts).where('user_id', '=', user_id).execute()
}

/** The person has shown that the mobile number of another account is theirs. */
async function provedOther({ db, platform, user_id, post }: Portal) {
  const mobile = newMobile()
  await givenAccount(db, { user_name: '旧我', mobile })
  const proof = await givenCode(platform, user_id, mobile)
  await post('/api/users/mine/mobile', { mobile, ...proof })
  return { ticket: proof.ticket }
}

export const identitySamples = {
  'POST /api/users/mine/email': async ({ platform, user_id }) => {
    const email = newAddress()
    return { payload: { email, ...(await givenCode(platform, user_id, email)) } }
  },
  'POST /api/users/mine/mobile': async ({ platform, user_id }) => {
    const mobile = newMobile()
    return { payload: { mobile, ...(await givenCode(platform, user_id, mobile)) } }
  },
  'POST /api/users/mine/identities': async ({ platform }) => ({ payload: await givenProviderProof(platform) }),
  'POST /api/users/mine/merge/preview': async (portal) => ({ payload: await provedOther(portal) }),
  'POST /api/users/mine/merge': async (portal) => ({ payload: { ...(await provedOther(portal)), user_name: '旧我' } }),
  'POST /api/users/mine/password': async (portal) => {
    await withMobileAndEmail(portal)
    return { payload: { password: 'ting-yuan 8723' } }
  },
  'DELETE /api/users/mine/email': async (portal) => {
    await withMobileAndEmail(portal)
    return {}
  },
  'DELETE /api/users/mine/mobile': async (portal) => {
    await withMobileAndEmail(portal)
    return {}
  },
  'DELETE /api/users/mine/identities/{identity_id}': async (portal) => {
    await withMobileAndEmail(portal)
    const { identity_id } = await portal.db
      .insertInto('identity')
      .values({ user_id: Number(portal.user_id), type: 'wechat', subject: crypto.randomUUID() })
      .returning('identity_id')
      .executeTakeFirstOrThrow()
    return { params: { identity_id } }
  },
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
} satisfies CallSamples
