import { givenCode } from '../../src/areas/identity/identity.given.ts'
import { agreed, givenMember, password } from '../sign-in.ts'
import type { CallSamples } from './samples.ts'

const newAddress = () => `${crypto.randomUUID()}@example.com`

export const signInSamples: CallSamples = {
  'POST /api/login': async ({ db }) => {
    const account = newAddress()
    await givenMember(db, { email: account })
    return { payload: { account, password }, headers: { authorization: '' } }
  },
  'POST /api/logout': async () => ({}),
  'POST /api/register': async ({ platform }) => {
    const account = newAddress()
    const proof = await givenCode(platform, null, account, 'register')
    return { payload: { account, ...proof, password, user_name: '青禾', agreed }, headers: { authorization: '' } }
  },
  'POST /api/users/password': async ({ db, platform }) => {
    const account = newAddress()
    await givenMember(db, { email: account })
    const proof = await givenCode(platform, null, account, 'password')
    return { payload: { account, ...proof, password: 'ting-yuan 8723' }, headers: { authorization: '' } }
  },
  'POST /api/users/email-code': async () => ({ payload: { email: newAddress(), purpose: 'login' } }),
  'POST /api/users/msg-code': async () => ({ payload: { mobile: '13500008723', purpose: 'login' } }),
  'POST /api/users/mine/confirmation': async ({ db, platform, user_id }) => {
    const email = newAddress()
    await db.updateTable('account').set({ email }).where('user_id', '=', user_id).execute()
    return { payload: await givenCode(platform, user_id, email, 'confirm') }
  },
  'DELETE /api/users/mine/sessions/{session_id}': async ({ db, user_id }) => {
    const { session_id } = await db
      .selectFrom('session')
      .select('session_id')
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    return { params: { session_id } }
  },
  'DELETE /api/users/mine/sessions': async () => ({}),
  'DELETE /api/users/mine/role-view': async () => ({}),
}
