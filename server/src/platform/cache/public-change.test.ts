import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { publicTopic } from './cache.ts'
import { announcePublicChange, sharedCachePurge } from './public-change.ts'

/** A shared cache that answers as told, and what it was sent. */
async function givenSharedCache(answer: { status: number }) {
  const received: string[] = []
  const server = createServer(({ method, url }, response) => {
    received.push(`${method} ${url}`)
    response.writeHead(answer.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { received, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function startPortalBehind(...addresses: string[]) {
  return await startPortal(null, { config: { PURGE_ADDRESSES: addresses } })
}

test('a public change purges every shared cache at once', async () => {
  const caches = [await givenSharedCache({ status: 200 }), await givenSharedCache({ status: 200 })]
  const { platform } = await startPortalBehind(...caches.map(({ address }) => address))

  await announcePublicChange(platform)

  for (const { received } of caches) expect(received).toContain('PURGE /')
})

test('a process that hears of a public change purges what it may have brought into a shared cache before', async () => {
  const { received, address } = await givenSharedCache({ status: 200 })
  const { platform } = await startPortalBehind(address)

  await platform.cache.invalidate(publicTopic)

  await expect.poll(() => received).toContain('PURGE /')
})

test('a job purges once more when no process can hold what stood before, until every shared cache accepts', async () => {
  const answer = { status: 503 }
  const { received, address } = await givenSharedCache(answer)
  const { platform, db } = await startPortalBehind(address)

  await announcePublicChange(platform)

  const { rows } = await sql`select start_after > now() + interval '1 second' as is_later
    from pgboss.job where name = ${sharedCachePurge.name}`.execute(db)
  expect(rows).toEqual([{ is_later: true }])
  await expect(sharedCachePurge.handler(platform, {}, {} as never)).rejects.toThrow('503')
  answer.status = 200
  const before = received.length
  await sharedCachePurge.handler(platform, {}, {} as never)
  expect(received.length).toBeGreaterThan(before)
})

test('without a shared cache nothing is purged and no job is written', async () => {
  const { platform, db } = await startPortalBehind()

  await announcePublicChange(platform)

  expect((await sql`select from pgboss.job where name = ${sharedCachePurge.name}`.execute(db)).rows).toEqual([])
})
