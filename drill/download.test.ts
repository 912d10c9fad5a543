import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { calmestSwing } from './memory.ts'
import { startNginx } from './nginx.ts'
import { type DrillPortal, openPortal, ownDatabase, querySql } from './portal.ts'
import { report } from './report.ts'
import { storeFile } from './stored-file.ts'

/** By hand with 2048; with less everywhere else. */
const megabytes = Number(process.env.ATRIUM_DRILL_MEGABYTES ?? 256)
const size = megabytes * 1024 * 1024
/** Megabytes a process may swing. */
const flat = 50

const database = await ownDatabase()
const S3_PREFIX = `drill/${randomBytes(4).toString('hex')}/`
const environment = { ...database.settings, S3_PREFIX, TRUST_PROXY: '127.0.0.1' }
let portal: DrillPortal
let file: Awaited<ReturnType<typeof storeFile>>

beforeAll(async () => {
  portal = await openPortal(environment)
  file = await storeFile(environment, size)
}, 600_000)

afterAll(async () => {
  await file.remove()
  await portal.close()
  await database.drop()
}, 60_000)

async function open(from: DrillPortal, { file_id, authorization }: { file_id: number; authorization: string }) {
  const { text } = await from.post(`/api/files/${file_id}/address`, {}, { authorization })
  return JSON.parse(text).data.address as string
}

/** What a process takes at its first download is not what a download costs; each connection may come to another one. */
async function warmUp(from: DrillPortal, base = `http://127.0.0.1:${from.port}`) {
  for (let n = 0; n < 6; n++) {
    await promisify(execFile)('curl', ['-sfo', '/dev/null', '-r', '0-99999999', base + (await open(from, file))])
  }
}

test('the portal sends a large file whole while its memory stays flat', async () => {
  await warmUp(portal)
  let mb_per_second = 0

  const swing_mb = await calmestSwing(portal.webProcesses, flat, async () => {
    const began = performance.now()
    expect(await sumOf(`http://127.0.0.1:${portal.port}${await open(portal, file)}`)).toBe(file.sha256)
    mb_per_second = speed(began)
  })

  report(`${megabytes} MB through the portal`, { swing_mb, mb_per_second })
  expect(swing_mb).toBeLessThan(flat)
}, 600_000)

test('behind nginx the portal only authorises downloads: flat memory, and ranges, names and policies as without it', async () => {
  const behind = await openPortal({ ...environment, DOWNLOAD_BY: 'nginx' })
  const nginx = await startNginx(behind.port)
  try {
    await warmUp(behind, nginx.address)
    let mb_per_second = 0
    const swing_mb = await calmestSwing(behind.webProcesses, flat, async () => {
      const began = performance.now()
      expect(await sumOf(nginx.address + (await open(behind, file)))).toBe(file.sha256)
      mb_per_second = speed(began)
    })
    report(`${megabytes} MB through nginx`, { swing_mb, mb_per_second })
    expect(swing_mb).toBeLessThan(flat)

    const again = nginx.address + (await open(behind, file))
    const whole = await fetch(again, { method: 'HEAD' })
    const piece = await fetch(again, { headers: { range: `bytes=${size - 5}-` } })
    expect(piece.status).toBe(206)
    expect(piece.headers.get('content-range')).toBe(`bytes ${size - 5}-${size - 1}/${size}`)
    expect((await piece.arrayBuffer()).byteLength).toBe(5)
    for (const name of ['content-type', 'content-disposition', 'etag', 'last-modified', 'cache-control']) {
      expect(piece.headers.get(name), name).toBe(whole.headers.get(name))
    }
    for (const name of ['content-security-policy', 'x-content-type-options', 'cross-origin-resource-policy']) {
      expect(piece.headers.get(name), name).toBe(whole.headers.get(name))
    }
    expect([...piece.headers.keys()].filter((name) => /amz|rgw|accel|set-cookie/.test(name))).toEqual([])
    expect((await fetch(again, { headers: { range: `bytes=${size}-` } })).status).toBe(416)
    const other = await fetch(again, { headers: { range: 'bytes=1-2', 'if-range': '"another"' } })
    expect(other.status).toBe(200)
    await other.body?.cancel()

    // Nobody comes to the store past the portal.
    expect((await fetch(`${nginx.address}/_stored/atrium/anything`)).status).toBe(404)
    expect((await fetch(again.replace('/file/', '/file/x'))).status).toBe(403)
    const disguised = await fetch(`${nginx.address}/healthz`, {
      headers: { 'x-forwarded-host': 'content.example.com' },
    })
    expect(disguised.status).toBe(200)
  } finally {
    await nginx.stop()
    await behind.close()
  }
}, 600_000)

test('kill -9 among downloads: whatever began to arrive was counted', async () => {
  await querySql(database.ownerUrl, 'truncate file_fetch')
  let begun = 0
  let stopped = false

  const readers = Array.from({ length: 6 }, async () => {
    while (!stopped) {
      const response = await open(portal, file)
        .then((path) => fetch(`http://127.0.0.1:${portal.port}${path}`))
        .catch(() => null)
      if (response?.status === 200) begun++
      await response?.body?.cancel().catch(() => {})
    }
  })
  /** A process that was killed is back after a second or, on a busy machine, after many. */
  const goOn = (count: number) => vi.waitFor(() => expect(begun).toBeGreaterThanOrEqual(count), { timeout: 40_000 })
  for (let kill = 0; kill < 3; kill++) {
    await goOn(begun + 5)
    const [victim] = portal.webProcesses()
    if (victim !== undefined) process.kill(victim, 'SIGKILL')
  }
  await goOn(begun + 5)
  stopped = true
  await Promise.all(readers)

  const [row] = await querySql(database.url, 'select count(*)::int as counted from file_fetch')
  report('kill -9 among downloads', { begun, counted: Number(row?.counted) })
  expect(Number(row?.counted)).toBeGreaterThanOrEqual(begun)
}, 180_000)

/** By a program of its own, so that this one does not slow the reading. */
async function sumOf(address: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', 'curl -sf "$0" | sha256sum', address])
  return stdout.split(' ')[0] ?? ''
}

function speed(began: number) {
  return megabytes / ((performance.now() - began) / 1000)
}
