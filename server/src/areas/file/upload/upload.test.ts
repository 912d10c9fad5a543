import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { failures } from '@atrium/contract/errors'
import { chunkSize, fileSizes } from '@atrium/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formInOrder, formOf } from '../../../../test/form.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { claimFile } from '../file.service.ts'
import { cleanName } from './upload.name.ts'
import { sweepUploads } from './upload.sweep.ts'

const content = randomBytes(2 * chunkSize + 1_000)
const chunks = [0, 1, 2].map((n) => content.subarray(n * chunkSize, (n + 1) * chunkSize))
let portal: Portal
let number = 0

beforeAll(async () => {
  portal = await startPortal(someone)
})
afterAll(() => portal.close())

test('a small file is one request [API-08a]', async () => {
  const { data } = await send(
    { index: 0, total: 1, file_name: 'resource_file1699999999请假.txt', public: 'true' },
    '请假',
  )

  expect(data).toMatchObject({ received: [0], file_id: expect.any(Number) })
  expect(data.file_url).toMatch(new RegExp(`^/file/public/${data.file_id}/`))
  const file = (await portal.get(`/api/files/${data.file_id}`)).data
  expect(file).toMatchObject({ size: 6, state: 'received', public: true, file_name: 'resource_file1699999999请假.txt' })
  expect((await stored(data.file_id)).toString()).toBe('请假')
})

test('the seed’s multipart fields are accepted in any order [API-08a]', async () => {
  const fields = ['index', 'total', 'file', 'file_name', 'public'] as const
  const orders = permutations(fields)

  for (const [n, order] of orders.entries()) {
    const values = { index: '0', total: '1', file: `content ${n}`, file_name: fresh(), public: 'true' }
    const { code, data } = await sendInOrder(order.map((name) => [name, values[name]]))

    expect({ order, code, received: data?.received }).toEqual({ order, code: 0, received: [0] })
    expect(data.file_url).toMatch(/^\/file\/public\//)
    expect((await stored(data.file_id)).toString()).toBe(values.file)
  }
  expect(orders).toHaveLength(120)
})

test('chunks that come before their fields make one file [API-08a]', async () => {
  const file_name = fresh()

  for (const index of [0, 1, 2]) {
    await sendInOrder([
      ['file', chunks[index] as Buffer],
      ['chunk_sha256', sha256(chunks[index] as Buffer)],
      ['total', '3'],
      ['file_name', file_name],
      ['index', `${index}`],
    ])
  }

  const [{ file_id }] = await uploadsOf(file_name)
  expect(sha256(await stored(file_id))).toBe(sha256(content))
})

test.for([
  [
    'a field is missing at the end',
    [
      ['file', 'a'],
      ['index', '0'],
      ['total', '1'],
    ],
    'file_name',
  ],
  [
    'a field after the file is a second one',
    [
      ['index', '0'],
      ['file', 'a'],
      ['index', '1'],
    ],
    'index',
  ],
  [
    'the file came damaged',
    [
      ['file', 'a'],
      ['chunk_sha256', '0'.repeat(64)],
      ['index', '0'],
      ['total', '1'],
      ['file_name', 'a'],
    ],
    'chunk_sha256',
  ],
] as const)('a file before its fields is refused when %s [API-08a]', async ([, parts, field]) => {
  const { code, data } = await sendInOrder(parts)

  expect(code).toBe(failures.invalid_input.code)
  expect(data).toMatchObject({ field })
})

test('a private file has no lasting address', async () => {
  const { data } = await send({ index: 0, total: 1, file_name: fresh() }, 'private')

  expect(data.file_url).toBeNull()
})

test('chunks sent side by side and in any order make one file, which is scanned next [API-08b]', async () => {
  const file_name = fresh()

  const answers = await Promise.all([2, 0, 1].map((index) => sendChunk(file_name, index)))

  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
  const file_ids = new Set(answers.map(({ data }) => data.file_id).filter(Boolean))
  expect(file_ids.size).toBe(1)
  const [file_id] = file_ids
  expect(sha256(await stored(file_id))).toBe(sha256(content))
  const { rows } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job join file on file.blob_id = (data->>'blob_id')::bigint
    where name = 'file.scan' and file_id = ${file_id}`.execute(portal.db)
  expect(rows).toEqual([{ jobs: 1 }])
  expect(await uploadsOf(file_name)).toMatchObject([{ state: 'done' }])
})

test('a chunk without a size, as plain clients send it, does as well', async () => {
  const file_name = fresh()

  for (const index of [0, 1, 2]) {
    await send({ index, total: 3, file_name }, chunks[index])
  }

  const [{ file_id }] = await uploadsOf(file_name)
  expect(sha256(await stored(file_id))).toBe(sha256(content))
})

test('a resumed upload lists the chunks received and sends only the others [UPL-02]', async () => {
  const file_name = fresh()
  const begun = await begin({ file_name, size: content.length })
  await sendChunk(file_name, 1)

  const again = await begin({ file_name, size: content.length })
  expect(again.data).toMatchObject({ upload_id: begun.data.upload_id, total: 3, chunk_size: chunkSize, received: [1] })
  expect((await portal.get(`/api/uploads/${begun.data.upload_id}`)).data).toEqual(again.data)

  await sendChunk(file_name, 0)
  const { data } = await sendChunk(file_name, 2)
  expect(data).toMatchObject({ received: [0, 1, 2], file_id: expect.any(Number) })
  expect(sha256(await stored(data.file_id))).toBe(sha256(content))
})

test('a chunk sent twice is harmless, and before the end the last one counts', async () => {
  const file_name = fresh()
  await send({ index: 0, total: 3, file_name, size: chunkSize }, randomBytes(chunkSize))
  await sendChunk(file_name, 0)
  await sendChunk(file_name, 2)
  const first = await sendChunk(file_name, 1)
  const second = await sendChunk(file_name, 1)

  expect(second.data).toEqual(first.data)
  expect(sha256(await stored(first.data.file_id))).toBe(sha256(content))
})

test('attack 14: a finished file cannot be changed by sending its chunks again', async () => {
  const file_name = fresh()
  const { data } = await send({ index: 0, total: 1, file_name }, 'as scanned')
  const key = await keyOf(data.file_id)

  const other = await send({ index: 0, total: 1, file_name }, 'as changed')
  const same = await send({ index: 0, total: 1, file_name }, 'as changed')

  expect(other.data.file_id).not.toBe(data.file_id)
  expect(same.data.file_id).toBe(other.data.file_id)
  expect(await keyOf(data.file_id)).toBe(key)
  expect((await stored(data.file_id)).toString()).toBe('as scanned')
})

test('attack 14: of many who send different bytes under one name at once, each gets a file with their own', async () => {
  const file_name = fresh()

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => insist(() => send({ index: 0, total: 1, file_name }, `content ${n}`))),
  )

  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]))
  for (const { data } of answers) expect(data.file_id).toEqual(expect.any(Number))
  const found = await Promise.all(answers.map(async ({ data }) => (await stored(data.file_id)).toString()))
  expect(found).toEqual(answers.map((_, n) => `content ${n}`))
})

test('attack 14: no call answers an address that takes a file', async () => {
  const answers = [
    await begin({ file_name: fresh(), size: 10 }),
    await send({ index: 0, total: 1, file_name: fresh(), public: 'true' }, 'a'),
    await portal.get('/api/files'),
  ]

  expect(JSON.stringify(answers)).not.toMatch(/https?:|X-Amz|Signature/)
})

test('a damaged chunk is refused, and nothing of it is recorded', async () => {
  const file_name = fresh()
  const damaged = Buffer.from(chunks[0] ?? '')
  damaged[5_000_000] = (damaged[5_000_000] ?? 0) ^ 1
  const chunk_sha256 = sha256(chunks[0])

  const { code, data } = await send({ index: 0, total: 3, file_name, size: chunkSize, chunk_sha256 }, damaged)

  expect([code, data.field]).toEqual([failures.invalid_input.code, 'chunk_sha256'])
  expect((await begin({ file_name, size: content.length })).data.received).toEqual([])
  expect((await send({ index: 0, total: 3, file_name, chunk_sha256 }, chunks[0])).data.received).toEqual([0])
})

test('a small file that is not what its checksum says is refused', async () => {
  const file_name = fresh()

  const wrong = await send({ index: 0, total: 1, file_name, sha256: sha256('another') }, 'this')
  const right = await send({ index: 0, total: 1, file_name: fresh(), sha256: sha256('this') }, 'this')

  expect(wrong.code).toBe(failures.invalid_input.code)
  expect(right.data.file_id).toEqual(expect.any(Number))
})

test.for([
  ['an index beyond the total', { index: 3, total: 3, size: 10 }, 10],
  ['a first chunk that is too small', { index: 0, total: 3, size: 6_000_000 }, 6_000_000],
  ['fewer bytes than announced', { index: 2, total: 3, size: 1_000 }, 900],
  ['more bytes than announced', { index: 2, total: 3, size: 1_000 }, 1_100],
  ['an empty chunk', { index: 0, total: 1 }, 0],
  ['an unknown kind', { index: 0, total: 1, kind: 'anything' }, 10],
  ['no name', { index: 0, total: 1, file_name: '' }, 10],
] as const)('%s is refused', async ([, fields, bytes]) => {
  const { code } = await send({ file_name: fresh(), ...fields }, randomBytes(bytes))

  expect(code).toBe(failures.invalid_input.code)
})

test('what was begun with a size keeps to it', async () => {
  const file_name = fresh()
  await begin({ file_name, size: chunkSize + 500 })

  const { code } = await send({ index: 1, total: 2, file_name, size: 600 }, randomBytes(600))

  expect(code).toBe(failures.invalid_input.code)
})

test('another file under the same name takes the place of the one that was begun', async () => {
  const file_name = fresh()
  const first = await begin({ file_name, size: chunkSize + 500 })
  await send({ index: 0, total: 2, file_name }, chunks[0])

  const second = await begin({ file_name, size: chunkSize + 501 })

  expect(second.data.upload_id).not.toBe(first.data.upload_id)
  expect(second.data.received).toEqual([])
  expect((await portal.get(`/api/uploads/${first.data.upload_id}`)).code).toBe(failures.not_found.code)
})

test('content one has already is not sent again; another person’s is', async () => {
  const { data } = await send({ index: 0, total: 1, file_name: fresh() }, 'known content')
  await sql`update blob set state = 'ready', sha256 = sha256('known content'), content_type = 'text/plain'
    where blob_id = (select blob_id from file where file_id = ${data.file_id})`.execute(portal.db)
  const body = { file_name: 'again.txt', size: 13, sha256: sha256('known content') }

  const again = await begin(body)
  const stranger = await begin(body, await anotherPerson())
  const asPicture = await begin({ ...body, kind: 'image' })

  expect(again.data).toMatchObject({ received: [0], file_id: expect.any(Number) })
  expect(again.data.file_id).not.toBe(data.file_id)
  expect(await keyOf(again.data.file_id)).toBe(await keyOf(data.file_id))
  expect(stranger.data).toMatchObject({ received: [], file_id: null })
  expect(asPicture.data).toMatchObject({ received: [], file_id: null })
})

test('attack 15: an upload of another person is not found', async () => {
  const file_name = fresh()
  const { data: mine } = await begin({ file_name, size: content.length })
  const stranger = await anotherPerson()

  const read = await portal.get(`/api/uploads/${mine.upload_id}`, stranger)
  const cancelled = await portal.send({ method: 'DELETE', url: `/api/uploads/${mine.upload_id}`, headers: stranger })
  const missing = await portal.get('/api/uploads/999999999', stranger)
  const chunk = await send({ index: 1, total: 3, file_name, size: chunkSize }, chunks[1], stranger)

  expect([read.code, cancelled.json().code, missing.code]).toEqual(Array(3).fill(failures.not_found.code))
  expect(chunk.data.received).toEqual([1])
  expect((await portal.get(`/api/uploads/${mine.upload_id}`)).data.received).toEqual([])
})

test('an upload that is given up is gone, and takes up no room', async () => {
  const before = (await portal.get('/api/files')).data.used
  const file_name = fresh()
  const { data } = await begin({ file_name, size: content.length })
  await sendChunk(file_name, 0)
  expect((await portal.get('/api/files')).data.used).toBe(before + content.length)

  const answer = await portal.send({ method: 'DELETE', url: `/api/uploads/${data.upload_id}` })

  expect(answer.json()).toMatchObject({ code: 0, data: null })
  expect((await portal.get(`/api/uploads/${data.upload_id}`)).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/files')).data.used).toBe(before)
  expect((await begin({ file_name, size: content.length })).data.received).toEqual([])
})

test('an abandoned upload is swept, in the store too', async () => {
  const file_name = fresh()
  const { data } = await begin({ file_name, size: content.length })
  await sendChunk(file_name, 0)
  await sql`update upload set expires_at = now() - interval '1 minute' where upload_id = ${data.upload_id}`.execute(
    portal.db,
  )
  const { object_key, multipart_id } = (await uploadsOf(file_name))[0]

  await sweepUploads(portal.db, portal.platform.storage)

  expect(await uploadsOf(file_name)).toEqual([])
  expect(await portal.platform.storage.listParts(object_key, multipart_id)).toBeNull()
})

test('fault 14: chunks that the store put together before a crash become the file at the next try', async () => {
  const file_name = fresh()
  await begin({ file_name, size: content.length })
  // As the uploader does: a store that is busy is asked again.
  for (const index of [0, 1]) await expect.poll(async () => (await sendChunk(file_name, index)).code).toBe(0)
  const { storage } = portal.platform
  const upload = (await uploadsOf(file_name))[0]
  const place = { key: upload.object_key, multipart_id: upload.multipart_id, number: 3 }
  const etag = await storage.uploadPart(place, chunks[2] ?? Buffer.alloc(0), 1_000)
  await sql`insert into upload_chunk (upload_id, index, size, etag) values (${upload.upload_id}, 2, 1000, ${etag})`.execute(
    portal.db,
  )
  const parts = (await storage.listParts(upload.object_key, upload.multipart_id)) ?? []
  await storage.completeMultipart(upload.object_key, upload.multipart_id, parts)

  const { data } = await begin({ file_name, size: content.length })

  expect(data.received).toEqual([0, 1, 2])
  expect(sha256(await stored(data.file_id))).toBe(sha256(content))
})

test('fault 14: a chunk whose retransmission was interrupted is requested again', async () => {
  const file_name = fresh()
  await Promise.all([0, 1].map((index) => sendChunk(file_name, index)))
  const { object_key, multipart_id } = (await uploadsOf(file_name))[0]
  await portal.platform.storage.uploadPart(
    { key: object_key, multipart_id, number: 1 },
    randomBytes(chunkSize),
    chunkSize,
  )

  const last = await sendChunk(file_name, 2)
  const again = await sendChunk(file_name, 0)

  expect(last.data).toMatchObject({ received: [1, 2], file_id: null })
  expect(sha256(await stored(again.data.file_id))).toBe(sha256(content))
})

test('two last chunks at once make one file', async () => {
  const file_name = fresh()
  await Promise.all([0, 1].map((index) => sendChunk(file_name, index)))

  const [one, other] = await Promise.all([sendChunk(file_name, 2), sendChunk(file_name, 2)])

  expect(one.data.file_id).toEqual(expect.any(Number))
  expect(other.data).toEqual(one.data)
})

test.for(['../../etc/passwd', '..\\..\\a.dll', '%2e%2e%2fa', 'a\0b', 'CON', '\u202egnp.exe', 'x'.repeat(255)])(
  'attack 11: a file named %j is stored under a key of ours',
  async (file_name) => {
    const { data } = await send({ index: 0, total: 1, file_name }, 'content')

    expect(await keyOf(data.file_id)).toMatch(/^blob\/[0-9a-f-]{36}$/)
    const file = (await portal.get(`/api/files/${data.file_id}`)).data
    expect(file.file_name).toBe(cleanName(file_name))
  },
)

test('an area takes a file into use: only its owner’s, only one that was not refused', async () => {
  const { data } = await send({ index: 0, total: 1, file_name: fresh() }, 'to be used')
  const { file_id } = data
  const viewer = { user_id: portal.user_id } as Viewer
  const stranger = { user_id: (await givenAccount(portal.db)).user_id } as Viewer

  await expect(claimFile(portal.db, stranger, file_id)).rejects.toMatchObject({ failure: 'not_found' })
  expect(await claimFile(portal.db, viewer, file_id)).toMatchObject({ file_id, state: 'received' })
  expect((await portal.send({ method: 'DELETE', url: `/api/files/${file_id}` })).json().code).toBe(
    failures.conflict.code,
  )
  await sql`update blob set state = 'quarantined', reason = 'infected'
    where blob_id = (select blob_id from file where file_id = ${file_id})`.execute(portal.db)
  await expect(claimFile(portal.db, viewer, file_id)).rejects.toMatchObject({ failure: 'invalid_input' })
})

test('kinds have their limits', async () => {
  const image = await begin({ file_name: fresh(), size: fileSizes.image + 1, kind: 'image' })
  const chunk = await send({ index: 0, total: 4, kind: 'image', file_name: fresh() }, chunks[0])
  const video = await begin({ file_name: fresh(), size: fileSizes.video, kind: 'video' })

  expect([image.code, image.data.field]).toEqual([failures.too_large.code, 'size'])
  expect(chunk.code).toBe(failures.too_large.code)
  expect(video.code).toBe(0)
  await portal.send({ method: 'DELETE', url: `/api/uploads/${video.data.upload_id}` })
})

test('attack 35: of fifty that begin at the edge of the room, exactly those that fit do', async () => {
  const { post, get } = await startPortal(someone, { config: { FILE_QUOTA_GB: 1 / 1024 } })
  const size = 100_000

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => insist(() => post('/api/uploads', { file_name: `${n}.bin`, size }))),
  )

  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(10)
  expect(codes.filter((code) => code === failures.no_room.code)).toHaveLength(40)
  expect((await get('/api/files')).data).toMatchObject({ used: 10 * size, quota: 1024 ** 2 })
})

test('an unused file can be removed with its object and quota; a used one cannot', async () => {
  const before = (await portal.get('/api/files')).data.used
  const { data } = await send({ index: 0, total: 1, file_name: fresh() }, 'goes again')
  const key = await keyOf(data.file_id)
  const remove = () => portal.send({ method: 'DELETE', url: `/api/files/${data.file_id}` })

  await sql`update file set claimed_at = now() where file_id = ${data.file_id}`.execute(portal.db)
  expect((await remove()).json().code).toBe(failures.conflict.code)
  await sql`update file set claimed_at = null where file_id = ${data.file_id}`.execute(portal.db)
  expect((await remove()).json().code).toBe(0)

  expect((await portal.get(`/api/files/${data.file_id}`)).code).toBe(failures.not_found.code)
  expect(await portal.platform.storage.head(key)).toBeNull()
  expect((await portal.get('/api/files')).data.used).toBe(before)
})

test('my files are listed, newest first, and only mine', async () => {
  const mine = await send({ index: 0, total: 1, file_name: fresh() }, 'mine')
  const stranger = await anotherPerson()

  const { data } = await portal.get('/api/files?size=1')
  const theirs = await portal.get('/api/files', stranger)
  const foreign = await portal.get(`/api/files/${mine.data.file_id}`, stranger)

  expect(data.list).toMatchObject([{ file_id: mine.data.file_id, state: 'received', previews: [] }])
  expect(data.total).toBeGreaterThan(1)
  expect(theirs.data).toMatchObject({ list: [], total: 0, used: 0 })
  expect(foreign.code).toBe(failures.not_found.code)
})

test('the purpose given when an upload begins stays with its file, and a resource is the usual one [UPL-03]', async () => {
  const file_name = fresh()
  await begin({ file_name, size: 3, purpose: 'project' })

  const begun = await send({ index: 0, total: 1, file_name }, 'abc')
  const whole = await send({ index: 0, total: 1, file_name: fresh(), purpose: 'project_import' }, 'abd')
  const usual = await send({ index: 0, total: 1, file_name: fresh() }, 'abe')
  const refused = await begin({ file_name: fresh(), size: 3, purpose: 'package' })

  const purposes = [begun, whole, usual].map(async ({ data }) => (await portal.get(`/api/files/${data.file_id}`)).data)
  expect((await Promise.all(purposes)).map(({ purpose }) => purpose)).toEqual(['project', 'project_import', 'resource'])
  expect(refused.code).toBe(failures.invalid_input.code)
})

test('a project is offered files of projects and of drafts, and an import only archives of them [UPL-03]', async () => {
  const stranger = await anotherPerson()
  const given = async (file_name: string, change: object, content_type = 'text/plain') => {
    const { data } = await send({ index: 0, total: 1, file_name }, file_name, stranger)
    const { blob_id } = await portal.db
      .updateTable('file')
      .set(change)
      .where('file_id', '=', data.file_id)
      .returning('blob_id')
      .executeTakeFirstOrThrow()
    await portal.db.updateTable('blob').set({ state: 'ready', content_type }).where('blob_id', '=', blob_id).execute()
  }
  const claimed_at = new Date().toISOString()
  await given('plan.txt', { purpose: 'project' })
  await given('export.zip', { purpose: 'project_import' }, 'application/zip')
  await given('draft.json', { purpose: 'resource', claimed_at })
  await given('replaced.json', { purpose: 'resource' })
  await given('feedback.png', { purpose: 'attachment', kind: 'image', claimed_at })
  await given('sealed-1.0.0.zip', { purpose: 'package', claimed_at }, 'application/zip')

  const offered = async (usable_for: string) => {
    const search = encodeURIComponent(JSON.stringify({ usable_for }))
    const { data } = await portal.get(`/api/files?search=${search}`, stranger)
    return data.list.map((file: { file_name: string }) => file.file_name)
  }

  expect(await offered('project')).toEqual(['draft.json', 'export.zip', 'plan.txt'])
  expect(await offered('project_import')).toEqual(['export.zip'])
})

/** A crowd may be told to come again in a second: then it does. */
async function insist(call: () => Promise<UploadEnvelope>) {
  for (;;) {
    const answer = await call()
    if (answer.code !== failures.unavailable.code) return answer
    await sleep(200)
  }
}

function fresh() {
  return `file ${number++}.bin`
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the call answers
type UploadEnvelope = { code: number; data: any }

async function send(
  fields: Record<string, string | number | boolean>,
  file: string | Buffer = '',
  headers = {},
): Promise<UploadEnvelope> {
  const form = formOf(fields, Buffer.from(file))
  const answer = await portal.send({
    method: 'POST',
    url: '/api/files',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  return answer.json()
}

async function sendInOrder(parts: Parameters<typeof formInOrder>[0]): Promise<UploadEnvelope> {
  return (await portal.send({ method: 'POST', url: '/api/files', ...formInOrder(parts) })).json()
}

function permutations<One>(list: readonly One[]): One[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((one, n) => permutations(list.toSpliced(n, 1)).map((rest) => [one, ...rest]))
}

/** With every field before the file the chunk is streamed. */
function sendChunk(file_name: string, index: number) {
  const chunk = chunks[index] ?? Buffer.alloc(0)
  const about = { public: 'false', kind: 'resource', size: chunk.length, chunk_sha256: sha256(chunk), sha256: '' }
  return send({ index, total: 3, file_name, ...about }, chunk)
}

function begin(body: Record<string, unknown>, headers = {}): Promise<UploadEnvelope> {
  return portal.post('/api/uploads', body, headers)
}

async function anotherPerson() {
  const { user_id } = await givenAccount(portal.db, { user_name: fresh() })
  return { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }
}

async function keyOf(file_id: number): Promise<string> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from file join blob using (blob_id) where file_id = ${file_id}`.execute(portal.db)
  return rows[0]?.object_key ?? ''
}

async function stored(file_id: number): Promise<Buffer> {
  const found = await portal.platform.storage.get(await keyOf(file_id))
  return Buffer.concat(await (found?.body.toArray() ?? []))
}

// biome-ignore lint/suspicious/noExplicitAny: rows as they are
async function uploadsOf(file_name: string): Promise<any[]> {
  return (await sql`select * from upload where file_name = ${file_name} and state != 'cancelled'`.execute(portal.db))
    .rows
}

function sha256(bytes: string | Buffer = '') {
  return createHash('sha256').update(bytes).digest('hex')
}
