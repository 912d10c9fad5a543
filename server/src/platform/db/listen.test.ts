import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenServer } from '../../../test/relay.ts'
import { listen } from './listen.ts'

test('after an outage behind a proxy one connection listens, and none after closing', async () => {
  const { db, platform } = await startPortal()
  const proxy = await givenServer('server')
  const channel = `outage_${randomBytes(4).toString('hex')}`
  const primary = () => platform.pool.primary().replace(/@[^/]+/, `@${proxy.address}`)
  const connections = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where query = ${`listen "${channel}"`}`.execute(db)
    return rows[0]?.count
  }
  let reconnects = -1
  const listening = await listen(
    { primary },
    channel,
    () => {},
    () => void reconnects++,
  )
  onTestFinished(() => listening.close())
  const refused = Promise.withResolvers<void>()
  proxy.onConnection(refused.resolve)

  // One refused attempt: each report of its end used to start a further one, and both then succeeded.
  proxy.become('closing')
  await refused.promise
  proxy.become('server')
  await expect.poll(() => reconnects).toBeGreaterThanOrEqual(1)

  await expect.poll(connections).toBe(1)
  expect(reconnects).toBe(1)
  await listening.close()
  await expect.poll(connections).toBe(0)
})
