import { createHash, createPublicKey, verify } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { givenApp } from '../../../../test/given/app.ts'
import { givenProject } from '../../../../test/given/project.ts'
import { givenPublished } from '../../../../test/given/published.ts'
import { givenProduct, givenRelease } from '../../../../test/given/release.ts'
import { givenStoredFile } from '../../../../test/given/stored-file.ts'
import { packed } from '../../../../test/packed.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { countFetches } from '../../file/serve/serve.fetch.ts'
import { runImport } from '../import/import.run.ts'

/** A flow that needs a form nobody pinned; a file, a note and a line to tick. */
async function givenFilled(portal: Portal) {
  const named = async (slug: string, given: Parameters<typeof givenPublished>[1]) => {
    const published = await givenPublished(portal.platform, given)
    await sql`update item set slug = ${slug} where item_id = ${published.resource_id}`.execute(portal.db)
    return published
  }
  const sheet = await named('sheet', {
    type: 'form',
    title: { 'zh-CN': '登记表', en: 'Sheet' },
    version: { type: 'form' },
  })
  const flow = await named('approval', {
    title: { 'zh-CN': '审批', en: 'Approval' },
    version: {
      depends_on: [
        { kind: 'resource', id: 'sheet', range: '^1.0.0' },
        { kind: 'app', id: 'seal', range: '*' },
      ],
    },
  })
  const project_id = await givenProject(portal.db, portal.user_id, {
    title: '合同上线',
    items: [{ item_id: flow.resource_id, version: '1.0.0' }],
  })
  const content = Buffer.from('plan')
  const { file_id, blob_id } = await givenStoredFile(portal.platform, {
    user_id: portal.user_id ?? 0,
    file_name: '切换 方案.pdf',
    content,
  })
  await sql`update blob set sha256 = ${createHash('sha256').update(content).digest()} where blob_id = ${blob_id}`.execute(
    portal.db,
  )
  await portal.post(`/api/projects/${project_id}/files`, { file_id })
  await portal.post(`/api/projects/${project_id}/notes`, { title: '切换', body: '周五晚上' })
  await portal.post(`/api/projects/${project_id}/checks`, { text: '备份' })
  return { project_id, sheet, flow, file_id }
}

const english = { 'accept-language': 'en' }

async function exported(portal: Portal, project_id: number, headers = {}) {
  const { data } = await portal.post(`/api/projects/${project_id}/export`, {}, headers)
  const answer = await portal.app.inject({ url: data.address })
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  const { files } = new PizZip(answer.rawPayload, { checkCRC32: true })
  return {
    zip: answer.rawPayload,
    files: new Map(Object.entries(files).map(([name, file]) => [name, file.asNodeBuffer()])),
  }
}

const sumOf = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

test('an export holds everything and what it needs besides, with sums that are signed by the published key', async () => {
  const portal = await startPortal(someone)
  const { project_id, flow, sheet } = await givenFilled(portal)

  const { files } = await exported(portal, project_id)

  expect([...files.keys()]).toEqual([
    'README.md',
    'SHA256SUMS',
    'SHA256SUMS.sig',
    'project.json',
    'notes/1-切换.md',
    'items/1-resource-1.0.0.zip',
    'items/2-resource-1.0.0.zip',
    'files/1-切换-方案.pdf',
  ])
  const sums = String(files.get('SHA256SUMS'))
  const about = JSON.parse(String(files.get('project.json')))
  const { list } = (await portal.get('/api/signing-keys')).data
  const key = list.find(({ key_id }: { key_id: string }) => key_id === about.signedBy)
  expect(
    verify(
      null,
      Buffer.from(sums),
      createPublicKey(key.public_key),
      Buffer.from(String(files.get('SHA256SUMS.sig')), 'base64'),
    ),
  ).toBe(true)
  for (const [name, bytes] of files)
    if (!name.startsWith('SHA256SUMS')) expect(sums).toContain(`${sumOf(bytes)}  ${name}\n`)
  expect(about.items).toMatchObject([
    { id: 'sheet', licence: 'MIT', addedBecauseOf: '审批', content: { sha256: sheet.sha256 } },
    { id: 'approval', addedBecauseOf: null, content: { sha256: flow.sha256 } },
  ])
  expect(about.missing).toMatchObject([{ kind: 'app', id: 'seal', because: '审批' }])
})

test("its README speaks the reader's language: order, what was added, what is missing, licences", async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)

  const chinese = String((await exported(portal, project_id)).files.get('README.md'))
  const text = String((await exported(portal, project_id, english)).files.get('README.md'))

  expect(chinese).toMatch(/安装顺序[\s\S]*登记表 1\.0\.0 \(补上\)[\s\S]*缺少的内容[\s\S]*seal/)
  expect(text).toMatch(/1\. Sheet 1\.0\.0 \(added\)[\s\S]*2\. Approval[\s\S]*required by "Approval"/)
  expect(text).toMatch(/Missing[\s\S]*seal[\s\S]*Licences[\s\S]*MIT: Sheet, Approval/)
})

test('what was withdrawn is not in it, and it says so; each package counts as downloaded', async () => {
  const portal = await startPortal(someone)
  const { project_id, flow, sheet } = await givenFilled(portal)
  await exported(portal, project_id)
  const counted = await portal.db.transaction().execute((tx) => countFetches(tx, portal.platform.wiring))
  expect(counted.map(({ file_id }) => file_id).toSorted()).toEqual([sheet.package_id, flow.package_id].toSorted())
  expect((await portal.get(`/api/resources/${flow.resource_id}/mine`)).data.downloaded_version).toBe('1.0.0')

  await sql`update item set state = 'withdrawn' where item_id = ${flow.resource_id}`.execute(portal.db)
  const { files } = await exported(portal, project_id)

  expect(JSON.parse(String(files.get('project.json'))).items).toMatchObject([
    { id: 'sheet', state: 'published' },
    { id: 'approval', state: 'withdrawn', content: null },
  ])
  expect(String(files.get('README.md'))).toContain('审批 1.0.0: 已撤下，不再提供')
})

test('the address of an export works for one project and its current members', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const other = await givenProject(portal.db, portal.user_id)
  const { address } = (await portal.post(`/api/projects/${project_id}/export`)).data
  const code = async (url: string) => (await portal.app.inject({ url })).json().code

  expect(await code(address.replace(`/${project_id}/`, `/${other}/`))).toBe(failures.not_found.code)
  expect(await code(address.split('?')[0])).toBe(failures.not_found.code)
  await portal.db.deleteFrom('project_member').where('project_id', '=', project_id).execute()
  expect(await code(address)).toBe(failures.not_found.code)
})

async function imported(portal: Portal, zip: Buffer, options: object = {}, headers = {}) {
  const user_id = await whoAsks(portal, headers)
  const { file_id } = await givenStoredFile(portal.platform, { user_id, content: zip, content_type: 'application/zip' })
  const { data, code } = await portal.post('/api/project-imports', { file_id, ...options }, headers)
  if (code !== 0) return { code }
  await runImport(portal.platform, data.import_id)
  return (await portal.get(`/api/project-imports/${data.import_id}`, headers)).data
}

async function whoAsks({ db, user_id }: Portal, { authorization = '' }: { authorization?: string }) {
  if (!authorization) return user_id ?? 0
  const { tokenHash } = await import('../../../platform/http/viewer.ts')
  const found = await db
    .selectFrom('session')
    .select('user_id')
    .where('token_hash', '=', tokenHash(authorization.slice(7)))
    .executeTakeFirstOrThrow()
  return found.user_id
}

test('an export becomes a project again: what the library has is pinned, notes, lines and files come along', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const { zip } = await exported(portal, project_id)

  const { state, report, project_id: made } = await imported(portal, zip)

  expect({ state, report }).toMatchObject({ state: 'done', report: { files: 1, notes: 1, checks: 1 } })
  expect(report.items).toMatchObject([
    { title: '登记表', became: 'pinned' },
    { title: '审批', became: 'pinned' },
  ])
  const { data } = await portal.get(`/api/projects/${made}`)
  expect(data).toMatchObject({
    title: '合同上线',
    role: 'owner',
    notes: [{ title: '切换', body: '周五晚上' }],
    checks: [{ text: '备份' }],
    files: [{ file_name: '切换 方案.pdf', ready: false }],
    items: [{ title: '登记表' }, { title: '审批' }],
  })
  expect((await imported(portal, zip, { project_id })).project_id, 'into one that is there').toBe(project_id)
})

test('another portal takes it when it trusts the key; what its library does not have becomes a file that is scanned', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const { zip, files } = await exported(portal, project_id)
  const { signedBy } = JSON.parse(String(files.get('project.json')))
  const { list } = (await portal.get('/api/signing-keys')).data
  const TRUSTED_KEYS = list.filter(({ key_id }: { key_id: string }) => key_id === signedBy)

  const stranger = await startPortal(someone)
  const trusting = await startPortal(someone, { config: { TRUSTED_KEYS } })

  expect(await imported(stranger, zip)).toMatchObject({ state: 'refused', reason: 'unknown_key', project_id: null })
  const { report, project_id: made } = await imported(trusting, zip)
  expect(report.items).toMatchObject([{ became: 'file' }, { became: 'file' }])
  const names = (await trusting.get(`/api/projects/${made}`)).data.files.map(
    ({ file_name }: { file_name: string }) => file_name,
  )
  expect(names).toEqual(['切换 方案.pdf', 'sheet-1.0.0.zip', 'approval-1.0.0.zip'])
  const { rows } = await sql<{ state: string }>`
    select distinct state from blob join file using (blob_id) join project_file using (file_id)`.execute(trusting.db)
  expect(rows).toEqual([{ state: 'received' }])
})

test('what was changed, added or left out is refused, and nothing of it is kept', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const { files } = await exported(portal, project_id)
  const before =
    await sql`select (select count(*) from project) as projects, (select count(*) from blob) as blobs`.execute(
      portal.db,
    )
  const entries = Object.fromEntries(files)
  const changed = (change: Record<string, string | Buffer>) => packed({ ...entries, ...change }, false)
  const without = Object.fromEntries([...files].filter(([name]) => !name.startsWith('files/')))
  const wrongSums = String(files.get('SHA256SUMS')).replace(/^[0-9a-f]/, (digit) => (digit === '0' ? '1' : '0'))
  const about = JSON.parse(String(files.get('project.json')))

  const attempts: [string, Buffer][] = [
    ['wrong_sum', await changed({ 'README.md': 'another' })],
    ['wrong_sum', await packed(without, false)],
    ['unlisted_file', await changed({ 'items/3-more.zip': 'more' })],
    ['wrong_signature', await changed({ SHA256SUMS: wrongSums })],
    ['wrong_signature', await changed({ 'SHA256SUMS.sig': 'AAAA' })],
    ['unknown_key', await changed({ 'project.json': JSON.stringify({ ...about, signedBy: '0000' }) })],
    ['not_an_export', await changed({ 'project.json': '{"exportVersion":2}' })],
    ['not_an_export', await packed({ 'README.md': 'nothing else' })],
    ['not_an_export', Buffer.from('no zip at all')],
  ]
  for (const [reason, zip] of attempts) expect(await imported(portal, zip)).toMatchObject({ state: 'refused', reason })

  const after = await sql`select (select count(*) from project) as projects,
    (select count(*) from blob) - ${attempts.length}::bigint as blobs`.execute(portal.db)
  expect(after.rows).toEqual(before.rows)
})

test("an import needs edit rights in the project and a file of one's own", async () => {
  const portal = await startPortal(someone)
  const { user_id } = await givenAccount(portal.db)
  const headers = { authorization: `Bearer ${(await givenSession(portal.db, user_id)).token}` }
  const { project_id } = await givenFilled(portal)
  const { zip } = await exported(portal, project_id)
  const { file_id } = await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, content: zip })

  expect(await imported(portal, zip, { project_id }, headers)).toEqual({ code: failures.not_found.code })
  expect((await portal.post('/api/project-imports', { file_id }, headers)).code).toBe(failures.not_found.code)
})

test('who was made a reader while the zip was looked at imports nothing', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const { zip } = await exported(portal, project_id)
  const { file_id } = await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, content: zip })
  const { data } = await portal.post('/api/project-imports', { file_id, project_id })
  await sql`update project_member set role = 'reader' where project_id = ${project_id}`.execute(portal.db)

  await runImport(portal.platform, data.import_id)

  const { data: outcome } = await portal.get(`/api/project-imports/${data.import_id}`)
  expect(outcome).toMatchObject({ state: 'refused', reason: 'no_longer_editor' })
  expect((await portal.get(`/api/projects/${project_id}`)).data.notes).toHaveLength(1)
})

test('a file of a release is pinned beside another of the same release, and exported with the sum it is published with', async () => {
  const portal = await startPortal(someone)
  const desktop = await givenProduct(portal.db, 'desktop')
  const files = { 'windows x64': 'for windows', 'linux x64': 'for linux' }
  const { release_id: item_id } = await givenRelease(portal.platform, desktop, '6.4', { files })
  const project_id = await givenProject(portal.db, portal.user_id)
  const pin = (part: string) => portal.post(`/api/projects/${project_id}/items`, { item_id, part })
  const { data: published } = await portal.get('/api/products/desktop/releases/6.4')

  expect((await pin('portal-6.4-mac-x64.tar.gz')).code).toBe(failures.not_found.code)
  for (const { file_name } of published.files) expect((await pin(file_name)).data.version).toBe('6.4')

  const { items } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(items).toMatchObject(
    published.files.map(({ file_name: part }: Record<string, string>) => ({
      kind: 'release',
      resource_type: null,
      version: '6.4',
      part,
      available: true,
      newest_version: null,
    })),
  )
  const { files: taken } = await exported(portal, project_id)
  const sums = new Set([...taken.values()].map(sumOf))
  for (const { sha256 } of published.files) expect(sums).toContain(sha256)
})

test('an export names its apps, and an import pins those that the store has', async () => {
  const portal = await startPortal(someone)
  const { project_id } = await givenFilled(portal)
  const item_id = await givenApp(portal.db, { title: { 'zh-CN': '电子印章' } })
  await sql`update item set slug = 'seal' where item_id = ${item_id}`.execute(portal.db)
  await portal.post(`/api/projects/${project_id}/items`, { item_id })

  const { zip, files } = await exported(portal, project_id)

  const about = JSON.parse(String(files.get('project.json')))
  expect(about.missing).toEqual([])
  expect(about.items).toMatchObject([{ kind: 'app', id: 'seal', content: null }, { id: 'sheet' }, { id: 'approval' }])
  expect(String(files.get('README.md'))).toMatch(/需在应用商店申请安装\n\n- 电子印章 1\.0\.0/)
  expect((await imported(portal, zip)).report.items[0]).toMatchObject({ title: '电子印章', became: 'pinned' })
})
