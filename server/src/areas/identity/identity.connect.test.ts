import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { givenAccount, someone, startPortal } from '../../../test/portal.ts'
import { givenCode, givenProviderProof } from './identity.given.ts'

const identities = '/api/users/mine/identities'

test('a first visit through a provider is connected to the account somebody signs in to, once [ACC-15]', async () => {
  const { db, user_id, platform, post } = await startPortal(someone)
  const { ticket } = await givenProviderProof(platform)

  const first = await post(identities, { ticket })
  const second = await post(identities, { ticket })

  expect(first.data).toEqual({ outcome: 'bound' })
  expect(second.code).toBe(failures.wrong_code.code)
  const kept = await db.selectFrom('identity').select(['user_id', 'type', 'name']).execute()
  expect(kept).toEqual([{ user_id, type: 'wechat', name: '听雨' }])
})

test('an outside account that found its account in the meantime stays there [ACC-15]', async () => {
  const { db, platform, post } = await startPortal(someone)
  const { user_id } = await givenAccount(db)
  const { ticket } = await givenProviderProof(platform, 'same')
  await db.insertInto('identity').values({ user_id, type: 'wechat', subject: 'same' }).execute()

  expect((await post(identities, { ticket })).data).toEqual({ outcome: 'belongs_to_other' })
})

test('the ticket of a code to a number connects nothing [ACC-15]', async () => {
  const { db, platform, post } = await startPortal(someone)
  const { ticket } = await givenCode(platform, null, '13512345678', 'login')
  await db.updateTable('proof').set({ proved_at: new Date().toISOString() }).execute()

  expect((await post(identities, { ticket })).code).toBe(failures.invalid_input.code)
})
