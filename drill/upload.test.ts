/**
 * How large the upload is: ATRIUM_DRILL_MEGABYTES, 96 unless said otherwise. By hand, as two gigabytes:
 *   ATRIUM_DRILL_MEGABYTES=2048 npx vitest run --project drill drill/upload.test.ts
 */
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chunkSize } from '@atrium/contract/limits'
import { readConfig } from '@atrium/server/config'
import { tokenHash } from '@atrium/server/platform/http/viewer'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { calmestSwing } from './memory.ts'
import { type DrillPortal, openPortal, ownDatabase, querySql } from './portal.ts'
import { report } from './report.ts'
import { startToxicProxy } from './toxic.ts'
import { chunkOf, hashOf, openAsker, uploadFile } from './uploader.ts'

const megabytes = Number(process.env.ATRIUM_DRILL_MEGABYTES ?? 96)
const size = megabytes * 1024 ** 2 - 12_345
const token = randomBytes(20).toString('hex')
const database = await ownDatabase()
const S3_PREFIX = `drill/${randomBytes(6).toString('hex')}/`
const storage = openStorage(readConfig({ ...process.env, S3_PREFIX }))
const environment = { S3_PREFIX, RATE_LIMIT_PER_PERSON: '100000' }

afterAll(async () => {
  for (const { key } of await storage.list('')) await storage.remove(key)
  for await (const { key, multipart_id } of storage.listMultiparts()) await storage.abortMultipart(key, multipart_id)
  storage.close()
  await database.drop()
})

describe('a line that breaks and processes that die', () => {
  let portal: DrillPortal
  let line: Awaited<ReturnType<typeof startToxicProxy>>

  beforeAll(async () => {
    portal = await openPortal({ ...environment, ...database.settings })
    line = await startToxicProxy({ to: portal.port })
    await givenPerson()
  })
  afterAll(async () => {
    await portal.close()
    await line.close()
  })

  test('ten cuts and two kills: the file is right, and only what was under way was sent again [UPL-02]', {
    timeout: 240_000 + megabytes * 1_000,
  }, async () => {
    const sideBySide = 4
    const before = line.carried()
    const began = performance.now()
    const total = Math.ceil(size / chunkSize)
    const cuts = places(total, 10)
    const kills = places(total, 2)
    let interruptions = 0

    const outcome = await uploadFile({
      port: line.port,
      token,
      file_name: 'large.mp4',
      size,
      sideBySide,
      onChunk(acknowledged) {
        while (cuts.length > 0 && acknowledged >= (cuts[0] ?? 0)) {
          cuts.shift()
          interruptions++
          line.cut()
        }
        if (acknowledged < (kills[0] ?? Number.POSITIVE_INFINITY)) return
        kills.shift()
        interruptions++
        for (const pid of portal.webProcesses()) process.kill(pid, 'SIGKILL')
      },
    })

    const seconds = (performance.now() - began) / 1000
    const carried = line.carried() - before
    report(`${megabytes} MB, ${interruptions} interruptions`, {
      seconds,
      megabytes_a_second: megabytes / seconds,
      chunks: total,
      tries: outcome.tries,
      sent_again_mb: (carried - size) / 1024 ** 2,
    })
    expect(interruptions).toBe(12)
    expect(await storedHash(outcome.file_id)).toBe(hashOf('large.mp4', size))
    expect(carried).toBeLessThan(size + interruptions * sideBySide * chunkSize + 0.01 * size)
  })

  test('twenty uploads side by side are all right', { timeout: 300_000 }, async () => {
    const names = Array.from({ length: 20 }, (_, n) => `parallel ${n}.bin`)
    const each = chunkSize + 100_000
    const began = performance.now()

    const outcomes = await Promise.all(
      names.map((file_name) =>
        uploadFile({ port: portal.port, token, file_name, size: each, kind: 'installer', sideBySide: 2 }),
      ),
    )

    // A machine that does other things too may refuse one for a moment; it is sent again like any other.
    report('twenty uploads', {
      seconds: (performance.now() - began) / 1000,
      refused: outcomes.flatMap(({ failures }) => failures).length,
    })
    for (const [n, { file_id }] of outcomes.entries()) {
      expect(await storedHash(file_id)).toBe(hashOf(names[n] ?? '', each))
    }
  })

  test('the memory of the processes stays flat while a large file comes in', {
    timeout: 120_000 + megabytes * 1_000,
  }, async () => {
    let megabytes_a_second = 0

    const memory_plus_minus_mb = await calmestSwing(portal.webProcesses, 50, async () => {
      const began = performance.now()
      await uploadFile({ port: portal.port, token, file_name: 'steady.mp4', size })
      megabytes_a_second = megabytes / ((performance.now() - began) / 1000)
    })

    report(`${megabytes} MB, no interruption`, { megabytes_a_second, memory_plus_minus_mb })
    expect(memory_plus_minus_mb).toBeLessThan(50)
  })
})

describe('a store or a database that fails at the worst moment', () => {
  let portal: DrillPortal
  let beforeStore: Awaited<ReturnType<typeof startToxicProxy>>
  let beforeDatabase: Awaited<ReturnType<typeof startToxicProxy>>
  const each = chunkSize + 5_000

  beforeAll(async () => {
    beforeStore = await startToxicProxy({ to: portOf(process.env.S3_ENDPOINT) })
    beforeDatabase = await startToxicProxy({ to: portOf(database.url) })
    portal = await openPortal({
      ...environment,
      S3_ENDPOINT: `http://127.0.0.1:${beforeStore.port}`,
      DATABASE_OWNER_URL: database.ownerUrl,
      DATABASE_URL: database.url.replace(`:${portOf(database.url)}/`, `:${beforeDatabase.port}/`),
    })
    await givenPerson()
  })
  afterEach(() => {
    for (const proxy of [beforeStore, beforeDatabase]) {
      proxy.watch(() => {})
      proxy.heal()
    }
  })
  afterAll(async () => {
    await portal.close()
    await Promise.all([beforeStore.close(), beforeDatabase.close()])
  })

  test.for([
    ['fault 11: a store that is down', 'refuse', 3_000],
    ['fault 12: a store that hangs', 'blackhole', 16_000],
  ] as const)(
    '%s: chunks are refused, everything else works, and the upload goes on later',
    async ([name, mode, patience]) => {
      const file_name = `${mode}.bin`
      const ask = openAsker(portal.port, token)
      const begin = () => ask('/api/uploads', JSON.stringify({ file_name, size: each }), 'application/json')
      await begin()

      beforeStore.set({ mode })
      beforeStore.cut()
      const began = performance.now()
      await expect(sendChunk(file_name, 0)).rejects.toThrow('503')
      const refused = performance.now() - began
      const list = await portal.get('/api/files', { authorization: `Bearer ${token}` })
      const { received, file_id } = await begin()
      beforeStore.heal()
      const outcome = await uploadFile({ port: portal.port, token, file_name, size: each, kind: 'resource' })

      report(name, { refused_after_ms: refused, list_ms: list.milliseconds, failures: outcome.failures.length })
      expect(refused).toBeLessThan(patience)
      expect(JSON.parse(list.text).code).toBe(0)
      expect(list.milliseconds).toBeLessThan(1_000)
      expect([received, file_id]).toEqual([[], null])
      expect(await storedHash(outcome.file_id)).toBe(hashOf(file_name, each))
    },
  )

  test('fault 14: killed after the store finished the file and before the database knows, it is finished once', async () => {
    const file_name = 'crash.bin'
    const [key] = await killWhenStoreHas(/POST \S+\?uploadId=/, () =>
      uploadFile({ port: portal.port, token, file_name, size: each, kind: 'resource' }),
    )

    const rows = await querySql(database.url, 'select object_key, state from blob where object_key = $1', [key])
    expect(rows).toHaveLength(1)
    await everyRowHasItsObject()
  })

  test('fault 14: killed after the store has a small file and before the database knows, no row is without its object', async () => {
    const file_name = 'small crash.bin'
    const [lost, outcome] = await killWhenStoreHas(/PUT \S+blob\//, () =>
      uploadFile({ port: portal.port, token, file_name, size: 70_000, kind: 'resource' }),
    )

    expect(await querySql(database.url, 'select from blob where object_key = $1', [lost])).toEqual([])
    expect(await storedHash(outcome.file_id)).toBe(hashOf(file_name, 70_000))
    await everyRowHasItsObject()
  })

  /** The database falls silent as the store is told; when the store has the object, every web process dies. */
  async function killWhenStoreHas<Result>(request: RegExp, work: () => Promise<Result>) {
    const before = new Set((await storage.list('blob/')).map(({ key }) => key))
    let isTriggered = false
    beforeStore.watch((piece) => {
      if (isTriggered || !request.test(piece.subarray(0, 2_000).toString('latin1'))) return
      isTriggered = true
      beforeDatabase.set({ mode: 'blackhole' })
    })
    const working = work()

    const key = await vi.waitFor(
      async () => {
        const found = (await storage.list('blob/')).find((object) => !before.has(object.key))
        expect(found).toBeDefined()
        return found?.key
      },
      { timeout: 30_000, interval: 20 },
    )
    const victims = portal.webProcesses()
    for (const pid of victims) process.kill(pid, 'SIGKILL')
    await sleep(200)
    beforeDatabase.heal()
    return [key, await working] as const
  }

  async function sendChunk(file_name: string, index: number) {
    const ask = openAsker(portal.port, token)
    const chunk = chunkOf(file_name, index, each)
    const form = new FormData()
    for (const [name, value] of Object.entries({ index, total: 2, file_name, size: chunk.length }))
      form.set(name, String(value))
    form.set('file', new Blob([new Uint8Array(chunk)]))
    const request = new Request('http://drill/', { method: 'POST', body: form })
    const body = Buffer.from(await request.arrayBuffer())
    return ask('/api/files', body, request.headers.get('content-type') ?? '')
  }
})

async function givenPerson() {
  await querySql(
    database.url,
    `with person as (
      insert into account (user_name) select 'drill' where not exists (select from account where user_name = 'drill')
      returning user_id
    )
    insert into session (token_hash, user_id, expires_at)
    select $1, user_id, now() + interval '1 day' from person`,
    [tokenHash(token)],
  )
}

/** Evenly between the first chunk and the last. */
function places(total: number, count: number) {
  return Array.from({ length: count }, (_, n) => Math.max(1, Math.floor(((n + 1) * total) / (count + 1))))
}

async function storedHash(file_id: number) {
  const [row] = await querySql(
    database.url,
    'select object_key from file join blob using (blob_id) where file_id = $1',
    [file_id],
  )
  const hash = createHash('sha256')
  for await (const piece of (await storage.get(String(row?.object_key)))?.body ?? []) hash.update(piece)
  return hash.digest('hex')
}

async function everyRowHasItsObject() {
  const objects = new Map((await storage.list('blob/')).map(({ key, size }) => [key, size]))
  for (const { object_key, size } of await querySql(database.url, 'select object_key, size from blob')) {
    expect(objects.get(String(object_key))).toBe(Number(size))
  }
}

function portOf(address = '') {
  return Number(new URL(address).port)
}
