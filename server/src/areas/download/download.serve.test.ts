import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { fetchFile, givenAccount, givenSession, startPortal } from '../../../test/portal.ts'
import { countFetches } from '../file/serve/serve.fetch.ts'

async function givenFile() {
  const portal = await startPortal()
  const content = randomBytes(100_000)
  const desktop = await givenProduct(portal.db, 'desktop')
  const { release_id } = await givenRelease(portal.platform, desktop, '6.4', { files: { 'linux x64': content } })
  const { address } = (await portal.get('/api/products/desktop')).data.files[0]
  return { ...portal, content, release_id, address: address as string }
}

test('an interrupted download resumes at the same address', async () => {
  const { app, content, address } = await givenFile()

  const whole = await fetchFile(app, address)
  const rest = await fetchFile(app, address, { range: 'bytes=60000-', 'if-range': String(whole.headers.etag) })

  expect(whole.rawPayload.equals(content)).toBe(true)
  expect(whole.headers['content-disposition']).toContain('attachment')
  expect(whole.headers['cache-control']).toContain('no-transform')
  expect(rest.statusCode).toBe(206)
  expect(rest.headers['content-range']).toBe('bytes 60000-99999/100000')
  expect(rest.rawPayload.equals(content.subarray(60_000))).toBe(true)
})

test('a release counts how often it was taken: each network once a day, and going on is not taking', async () => {
  const { app, db, platform, address, release_id } = await givenFile()

  for (const headers of [{}, {}, { range: 'bytes=500-' }]) await app.inject({ url: address, headers })
  await app.inject({ url: address, method: 'HEAD' })
  for (const _ of [1, 2]) await db.transaction().execute((tx) => countFetches(tx, platform.wiring))

  const { download_count } = await db
    .selectFrom('item')
    .select('download_count')
    .where('item_id', '=', release_id)
    .executeTakeFirstOrThrow()
  expect(download_count).toBe(1)
})

test('what is not published, never was there, or is not for this person is answered as if it never was', async () => {
  const { app, db, address, release_id } = await givenFile()
  const status = async (url: string, headers = {}) => (await fetchFile(app, url, headers)).statusCode
  await sql`insert into role (role_id, code, name, menus) values (90, 'elsewhere', '{}', '{13}')`.execute(db)
  const { user_id } = await givenAccount(db, { role_ids: [90] })
  const authorization = `Bearer ${(await givenSession(db, user_id)).token}`

  expect(await status(address)).toBe(200)
  expect(await status(address, { authorization })).toBe(404)
  for (const other of ['/file/release/999999/x', '/file/release/nonsense/x']) expect(await status(other)).toBe(404)
  await sql`update item set state = 'withdrawn' where item_id = ${release_id}`.execute(db)
  expect(await status(address)).toBe(404)
})
