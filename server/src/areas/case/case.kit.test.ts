import { createHash } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { countFetches } from '../file/serve/serve.fetch.ts'
import { givenCase } from './case.given.ts'

/** A case that used a flow in the version before the newest, and a form. */
async function givenKit(portal: Portal) {
  const flow = await givenPublished(portal.platform, { title: { 'zh-CN': '合同审批', en: 'Contract approval' } })
  await givenVersion(portal.platform, flow.resource_id, { version: '2.0.0', files: { 'flow.bpmn': '<newer/>' } })
  const form = await givenPublished(portal.platform, {
    type: 'form',
    title: { 'zh-CN': '登记表', en: 'Sheet' },
    version: { files: { 'form.json': '{}' } },
  })
  const case_id = await givenCase(portal.db, { version_ids: [flow.version_id, form.version_id] })
  return { flow, form, case_id }
}

const zipOf = async (portal: Portal, url: string, headers = {}) => {
  const answer = await portal.app.inject({ url, headers })
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  const { files } = new PizZip(answer.rawPayload, { checkCRC32: true })
  return new Map(Object.entries(files).map(([name, file]) => [name, file.asNodeBuffer()]))
}

const sumOf = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

test('the kit holds the exact packages the customer used, and their sums are what page, README and manifest say', async () => {
  const portal = await startPortal()
  const { flow, form, case_id } = await givenKit(portal)

  const { data: page } = await portal.get(`/api/cases/${case_id}`)
  const { data } = await portal.post(`/api/cases/${case_id}/kit`)
  const zip = await zipOf(portal, data.address)

  const names = ['README.md', 'kit.json', 'SHA256SUMS', '01-resource-1.0.0.zip', '02-resource-1.0.0.zip']
  expect([...zip.keys()]).toEqual(names)
  expect(data.files.map(({ sha256 }: { sha256: string }) => sha256)).toEqual([flow.sha256, form.sha256])
  for (const { path, sha256 } of data.files) {
    expect(sumOf(zip.get(path))).toBe(sha256)
    expect(zip.get('SHA256SUMS')?.toString()).toContain(`${sha256}  ${path}\n`)
    expect(zip.get('README.md')?.toString()).toContain(sha256)
  }
  const manifest = JSON.parse(zip.get('kit.json')?.toString() ?? '')
  expect(manifest.files.map(({ version, sha256 }: Record<string, string>) => [version, sha256])).toEqual([
    ['1.0.0', flow.sha256],
    ['1.0.0', form.sha256],
  ])
  expect(page.kit_size).toBe(flow.content.length + form.content.length)
})

test("its README speaks the reader's language, and names the customer only while it may be named", async () => {
  const portal = await startPortal()
  const { flow, case_id } = await givenKit(portal)
  const words = (text: string) => ({ 'zh-CN': text, en: text })
  const unnamed = await givenCase(portal.db, {
    version_ids: [flow.version_id],
    consent_days: -1,
    anonymous: { customer: words('一家工厂'), title: words('一家工厂'), summary: words(''), lead: words('') },
  })

  const plain = await zipOf(portal, `/api/cases/${case_id}/kit`)
  const english = await zipOf(portal, `/api/cases/${case_id}/kit?lang=en`, { 'accept-language': 'zh-TW' })
  const silent = await zipOf(portal, `/api/cases/${unnamed}/kit`)

  expect(plain.get('README.md')?.toString()).toContain('某厂上线时用到的全部资源')
  expect(english.get('README.md')?.toString()).toMatch(/Contract approval 1\.0\.0[\s\S]*How to use it/)
  expect(String(silent.get('README.md')) + String(silent.get('kit.json'))).not.toMatch(/某厂|Some Works/)
})

test('every package in a kit counts as downloaded, and a member may rate each of them', async () => {
  const portal = await startPortal(someone)
  const { db } = portal
  const { flow, form, case_id } = await givenKit(portal)
  const { address } = (await portal.post(`/api/cases/${case_id}/kit`)).data

  for (const _ of [1, 2]) await portal.app.inject({ url: address })
  const counted = await db.transaction().execute((tx) => countFetches(tx, portal.platform.wiring))

  expect(counted.map(({ file_id, people }) => [file_id, people]).sort()).toEqual([
    [flow.package_id, 1],
    [form.package_id, 1],
  ])
  for (const { resource_id } of [flow, form]) {
    expect((await portal.get(`/api/resources/${resource_id}/mine`)).data.downloaded_version).toBe('1.0.0')
  }
})

test('a resource that was withdrawn is not in the kit any more, and page, README and manifest say so', async () => {
  const portal = await startPortal()
  const { flow, case_id } = await givenKit(portal)
  await sql`update item set state = 'withdrawn' where item_id = ${flow.resource_id}`.execute(portal.db)

  const { data: page } = await portal.get(`/api/cases/${case_id}`)
  const zip = await zipOf(portal, `/api/cases/${case_id}/kit`)

  expect(page.resources).toMatchObject([
    { title: '合同审批', state: 'withdrawn', in_kit: false },
    { title: '登记表', state: 'published', in_kit: true },
  ])
  expect([...zip.keys()]).toEqual(['README.md', 'kit.json', 'SHA256SUMS', '01-resource-1.0.0.zip'])
  expect(zip.get('README.md')?.toString()).toContain('合同审批 1.0.0 (已撤下，不再提供)')
  expect(JSON.parse(String(zip.get('kit.json'))).missing).toMatchObject([{ title: '合同审批', state: 'withdrawn' }])
})

test('a kit without packages, of a case that may not be read, or with a forged ticket of another is not given', async () => {
  const portal = await startPortal(someone)
  const { flow, form, case_id } = await givenKit(portal)
  const over = await givenCase(portal.db, { version_ids: [flow.version_id], consent_days: -1 })
  const kit = async (path: string) => (await portal.app.inject({ url: `/api/cases/${path}` })).json().code

  expect(await kit(`${over}/kit`)).toBe(failures.not_found.code)
  expect((await portal.post(`/api/cases/${over}/kit`)).code).toBe(failures.not_found.code)
  expect(await kit('nonsense/kit')).toBe(failures.not_found.code)

  const { address } = (await portal.post(`/api/cases/${case_id}/kit`)).data
  const other = await givenCase(portal.db, { version_ids: [form.version_id] })
  await portal.app.inject({ url: address.replace(`/${case_id}/`, `/${other}/`) })
  expect(await portal.db.selectFrom('resource_download').selectAll().execute()).toEqual([])

  const ids = [flow.resource_id, form.resource_id]
  await sql`update item set state = 'withdrawn' where item_id = any(${ids})`.execute(portal.db)
  expect(await kit(`${case_id}/kit`)).toBe(failures.not_found.code)
})

test('a kit that cannot be finished aborts the response, so that a partial zip is not taken for a complete one', async () => {
  const portal = await startPortal()
  const { form, case_id } = await givenKit(portal)
  const { object_key } = await portal.db
    .selectFrom('file')
    .innerJoin('blob', 'blob.blob_id', 'file.blob_id')
    .select('object_key')
    .where('file_id', '=', form.package_id)
    .executeTakeFirstOrThrow()
  await portal.platform.storage.remove(object_key)
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })

  const begun = await fetch(`${address}/api/cases/${case_id}/kit`)
  expect(begun.status).toBe(200)
  await expect(begun.arrayBuffer()).rejects.toThrow()

  expect((await portal.get(`/api/cases/${case_id}`)).code).toBe(0)
})

test('who may not open the library gets no kit, as they get no single package', async () => {
  const portal = await startPortal()
  const { case_id } = await givenKit(portal)
  await sql`insert into role (role_id, code, name, menus) values (90, 'elsewhere', '{}', '{13}')`.execute(portal.db)
  const { user_id } = await givenAccount(portal.db, { role_ids: [90] })
  const authorization = `Bearer ${(await givenSession(portal.db, user_id)).token}`

  expect((await portal.get(`/api/cases/${case_id}`, { authorization })).data.kit_size).toBeNull()
  expect((await portal.post(`/api/cases/${case_id}/kit`, {}, { authorization })).code).toBe(failures.not_found.code)
})
