import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openStorage } from './storage.ts'

const config = readConfig({ ...process.env, S3_PREFIX: `test/${randomUUID()}/` })
const storage = openStorage(config)
const bytes = randomBytes(6_000_000)
const half = 5_500_000

afterAll(() => storage.close())

test('parts sent in any order make the object, and completing twice is as good as once', async () => {
  const key = randomUUID()
  const multipart_id = await storage.createMultipart(key, 'application/octet-stream')
  const second = await storage.uploadPart({ key, multipart_id, number: 2 }, stream(bytes.subarray(half)), 500_000)
  const first = await storage.uploadPart({ key, multipart_id, number: 1 }, stream(bytes.subarray(0, half)), half)
  const parts = [
    { number: 1, etag: first ?? '' },
    { number: 2, etag: second ?? '' },
  ]

  expect(await storage.head(key)).toBeNull()
  expect(await storage.listParts(key, multipart_id)).toEqual(parts)
  expect(await storage.completeMultipart(key, multipart_id, parts)).toEqual({ size: bytes.length })
  expect(await storage.completeMultipart(key, multipart_id, parts)).toEqual({ size: bytes.length })

  const hash = createHash('sha256')
  for await (const piece of (await storage.get(key))?.body ?? []) hash.update(piece)
  expect(hash.digest('hex')).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('a list of parts the store does not have completes nothing', async () => {
  const key = randomUUID()
  const multipart_id = await storage.createMultipart(key, 'application/octet-stream')
  await storage.uploadPart({ key, multipart_id, number: 1 }, bytes, bytes.length)

  const wrong = [{ number: 1, etag: '"00000000000000000000000000000000"' }]
  expect(await storage.completeMultipart(key, multipart_id, wrong)).toBeNull()
  expect(await storage.head(key)).toBeNull()
})

test('an upload that was given up is gone, with its parts; until then it is listed', async () => {
  const key = randomUUID()
  const multipart_id = await storage.createMultipart(key, 'application/octet-stream')
  await storage.uploadPart({ key, multipart_id, number: 1 }, bytes, bytes.length)
  expect(await listed()).toContainEqual({ key, multipart_id, began_at: expect.any(Date) })

  await storage.abortMultipart(key, multipart_id)
  await storage.abortMultipart(key, multipart_id)

  expect((await listed()).map((one) => one.key)).not.toContain(key)
  expect(await storage.listParts(key, multipart_id)).toBeNull()
  expect(await storage.uploadPart({ key, multipart_id, number: 1 }, stream(bytes), bytes.length)).toBeNull()
})

test('a body that breaks ends its part with its own failure, and says nothing about the store', async () => {
  const key = randomUUID()
  const multipart_id = await storage.createMultipart(key, 'application/octet-stream')
  async function* broken() {
    yield bytes.subarray(0, 100_000)
    throw new Error('sender disconnected')
  }

  for (let n = 0; n < 4; n++) {
    const sending = storage.uploadPart({ key, multipart_id, number: 1 }, Readable.from(broken()), bytes.length)
    await expect(sending).rejects.toThrow('sender disconnected')
  }

  expect(await storage.listParts(key, multipart_id)).toEqual([])
})

test('fault 12: a store that takes no more of a body is given up after seconds', async () => {
  const store = createServer((request) => request.once('data', () => request.pause())).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as { port: number }
  const hanging = openStorage({ ...config, S3_ENDPOINT: `http://127.0.0.1:${port}` })
  const began = performance.now()

  const sending = hanging.put('hangs', stream(bytes), { size: bytes.length, content_type: 'text/plain' })

  await expect(sending).rejects.toMatchObject({ failure: 'unavailable' })
  expect(performance.now() - began).toBeLessThan(30_000)
  hanging.close()
  store.closeAllConnections()
  store.close()
})

test('a copy is an object of its own', async () => {
  await storage.put('from', Buffer.from('报告'), { size: 6, content_type: 'text/plain' })

  await storage.copy('from', 'to')
  await storage.remove('from')

  expect(await storage.head('to')).toMatchObject({ size: 6, content_type: 'text/plain' })
})

/** In pieces, as the network brings them. */
function stream(content: Buffer) {
  const pieces = Array.from({ length: Math.ceil(content.length / 65_536) }, (_, n) =>
    content.subarray(n * 65_536, (n + 1) * 65_536),
  )
  return Readable.from(pieces)
}

async function listed() {
  const all = []
  for await (const one of storage.listMultiparts()) all.push(one)
  return all
}
