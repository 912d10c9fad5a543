import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'

const users = '/api/management/users'
const chats = '/api/management/wechat-users'

async function givenChat({ db }: Portal, user_id: number, name = '溪边') {
  const { rows } = await sql<{ identity_id: number }>`
    insert into identity (user_id, type, subject, name) values (${user_id}, 'wechat', ${name}, ${name})
    returning identity_id`.execute(db)
  return Number(rows[0]?.identity_id)
}

test('two accounts of one person become one, with a reason, and the other is gone [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const { db, get, post } = portal
  const { user_id } = await givenAccount(db, { user_name: '新我', email: 'new@example.com' })
  const { user_id: other_id } = await givenAccount(db, { user_name: '旧我', mobile: '+8613500008723' })
  await sql`update account set staff_note = '常来电' where user_id = ${other_id}`.execute(db)
  await sql`insert into feedback (user_id, content) values (${other_id}, 'a')`.execute(db)

  const preview = await get(`${users}/${user_id}/merge?other_id=${other_id}`)
  expect(preview.data).toMatchObject({
    user_name: '旧我',
    moves: [{ thing: 'mobile' }, { thing: 'feedback', count: 1 }],
  })
  expect((await post(`${users}/${user_id}/merge`, { other_id })).code).toBe(failures.invalid_input.code)
  expect((await post(`${users}/${user_id}/merge`, { other_id, reason: '同一个人' })).code).toBe(0)

  expect((await get(`${users}/${user_id}`)).data).toMatchObject({
    masked_mobile: '135 **** 8723',
    staff_note: '常来电',
  })
  expect((await get(`${users}/${other_id}`)).code).toBe(failures.not_found.code)
  const { rows } = await sql`select subject_id, reason from audit order by audit_id`.execute(db)
  expect(rows).toEqual([
    { subject_id: user_id, reason: '同一个人' },
    { subject_id: other_id, reason: '同一个人' },
  ])
})

test('an account is not merged with itself, nor with one that is closed or on its way out', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { user_name: '甲', email: 'a@example.com' })
  const { user_id: other_id } = await givenAccount(portal.db, { user_name: '乙', email: 'b@example.com' })
  const merge = async (other: number) =>
    (await portal.post(`${users}/${user_id}/merge`, { other_id: other, reason: 'x' })).code

  expect(await merge(user_id)).toBe(failures.conflict.code)
  expect(await merge(4711)).toBe(failures.not_found.code)
  await sql`update account set erase_at = now() + interval '1 day' where user_id = ${other_id}`.execute(portal.db)
  expect(await merge(other_id)).toBe(failures.conflict.code)
})

test('chat accounts are listed with whose they are, and unbound with a reason unless it is the last way in [MGT-106]', async () => {
  const portal = await startPortal(administrator, { config: { WECHAT_APP_ID: 'wx' } })
  const { db, get, post } = portal
  const both = await givenAccount(db, { user_name: '溪', email: 'xi@example.com', user_type: 'wechat_user' })
  const only = await givenAccount(db, { user_name: '一苇', user_type: 'wechat_user' })
  const identity_id = await givenChat(portal, both.user_id)
  const last_id = await givenChat(portal, only.user_id, '苇')

  const search = encodeURIComponent(JSON.stringify({ keyword: '溪' }))
  expect((await get(`${chats}?search=${search}`)).data).toMatchObject({
    total: 1,
    list: [{ identity_id, name: '溪边', user_name: '溪', user_id: both.user_id }],
  })
  expect((await get(chats)).data.total).toBe(2)

  expect((await post(`${chats}/${last_id}/removal`, { reason: '换号' })).code).toBe(failures.last_way_in.code)
  expect((await post(`${chats}/${identity_id}/removal`, { reason: '换号' })).code).toBe(0)

  expect((await get(`${users}/${both.user_id}`)).data.type).toBe('common_user')
  const { rows } = await sql`select subject, subject_id, reason, before from audit`.execute(db)
  expect(rows).toMatchObject([{ subject: 'identity', subject_id: identity_id, reason: '换号' }])
  expect(JSON.stringify(rows)).not.toContain('"subject":"溪边"')
})

test('a chat account is found by whose it is, however many people the keyword means [MGT-106]', async () => {
  const portal = await startPortal(administrator, { config: { WECHAT_APP_ID: 'wx' } })
  const { db, get } = portal
  await sql`insert into account (user_name) select '溪 ' || n from generate_series(1, 5001) as n`.execute(db)
  const meant = await givenAccount(db, { user_name: '溪', user_type: 'wechat_user' })
  const other = await givenAccount(db, { user_name: '一苇', user_type: 'wechat_user' })
  const identity_id = await givenChat(portal, meant.user_id, '苇')
  await givenChat(portal, other.user_id, '小溪')

  const { data } = await get(`${chats}?search=${encodeURIComponent(JSON.stringify({ keyword: '溪' }))}`)

  expect(data).toMatchObject({ total: 1, list: [{ identity_id, name: '苇', user_name: '溪' }] })
})
