import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, givenSession, startPortal } from '../../../test/portal.ts'
import { sweepSessions } from '../session/session.sweep.ts'
import { openLink } from './account.service.ts'

const infos = '/api/users/mine/infos'

test('the current login answers token, menus, user information and roles [API-02]', async () => {
  const { get, token } = await startPortal({ ...administrator, email: 'admin@example.com', is_weaver: true })

  const { data } = await get(infos)

  expect(data.token).toBe(token)
  expect(data.menus).toContain(1037)
  expect(data.roles).toEqual([{ role_id: 1 }])
  expect(data.user_info).toEqual({
    ...{ user_name: 'administrator', mobile: null, email: 'admin@example.com', photo_url: null },
    ...{ user_type: 'common_user', not_set_password: true, bind_mobile: false, bind_email: true, is_weaver: true },
  })
})

test('whoever has no role with a list has no list', async () => {
  const { get } = await startPortal({ user_name: 'someone' })

  expect((await get(infos)).data.menus).toBeNull()
})

test('nobody is logged in without a token, with a wrong one, or with one that is over', async () => {
  const { db, get } = await startPortal()
  const { user_id } = await givenAccount(db)
  const { token } = await givenSession(db, user_id, '-1 second')

  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: 'Bearer wrong' })).code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${token}` })).code).toBe(failures.not_logged_in.code)
})

test('a link token becomes a session, once, and is kept only as a hash [API-02]', async () => {
  const { db, get } = await startPortal()
  const { user_id } = await givenAccount(db, { user_name: '青禾' })
  const link = await openLink(db, user_id)

  const first = await get(`${infos}?token=${link}`)
  const second = await get(`${infos}?token=${link}`)

  expect(first.data.user_info.user_name).toBe('青禾')
  expect(first.data.token).not.toBe(link)
  expect(second.code).toBe(failures.not_logged_in.code)
  expect((await get(infos, { authorization: `Bearer ${first.data.token}` })).code).toBe(0)
  expect((await get(infos, { authorization: `Bearer ${link}` })).code).toBe(failures.not_logged_in.code)

  const { rows } = await sql<{ kept: string }>`select encode(token_hash, 'escape') as kept from link_token`.execute(db)
  expect(rows[0]?.kept).not.toContain(link)
})

test('of many who open the same link at once, one gets in', async () => {
  const { db, get } = await startPortal()
  const link = await openLink(db, (await givenAccount(db)).user_id)

  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${infos}?token=${link}`)))

  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('a link that is too old opens nothing', async () => {
  const { db, get } = await startPortal()
  const link = await openLink(db, (await givenAccount(db)).user_id, -1)

  expect((await get(`${infos}?token=${link}`)).code).toBe(failures.not_logged_in.code)
})

test('quitting revokes the token on the server; quitting again changes nothing [ACC-05]', async () => {
  const { get, post } = await startPortal({ user_name: 'someone' })

  expect((await post('/api/logout')).code).toBe(0)
  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
  expect((await post('/api/logout')).code).toBe(0)
})

test('a disabled account is not logged in, whatever token it holds', async () => {
  const { db, get } = await startPortal({ user_name: 'someone' })

  await db.updateTable('account').set({ state: 'disabled' }).execute()

  expect((await get(infos)).code).toBe(failures.not_logged_in.code)
})

test('sweeping removes what is long over and keeps what still opens', async () => {
  const { db, get } = await startPortal({ user_name: 'someone' })
  const { user_id } = await givenAccount(db)
  await givenSession(db, user_id, '-31 days')
  await openLink(db, user_id, -60 * 25)

  await sweepSessions(db)

  expect(await db.selectFrom('session').select('user_id').where('user_id', '=', user_id).execute()).toEqual([])
  expect(await db.selectFrom('link_token').select('user_id').execute()).toEqual([])
  expect((await get(infos)).code).toBe(0)
})
