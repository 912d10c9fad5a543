import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openStorage } from './storage.ts'

const config = readConfig({ ...process.env, S3_PREFIX: `test/${randomUUID()}/` })
const storage = openStorage(config)
const about = { size: 6, content_type: 'text/plain' }

afterAll(() => storage.close())

test('what is put can be read, looked at and removed', async () => {
  await storage.put('目录/报告.txt', Buffer.from('报告'), about)

  const found = await storage.get('目录/报告.txt')
  expect(found && (await text(found.body))).toBe('报告')
  expect(await storage.head('目录/报告.txt')).toMatchObject(about)

  await storage.remove('目录/报告.txt')
  expect(await storage.head('目录/报告.txt')).toBeNull()
})

test('a stream of known length is stored as it comes', async () => {
  await storage.put('stream', Readable.from([Buffer.from('abc'), Buffer.from('def')]), about)

  expect(await storage.head('stream')).toMatchObject(about)
})

test('a part of an object is read by its first and last byte, and says of which object it is', async () => {
  await storage.put('parts', Buffer.from('abcdef'), about)
  const whole = await storage.head('parts')

  const part = await storage.get('parts', { start: 2, end: 4 })

  expect(part && (await text(part.body))).toBe('cde')
  expect(part).toMatchObject({ size: 3, etag: whole?.etag, modified_at: whole?.modified_at })
})

test('objects are listed by the beginning of their keys, page after page', async () => {
  for (const name of ['list/a', 'list/b', 'list/c', 'other']) await storage.put(name, Buffer.from('abcdef'), about)

  const found = await storage.list('list/')
  const later = await storage.list('list/', 'list/a')

  expect(found.map(({ key, size }) => [key, size])).toEqual([
    ['list/a', 6],
    ['list/b', 6],
    ['list/c', 6],
  ])
  expect(later.map(({ key }) => key)).toEqual(['list/b', 'list/c'])
})

test('an object that is not there is null, however often', async () => {
  for (let n = 0; n < 5; n++) expect(await storage.get('nothing')).toBeNull()
})

test('a signed address serves the object under a name in any script, to anyone, for its time', async () => {
  await storage.put('signed', Buffer.from('报告'), about)

  const address = await storage.presign('signed', { seconds: 1, file_name: '我的"数据".zip' })
  const answer = await fetch(address)

  expect(await answer.text()).toBe('报告')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="______.zip"; filename*=UTF-8''%E6%88%91%E7%9A%84%22%E6%95%B0%E6%8D%AE%22.zip`,
  )
  expect((await fetch(address.replace('/signed', '/another'))).status).toBe(403)
  await sleep(2_100)
  expect((await fetch(address)).status).toBe(403)
})

test('where browsers reach the store at another address, the signed one leads there', async () => {
  const behind = openStorage({ ...config, S3_PUBLIC_ENDPOINT: 'https://files.example.com' })

  const address = await behind.presign('signed', { seconds: 60, file_name: 'a.zip' })

  expect(address).toMatch(/^https:\/\/files\.example\.com\//)
  behind.close()
})

test('a proxy beside us gets path and query of the store, under the name the store has for us', async () => {
  await storage.put('proxied', Buffer.from('abcdef'), about)

  const path = await storage.presignForProxy('proxied')
  const answer = await fetch(config.S3_ENDPOINT + path, { headers: { range: 'bytes=1-2' } })

  expect(path).toMatch(/^\/[^/]/)
  expect([answer.status, await answer.text()]).toEqual([206, 'bc'])
})

test('a bucket is made once, and found afterwards', async () => {
  const elsewhere = openStorage({ ...config, S3_BUCKET: `atrium-test-${randomUUID().slice(0, 8)}` })

  await elsewhere.ensureBucket()
  await elsewhere.ensureBucket()

  await elsewhere.ping()
  elsewhere.close()
})

test('a store that is down refuses long before the time-out', async () => {
  const nowhere = openStorage({ ...config, S3_ENDPOINT: 'http://127.0.0.1:9', S3_TIMEOUT: 600_000 })

  await expect(nowhere.head('anything')).rejects.toMatchObject({ failure: 'unavailable' })

  nowhere.close()
})

test('a store that hangs is asked until the time-out, then not for a while, and found again when it is back', async () => {
  let hangs = true
  let requests = 0
  const store = createServer((_, response) => {
    requests += 1
    if (!hangs) response.writeHead(200, { 'content-length': '6', 'content-type': 'text/plain' }).end()
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as { port: number }
  const hanging = openStorage({ ...config, S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_TIMEOUT: 300 })
  const head = () => hanging.head('anything')

  await expect(head()).rejects.toMatchObject({ failure: 'unavailable' })
  await expect(head()).rejects.toMatchObject({ failure: 'unavailable' })
  const requestsBefore = requests
  await expect(head()).rejects.toMatchObject({ failure: 'unavailable' })
  expect(requests).toBe(requestsBefore)

  hangs = false
  await expect.poll(() => head().catch(() => null)).toMatchObject(about)
  hanging.close()
  store.closeAllConnections()
  store.close()
})
