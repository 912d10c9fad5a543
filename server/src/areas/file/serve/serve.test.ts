import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { rankTest } from '../../../../test/rank-test.ts'
import { messages } from '../../../platform/http/messages.ts'
import { openForgeryTokens } from '../../../platform/http/protection/forgery-token.ts'
import { wiring } from '../../../wiring.ts'
import { openTickets } from './serve.ticket.ts'

let portal: Portal
let stranger: string
let owner: number
/** A file that a rule of this test opens to everybody who is signed in. */
let opened = 0
beforeAll(async () => {
  portal = await startPortal(someone, {
    wiring: {
      fileReadRules: {
        ...wiring.fileReadRules,
        video: [async (_, viewer, file_id) => viewer.user_id !== null && file_id === opened],
      },
    },
  })
  owner = portal.user_id ?? 0
  stranger = (await givenSession(portal.db, (await givenAccount(portal.db, { user_name: 'stranger' })).user_id)).token
})
afterAll(() => portal.close())

type ServeFixture = Partial<Parameters<typeof givenStoredFile>[1]>
const given = (file: ServeFixture = {}) => givenStoredFile(portal.platform, { user_id: owner, ...file })
const fetchPath = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers })

async function open(file_id: number, body: object = {}, headers: Record<string, string> = {}): Promise<string> {
  const { data } = await portal.post(`/api/files/${file_id}/address`, body, headers)
  return data.address
}

test('the owner gets an address, and the file under its name', async () => {
  const { file_id } = await given({ file_name: '年度 “报告”.bin' })

  const { data } = await portal.post(`/api/files/${file_id}/address`, {})
  const answer = await fetchPath(data.address)

  expect(data.file_name).toBe('年度 “报告”.bin')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('0123456789')
  expect(answer.headers).toMatchObject({
    'content-length': '10',
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="__ ____.bin"; filename*=UTF-8''${encodeURIComponent('年度 “报告”.bin')}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: expect.stringMatching(/^".+"$/),
    'last-modified': expect.stringMatching(/GMT$/),
  })
  expect(answer.headers['x-accel-redirect']).toBeUndefined()
})

test.for([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=-50', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=8-500', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ['bytes=5-2', 200, '0123456789', undefined],
  ['pages=1-2', 200, '0123456789', undefined],
] as const)('%s is answered %i', async ([range, status, body, content_range]) => {
  const { file_id } = await given()

  const answer = await fetchPath(await open(file_id), { range })

  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, body, content_range])
})

test('a download goes on where it stopped, unless the file is not the same any more', async () => {
  const { file_id } = await given()
  const address = await open(file_id)
  const { etag, 'last-modified': modified } = (await fetchPath(address, {}, 'HEAD')).headers

  const answers = await Promise.all(
    [`${etag}`, `${modified}`, '"another"'].map((one) => fetchPath(address, { range: 'bytes=4-', 'if-range': one })),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([206, 206, 200])
  expect(answers.map(({ body }) => body)).toEqual(['456789', '456789', '0123456789'])
})

test('HEAD says all and sends nothing', async () => {
  const { file_id } = await given()

  const answer = await fetchPath(await open(file_id), {}, 'HEAD')

  expect(answer.headers).toMatchObject({ 'content-length': '10', 'content-disposition': expect.any(String) })
  expect(answer.body).toBe('')
})

test('an address is over after a minute, and cannot be altered or used for another file', async () => {
  const { file_id } = await given()
  const { file_id: other } = await given()
  const address = await open(file_id)
  const [, , ticket = ''] = address.split('/')
  const [text = '', signature] = ticket.split('.')
  const altered = Buffer.from(Buffer.from(text, 'base64url').toString().replace(`,${file_id},`, `,${other},`))

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59_000 })
  const inTime = await fetchPath(address)
  vi.setSystemTime(Date.now() + 3_000)
  const late = await fetchPath(address)
  vi.useRealTimers()
  const wrongSignature = await fetchPath(`/file/${altered.toString('base64url')}.${signature}/a`)

  expect([inTime.statusCode, late.statusCode, wrongSignature.statusCode]).toEqual([200, 403, 403])
  expect([late.body, wrongSignature.body]).toEqual(['', ''])
  expect((await fetchPath(`/content/${ticket}/a`)).statusCode).toBe(404)
})

test('attack 16: a private file, and all that was made of it, is to strangers and visitors as if it were not there', async () => {
  const previews = [{ name: 'page-1', content: Buffer.from('x'), content_type: 'image/webp' }]
  const { file_id } = await given({ previews })
  const missing = 9_000_000

  for (const authorization of [`Bearer ${stranger}`, 'none']) {
    for (const body of [{}, { preview: 'page-1' }, { preview: 'hls' }, { inline: true }]) {
      const theirs = await portal.post(`/api/files/${file_id}/address`, body, { authorization })
      const nothing = await portal.post(`/api/files/${missing}/address`, body, { authorization })

      const { request_id: _, ...told } = theirs.data
      const { request_id: __, ...nothingTold } = nothing.data
      expect({ ...theirs, data: told }).toEqual({ ...nothing, data: nothingTold })
      expect(theirs.code).toBe(failures.not_found.code)
    }
  }
  expect((await fetchPath(`/file/public/${file_id}/page-1`)).statusCode).toBe(404)
  expect((await fetchPath(`/file/public/${missing}/page-1`)).statusCode).toBe(404)
})

test('attack 16: the response time does not distinguish a private file from a missing one', async () => {
  const { file_id } = await given()
  const authorization = `Bearer ${stranger}`
  const took = { theirs: [] as number[], missing: [] as number[] }

  for (let turn = 0; turn < 100; turn++) {
    // Each pair in the other order than the one before: whatever the machine does meanwhile hits both alike.
    const pair = [['theirs', file_id] as const, ['missing', 9_000_000] as const]
    for (const [which, id] of turn % 2 === 0 ? pair : pair.toReversed()) {
      const began = performance.now()
      await portal.post(`/api/files/${id}/address`, {}, { authorization })
      took[which].push(performance.now() - began)
    }
  }

  // Chance alone passes four standard deviations once in 16,000 runs.
  expect(Math.abs(rankTest(took.theirs, took.missing))).toBeLessThan(4)
})

test.for(['received', 'scanned', 'unpacked', 'recognised', 'quarantined', 'failed'])(
  'attack 10: a file that is only %s has no address, not even for its owner or when public',
  async (state) => {
    const { file_id } = await given({ state, public: true })

    const { code } = await portal.post(`/api/files/${file_id}/address`, {})
    const visitor = await portal.post(`/api/files/${file_id}/address`, {}, { authorization: 'none' })

    expect([code, visitor.code]).toEqual([failures.not_found.code, failures.not_found.code])
    expect((await fetchPath(`/file/public/${file_id}/a.png`)).statusCode).toBe(404)
  },
)

test('attack 10: an address from before a second look at the file opens nothing afterwards', async () => {
  const { file_id, blob_id } = await given()
  const address = await open(file_id)
  await portal.db.updateTable('blob').set({ state: 'quarantined' }).where('blob_id', '=', blob_id).execute()

  expect((await fetchPath(address)).statusCode).toBe(404)
})

test('a file that visitors may read is sent from an address made of its content, which caches keep', async () => {
  const { file_id } = await given({ public: true, file_name: '年度 “报告”.bin' })

  const counted = await fetchPath(await open(file_id, {}, { authorization: 'none' }))
  const address = String(counted.headers.location)
  const answer = await fetchPath(address, { authorization: 'Bearer nonsense' })
  const part = await fetchPath(address, { range: 'bytes=2-4' })

  expect(counted.statusCode).toBe(302)
  expect(counted.headers['cache-control']).toBe('no-store')
  expect(address).toMatch(/^\/blob\/[0-9a-f]{64}\/\d+\/.+\.bin$/)
  expect(answer.body).toBe('0123456789')
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable, s-maxage=1, no-transform',
    'content-disposition': expect.stringContaining(encodeURIComponent('年度 “报告”.bin')),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect([part.statusCode, part.body]).toEqual([206, '234'])
  const fetches = await portal.db.selectFrom('file_fetch').select('file_id').where('file_id', '=', file_id).execute()
  expect(fetches).toHaveLength(1)
})

test('the address of a file that is no longer public answers 410; one that never was public is not there', async () => {
  const [once, never, refused] = [await given({ public: true }), await given(), await given({ public: true })]
  const shared = String((await fetchPath(await open(once.file_id))).headers.location)
  const infected = String((await fetchPath(await open(refused.file_id))).headers.location)
  const { sha256 } = await portal.db
    .selectFrom('blob')
    .select('sha256')
    .where('blob_id', '=', never.blob_id)
    .executeTakeFirstOrThrow()
  const guessed = `/blob/${sha256?.toString('hex')}/${never.file_id}/${shared.split('/').at(-1)}`
  await portal.db.updateTable('file').set({ public: false }).where('file_id', '=', once.file_id).execute()
  await portal.db.updateTable('blob').set({ state: 'quarantined' }).where('blob_id', '=', refused.blob_id).execute()

  const addresses = [
    shared,
    infected,
    guessed,
    shared.replace(/\/blob\/.{8}/, '/blob/00000000'),
    shared.replace('.bin', '.exe'),
  ]
  const answers = await Promise.all(addresses.map((address) => fetchPath(address)))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 410, 404, 404, 404])
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(5).fill('no-store'))
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([messages.not_found['zh-CN']]))
})

test('a read rule of an area opens a file to the viewers it allows, and to no others', async () => {
  const { file_id } = await given()
  const { file_id: other } = await given()
  opened = file_id
  const codeFor = async (id: number, authorization: string) =>
    (await portal.post(`/api/files/${id}/address`, {}, { authorization })).code

  expect(await codeFor(file_id, `Bearer ${stranger}`)).toBe(0)
  expect(await codeFor(file_id, 'none')).toBe(failures.not_found.code)
  expect(await codeFor(other, `Bearer ${stranger}`)).toBe(failures.not_found.code)
})

test.for([
  ['line ends', 'a\r\nSet-Cookie: b=c.txt', 'a__Set-Cookie: b=c.txt'],
  ['quotes and semicolons', 'a"; filename=b.exe;.txt', 'a"; filename=b.exe;.txt'],
  ['writing from right to left', 'invoice\u202Efdp.exe', 'invoice_fdp.exe'],
  ['folders', '../../etc/passwd', '.._.._etc_passwd'],
  ['half a character', 'a\uD83D.txt', 'a\uFFFD.txt'],
  ['every script', '报告 отчёт 報告 📄.txt', '报告 отчёт 報告 📄.txt'],
] as const)('attack 12: %s in a name make one valid header', async ([, file_name, told]) => {
  const { file_id } = await given()
  // PostgreSQL itself refuses half a character; it could come from another door one day.
  const kept = file_name.isWellFormed() ? file_name : 'a\uFFFD.txt'
  await portal.db.updateTable('file').set({ file_name: kept }).where('file_id', '=', file_id).execute()

  const { headers } = await fetchPath(await open(file_id))

  const [, plain, encoded] = /^attachment; filename="([\w .()-]+)"; filename\*=UTF-8''([\w%.!~-]+)$/.exec(
    String(headers['content-disposition']),
  ) as unknown as string[]
  expect(plain).not.toMatch(/["\\\r\n]/)
  expect(decodeURIComponent(encoded ?? '')).toBe(told)
  expect(headers['set-cookie']).toBeUndefined()
})

test.for(['text/html', 'image/svg+xml', 'text/xml', 'application/xhtml+xml', 'text/javascript', null])(
  'attack 2: %s is never shown in our name: bytes to be kept',
  async (content_type) => {
    const { file_id } = await given({ content_type, file_name: 'page.png' })

    const answer = await fetchPath(await open(file_id, { inline: true }))

    expect(answer.headers['content-type']).toBe('application/octet-stream')
    expect(answer.headers['content-disposition']).toMatch(/^attachment;/)
  },
)

test.for(['image/png', 'application/pdf', 'video/mp4'])('%s may be shown where it was asked for', async (type) => {
  const { file_id } = await given({ content_type: type })

  const shown = await fetchPath(await open(file_id, { inline: true }))
  const kept = await fetchPath(await open(file_id))

  expect([shown.headers['content-type'], kept.headers['content-type']]).toEqual([type, type])
  expect(shown.headers['content-disposition']).toMatch(/^inline;/)
  expect(kept.headers['content-disposition']).toMatch(/^attachment;/)
})

test('a public picture has an address for good: drawn anew, never what people sent', async () => {
  const drawn = (width: number) => ({
    name: `image-${width}.webp`,
    content: Buffer.from(`webp ${width}`),
    content_type: 'image/webp',
    width,
  })
  const { file_id } = await given({ public: true, content_type: 'image/png', previews: [drawn(320), drawn(1280)] })

  const small = await fetchPath(`/file/public/${file_id}/image-320.webp`)
  const widest = await fetchPath(`/file/public/${file_id}/${encodeURIComponent('照片.png')}`)

  expect([small.body, widest.body]).toEqual(['webp 320', 'webp 1280'])
  expect(small.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'image/webp',
  })
  expect(small.headers['set-cookie']).toBeUndefined()
  const again = await fetchPath(`/file/public/${file_id}/a`, { 'if-none-match': `${widest.headers.etag}` })
  expect(again.statusCode).toBe(304)
})

test('attack 1: no public address serves an uploaded SVG, HTML or XML file', async () => {
  for (const content_type of ['image/svg+xml', 'text/html', 'text/xml']) {
    const previews = [{ name: 'image-1.svg', content: Buffer.from('<svg/>'), content_type }]
    const { file_id } = await given({ public: true, content_type, previews })

    expect((await fetchPath(`/file/public/${file_id}/image-1.svg`)).statusCode).toBe(404)
  }
})

const film = [
  { name: 'hls/master.m3u8', content: Buffer.from('#EXTM3U'), content_type: 'application/vnd.apple.mpegurl' },
  { name: 'hls/720p_000.ts', content: Buffer.from('piece'), content_type: 'video/mp2t' },
  { name: 'poster', content: Buffer.from('poster'), content_type: 'image/webp' },
]

async function openFilm(token: string) {
  const { file_id } = await given({ content_type: 'video/mp4', previews: film, public: true })
  const proof = openForgeryTokens(portal.platform.secret).issue(token)
  const cookie = `${antiForgery.cookie}=${proof}`
  const headers = { authorization: `Bearer ${token}`, cookie, [antiForgery.header]: proof }
  const address = await open(file_id, { preview: 'hls', inline: true }, headers)
  return { cookie, address, piece: address.replace('master.m3u8', '720p_000.ts') }
}

test('attack 17: a film plays in the browser that asked for it and in no other, and ends with its session', async () => {
  const { token } = await givenSession(portal.db, owner)
  const { cookie, address, piece } = await openFilm(token)
  const other = `${antiForgery.cookie}=${openForgeryTokens(portal.platform.secret).issue(null)}`

  expect((await fetchPath(address, { cookie })).body).toBe('#EXTM3U')
  expect((await fetchPath(piece, { cookie })).body).toBe('piece')
  expect((await fetchPath(piece)).statusCode).toBe(403)
  expect((await fetchPath(piece, { cookie: other })).statusCode).toBe(403)
  expect((await fetchPath(address.replace('master.m3u8', '../poster'), { cookie })).statusCode).not.toBe(200)
  expect((await fetchPath(address.replace('master.m3u8', 'poster'), { cookie })).statusCode).toBe(403)

  await sql`update session set revoked_at = now() where user_id = ${owner}
    and session_id = (select max(session_id) from session where user_id = ${owner})`.execute(portal.db)
  expect((await fetchPath(piece, { cookie })).statusCode).toBe(403)
})

test('attack 17: a film’s address is over after some hours', async () => {
  const { token } = await givenSession(portal.db, owner, '1 day')
  const { cookie, piece } = await openFilm(token)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 })
  const late = await fetchPath(piece, { cookie })
  vi.useRealTimers()

  expect(late.statusCode).toBe(403)
})

test('tickets are not in the log', async () => {
  const { file_id } = await given()
  const address = await open(file_id)
  const [, , ticket = ''] = address.split('/')

  await fetchPath(address)
  await fetchPath(address.replace('/file/', '/content/'))

  const lines = JSON.stringify(portal.lines)
  expect(lines).toContain('/file/…/')
  expect(lines).not.toContain(ticket)
})

test('behind nginx the portal only names the object', async () => {
  const behind = await startPortal(someone, { config: { DOWNLOAD_BY: 'nginx' } })
  const { file_id, object_key } = await givenStoredFile(behind.platform, { user_id: behind.user_id ?? 0 })
  const { data } = await behind.post(`/api/files/${file_id}/address`, {})

  const answer = await behind.app.inject({ url: data.address, headers: { range: 'bytes=0-3' } })
  const head = await behind.app.inject({ method: 'HEAD', url: data.address })

  const path = String(answer.headers['x-accel-redirect'])
  expect(path).toMatch(/^\/_stored\/.+\?.*X-Amz-Signature=/)
  expect(path).toContain(object_key)
  expect(answer.body).toBe('')
  expect(answer.headers['content-disposition']).toMatch(/^attachment/)
  expect(head.headers['x-accel-redirect']).toBeUndefined()
  expect(head.headers['content-length']).toBe('10')
})

test('a store that is away is said plainly, and a row without its object too', async () => {
  const { file_id, object_key } = await given()
  const address = await open(file_id)
  await portal.platform.storage.remove(object_key)

  const { statusCode } = await fetchPath(address)

  expect(statusCode).toBe(503)
})

test('a client that disconnects stops the read; a slow client gets the whole file', async () => {
  const content = Buffer.alloc(24 * 1024 * 1024, 'slow')
  const { file_id } = await given({ content })
  const port = await listening()
  const address = `http://127.0.0.1:${port}${await open(file_id)}`
  const bodies: { destroyed: boolean }[] = []
  const read = portal.platform.storage.get
  portal.platform.storage.get = async (...asked) => {
    const found = await read(...asked)
    if (found) bodies.push(found.body)
    return found
  }

  const [gone] = (await once(get(address), 'response')) as [import('node:http').IncomingMessage]
  gone.pause()
  await sleep(100)
  gone.destroy()
  await vi.waitFor(() => expect(bodies[0]?.destroyed).toBe(true), 40_000)

  const [slow] = (await once(get(address), 'response')) as [import('node:http').IncomingMessage]
  slow.pause()
  await sleep(3_000)
  let length = 0
  for await (const piece of slow) length += piece.length
  expect(length).toBe(content.length)
  portal.platform.storage.get = read
})

let listen: Promise<unknown> | undefined
async function listening() {
  listen ??= portal.app.listen({ port: 0, host: '127.0.0.1' })
  await listen
  return (portal.app.server.address() as AddressInfo).port
}

test('a broken response of the store aborts the download, so that a partial file is not taken for a complete one', async () => {
  const half = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '1000000', etag: '"half"' })
    response.write(Buffer.alloc(400_000))
    setTimeout(() => response.destroy(), 100)
  }).listen(0, '127.0.0.1')
  await once(half, 'listening')
  const S3_ENDPOINT = `http://127.0.0.1:${(half.address() as AddressInfo).port}`
  const broken = await startPortal(someone, { config: { S3_ENDPOINT } })
  const { file_id } = await givenStoredFile(
    { db: broken.db, storage: portal.platform.storage },
    { user_id: broken.user_id ?? 0, content: Buffer.alloc(1_000_000) },
  )
  const { data } = await broken.post(`/api/files/${file_id}/address`, {})
  const base = await broken.app.listen({ port: 0, host: '127.0.0.1' })

  const answer = await fetch(base + data.address)

  await expect(answer.arrayBuffer()).rejects.toThrow()
  half.close()
})

test('a ticket is read only as it was written', () => {
  const tickets = openTickets(portal.platform.secret, 'file-ticket')
  const ticket = {
    file_id: 1,
    preview: null,
    inline: false,
    user_id: 2,
    visitor: null,
    session_id: null,
    scripts: false,
  }

  const text = tickets.issue(ticket, 60)

  expect(tickets.read(text)).toEqual(ticket)
  for (const wrong of ['', '.', 'a.b', `${text}x`, text.slice(1), text.replace('.', '..'), `${text}.x`]) {
    expect(tickets.read(wrong), wrong).toBeNull()
  }
})
