import { createHash, createPublicKey, verify } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { givenKit, givenKitResources } from '../../../../test/given/kit.ts'
import { givenVersion } from '../../../../test/given/published.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { countFetches } from '../../file/serve/serve.fetch.ts'

async function givenShown(portal: Portal, first: Parameters<typeof givenKitResources>[1] = []) {
  const resources = await givenKitResources(portal, first)
  const ids = resources.map(({ resource_id }) => resource_id)
  return { resources, ids, ...(await givenKit(portal, ids)) }
}

const zipOf = async (portal: Portal, url: string, headers = {}) => {
  const answer = await portal.app.inject({ url, headers })
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  const { files } = new PizZip(answer.rawPayload, { checkCRC32: true })
  return new Map(Object.entries(files).map(([name, file]) => [name, file.asNodeBuffer()]))
}

const needs = (portal: Portal, resource_id: number, part: string, values: string[]) =>
  sql`update resource_version set needs = ${JSON.stringify({ [part]: values })} where item_id = ${resource_id}`.execute(
    portal.db,
  )

const withdraw = ({ db }: Portal, resource_id: number) =>
  sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(db)

test('a visitor reads a kit in the order of its editors, and takes all of it with signed sums [KIT-01]', async () => {
  const portal = await startPortal()
  const { resources, ids, slug } = await givenShown(portal)

  const { data } = await portal.get(`/api/kits/${slug}`)
  const zip = await zipOf(portal, `/api/kits/${slug}/export?lang=zh-CN`)

  expect(data).toMatchObject({ title: '医院信息科', resource_ids: ids, trial_id: ids[0], export_count: 8 })
  expect(data.items.map(({ matter }: { matter: string }) => matter).slice(0, 2)).toEqual(['第 1 件事', '第 2 件事'])
  expect(data.export_size).toBe(resources.reduce((sum, { content }) => sum + content.length, 0))
  const sums = String(zip.get('SHA256SUMS'))
  for (const [name, bytes] of zip) {
    if (name.startsWith('SHA256SUMS')) continue
    expect(sums).toContain(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  }
  const about = JSON.parse(String(zip.get('project.json')))
  const { list } = (await portal.get('/api/signing-keys')).data
  const { public_key } = list.find(({ key_id }: { key_id: string }) => key_id === about.signedBy)
  const signature = Buffer.from(String(zip.get('SHA256SUMS.sig')), 'base64')
  expect(verify(null, Buffer.from(sums), createPublicKey(public_key), signature)).toBe(true)
  expect(String(zip.get('README.md'))).toMatch(/# 医院信息科[\s\S]*resource\/kits\//)
})

test('a kit says of each of its items how it can be tried [KIT-01]', async () => {
  const portal = await startPortal()
  const { slug } = await givenShown(portal, [{ version: { trials: ['run', 'fill'] } }, { version: { trials: [] } }])

  const { data } = await portal.get(`/api/kits/${slug}`)

  expect(data.items.map(({ trials }: { trials: string[] }) => trials).slice(0, 2)).toEqual([['run', 'fill'], []])
})

test('a kit counts what it is for, and names the roles its flows need, each once [KIT-01]', async () => {
  const portal = await startPortal()
  const flow = { type: 'flow', lanes: [], ways: [], form: null, document: null, drawn_by_author: true }
  const step = (role: unknown) => ({ id: 'a', name: 'a', role })
  const inside = { ...flow, steps: [step({ 'zh-CN': '护士长', en: 'Head nurse' }), step('科主任'), step(null)] }
  const { slug } = await givenShown(portal, [{ version: { inside } }, { version: { inside } }])
  await sql`update kit_item set matter = '{"zh-CN": "换班"}' where position < 2`.execute(portal.db)
  await sql`update kit_item set matter = '{}' where position = 2`.execute(portal.db)

  const { data } = await portal.get(`/api/kits/${slug}`)
  const { list } = (await portal.get('/api/kits')).data

  expect(data).toMatchObject({ matter_count: 6, roles: ['护士长', '科主任'] })
  expect(list.find((kit: { slug: string }) => kit.slug === slug)).toMatchObject({ matter_count: 6 })
})

test('a kit gives the newest version, also one that came after it was put together', async () => {
  const portal = await startPortal()
  const { resources, slug } = await givenShown(portal)
  const newer = await givenVersion(portal.platform, resources[0]?.resource_id ?? 0, { version: '2.0.0' })

  const { data } = await portal.get(`/api/kits/${slug}`)
  const zip = await zipOf(portal, `/api/kits/${slug}/export`)

  expect(data.items[0].version).toBe('2.0.0')
  expect(String(zip.get('SHA256SUMS'))).toContain(newer.sha256)
})

test('what was withdrawn leaves the download and the cards, and page and README name it [KIT-01]', async () => {
  const portal = await startPortal()
  const { ids, slug } = await givenShown(portal, [{ title: { 'zh-CN': '旧排班' } }, { title: { 'zh-CN': '旧单子' } }])
  const [withdrawn = 0, deprecated = 0, ...others] = ids
  await withdraw(portal, withdrawn)
  await sql`update item set state = 'deprecated' where item_id = ${deprecated}`.execute(portal.db)

  const { data } = await portal.get(`/api/kits/${slug}`)
  const zip = await zipOf(portal, `/api/kits/${slug}/export`)
  const query = encodeURIComponent(JSON.stringify(data.resource_ids))
  const cards = (await portal.get(`/api/resources/chosen?resource_ids=${query}`)).data.list

  expect(data.items[0]).toMatchObject({ title: '旧排班', state: 'withdrawn', available: false })
  expect(data).toMatchObject({ resource_ids: [deprecated, ...others], export_count: 7 })
  expect(cards.map(({ resource_id }: { resource_id: number }) => resource_id)).toEqual([deprecated, ...others])
  expect([...zip.keys()].filter((name) => name.startsWith('items/'))).toHaveLength(7)
  expect(String(zip.get('README.md'))).toMatch(/缺少的内容[\s\S]*旧排班 1\.0\.0: 已撤下/)
  expect(String(zip.get('README.md'))).toMatch(/已停用，不再推荐[\s\S]*旧单子 1\.0\.0/)
})

test("what does not fit the reader's environment is taken along and named in the README [KIT-01]", async () => {
  const portal = await startPortal()
  const { ids, slug } = await givenShown(portal, [{ title: { 'zh-CN': '科室主页', en: 'Ward home' } }])
  await needs(portal, ids[0] ?? 0, 'system', ['kylin', 'uos'])
  await needs(portal, ids[1] ?? 0, 'system', ['debian'])
  const environment = { system: 'debian' } as const

  const { data } = await portal.post(`/api/kits/${slug}/export`, { environment })
  const mine = await zipOf(portal, data.address)
  const english = await zipOf(
    portal,
    `/api/kits/${slug}/export?lang=en&environment=${encodeURIComponent('{"system":"debian"}')}`,
  )
  const unknown = await zipOf(portal, `/api/kits/${slug}/export`)

  expect(data.files.filter(({ path }: { path: string }) => path.startsWith('items/'))).toHaveLength(8)
  expect(String(mine.get('README.md'))).toContain('科室主页 1.0.0：操作系统要 银河麒麟、统信 UOS，你用 Debian')
  expect(String(mine.get('README.md'))).not.toContain('资源 2 1.0.0：')
  expect(String(mine.get('README.md'))).toContain('资源 3 1.0.0：没有写明')
  expect(String(english.get('README.md'))).toContain(
    'Ward home 1.0.0: needs Kylin, UOS (operating system), you run Debian',
  )
  expect(String(unknown.get('README.md'))).toMatch(/运行要求[\s\S]*科室主页 1\.0\.0: 操作系统 银河麒麟、统信 UOS/)
})

test('what an item depends on comes along, and what cannot come along is named', async () => {
  const portal = await startPortal()
  const { resource_id } = (await givenKitResources(portal, [{ title: { 'zh-CN': '登记表' } }]))[0] ?? {}
  await sql`update item set slug = 'sheet' where item_id = ${resource_id}`.execute(portal.db)
  const depends_on = [
    { kind: 'resource', id: 'sheet', range: '^1.0.0' },
    { kind: 'app', id: 'seal', range: '*' },
  ]
  const { slug, ids } = await givenShown(portal, [{ title: { 'zh-CN': '审批' }, version: { depends_on } }])

  const { data } = await portal.get(`/api/kits/${slug}`)

  expect(ids).not.toContain(resource_id)
  expect(data).toMatchObject({
    added: [{ title: '登记表', because: '审批' }],
    missing: [{ title: 'seal', because: '审批', app_id: null }],
    export_count: 9,
  })
})

test('each package of a kit counts as downloaded, and a member is then told of new versions of each', async () => {
  const portal = await startPortal(someone)
  const { ids, resources, slug } = await givenShown(portal)
  const { address } = (await portal.post(`/api/kits/${slug}/export`, {})).data

  for (const _ of [1, 2]) await zipOf(portal, address)

  const counted = await portal.db.transaction().execute((tx) => countFetches(tx, portal.platform.wiring))
  expect(counted.map(({ file_id, people }) => [file_id, people]).toSorted()).toEqual(
    resources.map(({ package_id }) => [package_id, 1]).toSorted(),
  )
  const taken = await portal.db
    .selectFrom('resource_download')
    .select('item_id')
    .where('user_id', '=', portal.user_id)
    .execute()
  expect(taken.map(({ item_id }) => item_id).toSorted()).toEqual(ids.toSorted())
})

test('a kit that is not published, unknown or without anything to take is not found [KIT-01]', async () => {
  const portal = await startPortal()
  const { kit_id, slug, ids } = await givenShown(portal)
  const codes = async (name: string) => [
    (await portal.get(`/api/kits/${name}`)).code,
    (await portal.post(`/api/kits/${name}/export`, {})).code,
    (await portal.get(`/api/kits/${name}/export`)).code,
  ]
  const notFound = failures.not_found.code

  expect(await codes('nowhere')).toEqual([notFound, notFound, notFound])
  await sql`update item set state = 'withdrawn' where item_id = any(${ids})`.execute(portal.db)
  expect(await codes(slug)).toEqual([0, notFound, notFound])
  expect((await portal.get(`/api/kits/${slug}`)).data.export_size).toBeNull()
  await sql`update kit set published_at = null where kit_id = ${kit_id}`.execute(portal.db)
  expect(await codes(slug)).toEqual([notFound, notFound, notFound])
  expect((await portal.get('/api/kits')).data.list).toEqual([])
})

test('who may not open the library gets no kit, and a ticket is for one kit', async () => {
  const portal = await startPortal(someone)
  const { slug } = await givenShown(portal)
  const other = await givenShown(portal)
  await sql`insert into role (role_id, code, name, menus) values (90, 'elsewhere', '{}', '{13}')`.execute(portal.db)
  const { user_id } = await givenAccount(portal.db, { role_ids: [90] })
  const authorization = `Bearer ${(await givenSession(portal.db, user_id)).token}`
  const { address } = (await portal.post(`/api/kits/${slug}/export`, {})).data

  expect((await portal.get('/api/kits', { authorization })).code).toBe(failures.not_allowed.code)
  const refused = await portal.app.inject({ url: `/api/kits/${slug}/export`, headers: { authorization } })
  expect(refused.json().code).toBe(failures.not_allowed.code)
  await zipOf(portal, address.replace(`/${slug}/`, `/${other.slug}/`))
  expect(await portal.db.selectFrom('resource_download').selectAll().execute()).toEqual([])
  const broken = await portal.app.inject({ url: `/api/kits/${slug}/export?environment=%7Bnonsense` })
  expect(broken.json().code).toBe(failures.invalid_input.code)
})
