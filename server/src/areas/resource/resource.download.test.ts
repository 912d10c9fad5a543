import { createHash } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { fetchFile, givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { countFetches } from '../file/serve/serve.fetch.ts'

const download = (portal: Portal, resource_id: number, body = {}, headers = {}) =>
  portal.post(`/api/resources/${resource_id}/download`, body, headers)

test('a visitor downloads the newest version; what arrives has the SHA-256 that was said', async () => {
  const portal = await startPortal()
  const { resource_id } = await givenPublished(portal.platform)
  const newest = await givenVersion(portal.platform, resource_id, { version: '1.1.0' })

  const { data } = await download(portal, resource_id)
  const { rawPayload, headers } = await fetchFile(portal.app, data.address)

  expect(data).toMatchObject({ version: '1.1.0', file_name: 'resource-1.1.0.zip', sha256: newest.sha256 })
  expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(data.sha256)
  expect(headers['content-disposition']).toMatch(/^attachment/)
  expect(await portal.db.selectFrom('resource_download').selectAll().execute()).toEqual([])
})

test('an older version is there by its number, and what a member took is noted once', async () => {
  const portal = await startPortal(someone)
  const { resource_id, version_id } = await givenPublished(portal.platform)
  await givenVersion(portal.platform, resource_id, { version: '2.0.0' })

  for (const _ of [1, 2]) expect((await download(portal, resource_id, { version: '1.0.0' })).data.version).toBe('1.0.0')

  const noted = await portal.db.selectFrom('resource_download').select(['user_id', 'version_id']).execute()
  expect(noted).toEqual([{ user_id: portal.user_id, version_id }])
  expect((await portal.get(`/api/resources/${resource_id}/mine`)).data).toMatchObject({
    downloaded_version: '1.0.0',
    downloaded_at: expect.any(String),
  })
  expect((await download(portal, resource_id, { version: '3.0.0' })).code).toBe(failures.not_found.code)
})

test('packages are readable as files after publication by people with the menu, and not before', async () => {
  const portal = await startPortal()
  const open = async (file_id: number, headers = {}) =>
    (await portal.post(`/api/files/${file_id}/address`, {}, headers)).code
  const shown = await givenPublished(portal.platform)
  const draft = await givenPublished(portal.platform, { state: 'in_review' })
  await sql`insert into role (role_id, code, name, menus) values (90, 'elsewhere', '{}', '{12}')`.execute(portal.db)
  const { user_id } = await givenAccount(portal.db, { role_ids: [90] })
  const { token } = await givenSession(portal.db, user_id)

  expect(await open(shown.package_id)).toBe(0)
  expect(await open(shown.package_id, { authorization: `Bearer ${token}` })).toBe(failures.not_found.code)
  expect(await open(draft.package_id)).toBe(failures.not_found.code)
})

test('downloads are counted once per person and day, companies once, however often the count runs', async () => {
  const portal = await startPortal()
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { download_count: 100 })
  await givenVersion(platform, resource_id, { version: '1.1.0' })
  for (const [company, times] of [
    ['远山 科技', 2],
    ['远山科技', 1],
    ['青禾', 1],
    ['', 1],
  ] as const) {
    const { user_id } = await givenAccount(db)
    await sql`update account set company_name = ${company} where user_id = ${user_id}`.execute(db)
    const { token } = await givenSession(db, user_id)
    for (let time = 0; time < times; time++) {
      const { data } = await download(portal, resource_id, {}, { authorization: `Bearer ${token}` })
      await portal.app.inject({ url: data.address })
    }
  }
  const { data } = await download(portal, resource_id, { version: '1.0.0' })
  await portal.app.inject({ url: data.address })

  for (const _ of [1, 2]) await db.transaction().execute((tx) => countFetches(tx, portal.platform.wiring))

  const page = (await portal.get(`/api/resources/${resource_id}`)).data
  expect(page).toMatchObject({ download_count: 105, company_count: 2 })
  expect(await db.selectFrom('item_day').select('download_count').execute()).toEqual([{ download_count: 5 }])
})
