import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { claimFile } from '../file.service.ts'
import { checkFiles } from './sweep.check.ts'
import { checkContents } from './sweep.check-content.ts'
import { sweepFiles } from './sweep.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(someone)
})
afterAll(() => portal.close())
beforeEach(async () => {
  portal.lines.length = 0
  for (const table of ['file', 'preview', 'blob', 'upload'] as const) await portal.db.deleteFrom(table).execute()
  for (const { key } of await portal.platform.storage.list('')) await portal.platform.storage.remove(key)
})

const about = { size: 3, content_type: 'text/plain' }
const put = (key: string) => portal.platform.storage.put(key, Buffer.from('abc'), about)
const keys = async () => (await portal.platform.storage.list('')).map(({ key }) => key)
const previews = [{ name: 'page-1', content: Buffer.from('x'), content_type: 'image/webp' }]
const given = () => givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, previews })
/** Everything counts as a day old: the store's own clock cannot be turned. */
const aDayLater = -10_000

async function madeHoursAgo(file_id: number, hours: number) {
  const created_at = new Date(Date.now() - hours * 3_600_000).toISOString()
  await portal.db.updateTable('file').set({ created_at }).where('file_id', '=', file_id).execute()
}

test('an unclaimed file is removed after a day, with its content and previews', async () => {
  const { file_id: old, object_key } = await given()
  const { file_id: young } = await given()
  await madeHoursAgo(old, 25)
  await madeHoursAgo(young, 23)

  const swept = await sweepFiles(portal.platform)

  expect(swept).toMatchObject({ unclaimed: 1, orphaned: 0 })
  const left = await portal.db.selectFrom('file').select('file_id').execute()
  expect(left).toEqual([{ file_id: young }])
  expect(await keys()).not.toContain(object_key)
  expect(await keys()).toHaveLength(2)
})

test('a file an area uses stays, however old', async () => {
  const { file_id } = await given()
  await portal.db
    .transaction()
    .execute((tx) => claimFile(tx, { user_id: portal.user_id } as Parameters<typeof claimFile>[1], file_id))
  await madeHoursAgo(file_id, 1000)

  await sweepFiles(portal.platform, aDayLater)

  expect(await keys()).toHaveLength(2)
})

test('contents without a name, and objects without a row, go after a day', async () => {
  const { blob_id } = await given()
  await portal.db.deleteFrom('file').where('blob_id', '=', blob_id).execute()
  await put('blob/left-by-a-crash')
  await put('preview/1/run/page-1')
  await put('export/of-another-area')

  const early = await sweepFiles(portal.platform)
  expect(early).toEqual({ unclaimed: 0, nameless: 0, parts: 0, orphaned: 0 })
  const late = await sweepFiles(portal.platform, aDayLater)

  expect(late).toMatchObject({ nameless: 1, orphaned: 2 })
  expect(await keys()).toEqual(['export/of-another-area'])
})

test('fault 14: parts that a dead process began to send are given up; those of an upload under way are not', async () => {
  const { storage } = portal.platform
  const lost = await storage.createMultipart('blob/lost', 'text/plain')
  const going = await storage.createMultipart('blob/going', 'text/plain')
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await portal.db
    .insertInto('upload')
    .values({
      user_id: portal.user_id ?? 0,
      file_name: 'a',
      total: 2,
      kind: 'resource',
      public: false,
      expires_at,
      object_key: 'blob/going',
      multipart_id: going,
    })
    .execute()

  const swept = await sweepFiles(portal.platform, aDayLater)

  const left: string[] = []
  for await (const { multipart_id } of storage.listMultiparts()) left.push(multipart_id)
  expect(swept.parts).toBe(1)
  expect(left).toContain(going)
  expect(left).not.toContain(lost)
})

test('an object that an upload is about to name is no orphan', async () => {
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await portal.db
    .insertInto('upload')
    .values({
      user_id: portal.user_id ?? 0,
      file_name: 'b',
      total: 2,
      kind: 'resource',
      public: false,
      expires_at,
      object_key: 'blob/finished-but-not-told',
    })
    .execute()
  await put('blob/finished-but-not-told')

  await sweepFiles(portal.platform, aDayLater)

  expect(await keys()).toEqual(['blob/finished-but-not-told'])
})

test('a database that knows almost none of the objects is not believed', async () => {
  for (let n = 0; n < 130; n += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, m) => put(`blob/${String(n + m).padStart(4, '0')}`)))
  }

  const swept = await sweepFiles(portal.platform, aDayLater)

  expect(swept.orphaned).toBe(100)
  expect(await keys()).toHaveLength(30)
  expect(portal.lines.some(({ level }) => level === 'error')).toBe(true)
})

test('the check reports missing, surplus and differently sized objects and changes nothing', async () => {
  const lost = await given()
  const changed = await given()
  await given()
  await portal.platform.storage.remove(lost.object_key)
  await put(changed.object_key)
  await put('blob/0-orphan')
  await put('preview/~orphan')
  const before = await keys()

  const counts = await checkFiles(portal.platform)

  expect(counts).toEqual({ missing: 1, orphaned: 2, other_size: 1 })
  expect(await keys()).toEqual(before)
  expect(portal.lines.filter(({ msg }) => msg === 'database row and stored object differ')).toHaveLength(4)
  expect(portal.lines).toContainEqual(expect.objectContaining({ level: 'error', ...counts }))
  expect(await portal.platform.metrics.metrics()).toContain('atrium_file_differences{kind="missing"} 1')
})

test('where all is well the check is quiet', async () => {
  await given()
  await given()

  expect(await checkFiles(portal.platform)).toEqual({ missing: 0, orphaned: 0, other_size: 0 })
  expect(portal.lines.filter(({ level }) => level === 'warn' || level === 'error')).toEqual([])
})

test('contents that are missing or hold something else of the same size are found by their sums', async () => {
  await givenContent('right')
  const lost = await givenContent('lost')
  const changed = await givenContent('before')
  await portal.platform.storage.remove(lost)
  await portal.platform.storage.put(changed, Buffer.from('behind'), { ...about, size: 6 })

  const { checked, wrong } = await checkContents(portal.platform)

  expect(checked).toBe(3)
  expect(wrong.sort()).toEqual([lost, changed].sort())
})

test('the check reads page by page: more rows and objects than one page holds', async () => {
  const user_id = portal.user_id ?? 0
  const { storage, db } = portal.platform
  const key = (n: number) => `blob/page-${String(n).padStart(5, '0')}`
  await db
    .insertInto('blob')
    .values(Array.from({ length: 1_204 }, (_, n) => ({ user_id, object_key: key(n), size: 3, about: '{}' })))
    .execute()
  for (let n = 0; n < 1_200; n += 20) await Promise.all(Array.from({ length: 20 }, (_, m) => put(key(n + m))))

  expect(await checkFiles({ ...portal.platform, storage })).toEqual({ missing: 4, orphaned: 0, other_size: 0 })
})

async function givenContent(text: string) {
  const content = Buffer.from(text)
  const { blob_id, object_key } = await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, content })
  const sha256 = createHash('sha256').update(content).digest()
  await portal.db.updateTable('blob').set({ sha256 }).where('blob_id', '=', blob_id).execute()
  return object_key
}
