import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { givenWaitingResource } from '../../../test/given/review.ts'
import { listenTo } from '../../../test/live.ts'
import { administrator, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import { notifyPerson } from './notice.create.ts'
import { openLiveNotices } from './notice.live.ts'

test('a subscriber gets a notice at once, with the number of unread ones', async () => {
  const portal = await startPortal(someone)
  const stream = await listen(portal)
  await expect.poll(() => stream.events).toHaveLength(1)

  const notice_id = await notify(portal, 1)

  await expect.poll(() => stream.events).toHaveLength(3)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no')
  expect(stream.events[0]).toMatchObject({ event: 'unread', data: { unread: 0 } })
  expect(stream.events[1]).toMatchObject({
    id: String(notice_id),
    event: 'notice',
    data: { kind: 'feedback_answered' },
  })
  expect(stream.events[2]).toMatchObject({ event: 'unread', data: { unread: 1, last: notice_id } })
})

test('a subscriber that reconnects gets the missed notices in order and once', async () => {
  const portal = await startPortal(someone)
  const seen = await notify(portal, 1)
  const missed = [await notify(portal, 2), await notify(portal, 3)]

  const stream = await listen(portal, seen)

  await expect.poll(() => stream.notices()).toEqual(missed)
  const next = await notify(portal, 4)
  await expect.poll(() => stream.notices()).toEqual([...missed, next])
})

test('of notices that are written at the same time none is skipped, whichever is committed first', async () => {
  const portal = await startPortal(someone)
  const stream = await listen(portal)
  const began = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()

  const slow = portal.db.transaction().execute(async (tx) => {
    await notifyPerson(tx, Number(portal.user_id), 'feedback_answered', { feedback_id: 1 })
    began.resolve()
    await mayEnd.promise
  })
  await began.promise
  const fast = notify(portal, 2)
  mayEnd.resolve()
  await Promise.all([slow, fast])

  await expect.poll(() => stream.notices()).toHaveLength(2)
  expect(stream.notices()).toEqual(stream.notices().toSorted((a, b) => a - b))
})

test('what is read in one window is read in the others', async () => {
  const portal = await startPortal(someone)
  const notice_id = await notify(portal, 1)
  const stream = await listen(portal)
  await expect.poll(() => stream.events.at(-1)?.data).toMatchObject({ unread: 1 })

  await portal.post('/api/notices/read', { notice_ids: [notice_id] })

  await expect.poll(() => stream.events.at(-1)?.data).toMatchObject({ unread: 0 })
})

test.for([
  ['a role is given', `insert into account_role (user_id, role_id) values ($id, 1)`],
  ['menus of its own are given', `update account set own_menus = '{10}' where user_id = $id`],
  ['the name changes', `update account set user_name = '晚晴' where user_id = $id`],
  ['the photo changes', `update account set photo_url = '/p.webp' where user_id = $id`],
] as const)('a subscribed browser gets an event when %s [ACC-07c]', async ([, change]) => {
  const portal = await startPortal(someone)
  const stream = await listen(portal)
  await expect.poll(() => stream.events).toHaveLength(1)

  await sql`${sql.raw(change.replace('$id', String(portal.user_id)))}`.execute(portal.db)

  await expect.poll(() => stream.events.at(-1)).toMatchObject({ event: 'account', data: {} })
})

test('a change of a role sends an event only to those who have the role [ACC-07c]', async () => {
  const portal = await startPortal(someone)
  const stream = await listen(portal)
  await expect.poll(() => stream.events).toHaveLength(1)
  const { role_id } = await portal.db
    .insertInto('role')
    .values({ code: 'guest', name: '{"zh-CN":"访客"}', menus: [10] })
    .returning('role_id')
    .executeTakeFirstOrThrow()

  await sql`update role set menus = '{10,11}' where role_id = ${role_id}`.execute(portal.db)
  const notice_id = await notify(portal, 1)
  await expect.poll(() => stream.notices()).toEqual([notice_id])
  expect(stream.events.filter(({ event }) => event === 'account')).toHaveLength(0)

  await portal.db
    .insertInto('account_role')
    .values({ role_id, user_id: Number(portal.user_id) })
    .execute()
  await expect.poll(() => stream.events.filter(({ event }) => event === 'account')).toHaveLength(1)
  await sql`update role set menus = '{10,12}' where role_id = ${role_id}`.execute(portal.db)

  await expect.poll(() => stream.events.filter(({ event }) => event === 'account')).toHaveLength(2)
})

test('when work for staff comes or is done, staff get one event for all of it, and members none [MGT-132]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const version_id = await givenWaitingResource(db)
  const streams = [await listen(portal), await listen(await portal.signedInAs(await givenAccount(db, someone)))]
  for (const { events } of streams) await expect.poll(() => events).toHaveLength(1)
  const heard = () => streams.map(({ events }) => events.filter(({ event }) => event === 'work').length)

  await db.transaction().execute(async (tx) => {
    await sql`insert into feedback (content) values ('列宽'), ('字号')`.execute(tx)
    await sql`update resource_version set reviewer_id = ${portal.user_id} where version_id = ${version_id}`.execute(tx)
  })

  await expect.poll(heard).toEqual([1, 0])
  await sql`update resource_version set state = 'changes_asked' where version_id = ${version_id}`.execute(db)
  await expect.poll(heard).toEqual([2, 0])
})

test('a visitor cannot subscribe, and a client that does not accept events gets an error', async () => {
  const portal = await startPortal(someone)
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })

  const stranger = await fetch(`${address}/api/notices/live`, { headers: { accept: 'text/event-stream' } })

  expect(await stranger.json()).toMatchObject({ code: failures.not_logged_in.code })
  expect((await portal.get('/api/notices/live')).code).toBe(failures.invalid_input.code)
})

test('a person can listen in several places, but not in any number of them', async () => {
  const portal = await startPortal(someone)
  const streams = []
  for (let n = 0; n < 9; n++) streams.push(await listen(portal))

  await streams[0]?.ended
  await notify(portal, 1)

  for (const stream of streams.slice(1)) await expect.poll(() => stream.notices()).toHaveLength(1)
  expect(await portal.platform.metrics.metrics()).toContain('atrium_notice_streams 8')
})

test('a portal that closes sends everybody elsewhere and says when to come again', async () => {
  const portal = await startPortal(someone)
  const stream = await listen(portal)

  const closed = portal.app.close()

  await stream.ended
  await closed
})

test('a notice without a notification is found at the next poll', async () => {
  const { portal, heard } = await givenSubscriber()

  await sql`
    insert into notice (user_id, kind, subject) values (${portal.user_id}, 'feedback_answered', '{"feedback_id": 1}')`.execute(
    portal.db,
  )

  await expect.poll(heard).toContain('event: notice')
})

test('who subscribes while others are looked after stays subscribed', async () => {
  const { open } = await givenSubscriber({ beat: 1 })

  for (let n = 0; n < 5; n++) {
    const { stream, heard } = await open()
    await expect.poll(heard).toMatch(/event: unread(.|\n)*: \n\n/)
    expect(stream.readableEnded).toBe(false)
  }
})

test('a session that is over ends the stream it opened', async () => {
  const { portal, stream, heard } = await givenSubscriber()
  await expect.poll(heard).toContain('event: unread')

  await sql`update session set revoked_at = now() where user_id = ${portal.user_id}`.execute(portal.db)

  await expect.poll(() => stream.readableEnded || stream.destroyed).toBe(true)
})

/** Somebody who listens, and is looked after more often than usual. */
async function givenSubscriber({ beat = 100 } = {}) {
  const portal = await startPortal(someone)
  const live = openLiveNotices({ ...portal.platform, metrics: new Registry() }, { beat })
  onTestFinished(() => live.close())
  const viewer = { user_id: portal.user_id, language: 'en' } as Viewer
  const open = async () => {
    const stream = await live.open(viewer, tokenHash(portal.token ?? ''), null)
    let text = ''
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
    return { stream, heard: () => text }
  }
  return { portal, open, ...(await open()) }
}

const addresses = new WeakMap<Portal['app'], Promise<string>>()

async function listen(portal: Portal, last?: number) {
  const address = addresses.get(portal.app) ?? portal.app.listen({ host: '127.0.0.1', port: 0 })
  addresses.set(portal.app, address)
  const { token } = await givenSession(portal.db, Number(portal.user_id))
  return listenTo(await address, token, last)
}

async function notify({ db, user_id }: Portal, feedback_id: number): Promise<number> {
  await db.transaction().execute((tx) => notifyPerson(tx, Number(user_id), 'feedback_answered', { feedback_id }))
  const { notice_id } = await db
    .selectFrom('notice')
    .select('notice_id')
    .orderBy('notice_id', 'desc')
    .executeTakeFirstOrThrow()
  return notice_id
}
