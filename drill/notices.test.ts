import { setTimeout as sleep } from 'node:timers/promises'
import { notifyPerson } from '@atrium/server/areas/notice/notice.create'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { wiring } from '@atrium/server/wiring'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenPerson } from './given-person.ts'
import { type Listener, startListener } from './listener.ts'
import { startNginx } from './nginx.ts'
import { type DrillPortal, openPortal, ownDatabase, querySql } from './portal.ts'
import { report } from './report.ts'

const database = await ownDatabase()
const platform = await openPlatform(readConfig({ ...process.env, ...database.settings, LOG_LEVEL: 'silent' }), wiring)
const people = 20
const notices = 600
let portal: DrillPortal
let nginx: Awaited<ReturnType<typeof startNginx>>

beforeAll(async () => {
  portal = await openPortal(database.settings)
  nginx = await startNginx(portal.port)
})

afterAll(async () => {
  await nginx.stop()
  await portal.close()
  await closePlatform(platform)
  await database.drop()
})

test('a notice is there within a second, directly and through nginx', async () => {
  const waits: number[] = []
  for (const address of [`http://127.0.0.1:${portal.port}`, nginx.address]) {
    const { user_id, token } = await givenPerson(database.url)
    const listener = startListener(address, token)
    await vi.waitFor(() => expect(listener.opened()).toBe(1), { timeout: 10_000, interval: 10 })

    const began = performance.now()
    await notifyOne(user_id, 1)
    await vi.waitFor(() => expect(listener.shown).toHaveLength(1), { timeout: 10_000, interval: 2 })

    waits.push(performance.now() - began)
    listener.stop()
  }
  const [direct, through_nginx] = waits
  report('one notice, from before its commit to the browser', { direct_ms: direct, through_nginx_ms: through_nginx })
  for (const wait of waits) expect(wait).toBeLessThan(1_000)
})

test('no notice is lost or shown twice while one web process is killed and then all are replaced', async () => {
  const listeners = new Map<number, Listener>()
  for (let n = 0; n < people; n++) {
    const { user_id, token } = await givenPerson(database.url)
    listeners.set(user_id, startListener(n % 2 ? nginx.address : `http://127.0.0.1:${portal.port}`, token))
  }
  const user_ids = [...listeners.keys()]
  await sleep(1_000)

  const writing = writeNotices(user_ids)
  await sleep(2_000)
  process.kill(portal.webProcesses()[0] ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(portal.webProcesses()).toHaveLength(2), { timeout: 60_000, interval: 20 })
  portal.signal('SIGHUP')
  await vi.waitFor(() => expect(portal.linesWith('"replaced"')).toHaveLength(1), { timeout: 120_000, interval: 50 })
  await writing

  const written = await querySql(
    database.url,
    `select user_id::int, array_agg(notice_id::int order by notice_id) as ids from notice group by user_id`,
  )
  const idsOf = new Map(written.map(({ user_id, ids }) => [Number(user_id), ids as number[]]))
  await vi.waitFor(
    () => {
      for (const [user_id, { shown }] of listeners) {
        expect(shown.map(({ notice_id }) => notice_id)).toEqual(idsOf.get(user_id))
      }
    },
    { timeout: 30_000, interval: 100 },
  )
  const all = [...listeners.values()]
  report('notices, one process killed, then all replaced', {
    notices: all.reduce((sum, { shown }) => sum + shown.length, 0),
    reconnections: all.reduce((sum, { opened }) => sum + opened() - 1, 0),
    repeats_dropped: all.reduce((sum, { repeats }) => sum + repeats(), 0),
    longest_wait_ms: await longestWait(all),
  })
  for (const { stop } of all) stop()
  expect(all.some(({ opened }) => opened() > 1)).toBe(true)
})

/** One transaction each, several at once, for whoever: as decisions, answers and mentions come. */
async function writeNotices(user_ids: number[]) {
  async function hand(from: number) {
    for (let n = from; n < notices; n += 3) {
      const user_id = user_ids[n % user_ids.length] as number
      await notifyOne(user_id, n + 1)
      await sleep(30)
    }
  }
  await Promise.all([0, 1, 2].map(hand))
}

async function notifyOne(user_id: number, feedback_id: number) {
  await platform.db.transaction().execute((tx) => notifyPerson(tx, user_id, 'feedback_answered', { feedback_id }))
}

async function longestWait(listeners: Listener[]): Promise<number> {
  const rows = await querySql(database.url, `select notice_id::int, created_at from notice`)
  const writtenAt = new Map(rows.map(({ notice_id, created_at }) => [notice_id, (created_at as Date).getTime()]))
  const waits = listeners.flatMap(({ shown }) =>
    shown.map(({ notice_id, at }) => at - (writtenAt.get(notice_id) as number)),
  )
  return Math.max(...waits)
}
