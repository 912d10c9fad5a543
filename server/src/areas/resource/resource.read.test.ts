import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { type Portal, someone, startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(someone)
})
afterAll(() => portal.close())

const given = (options?: Parameters<typeof givenPublished>[1]) => givenPublished(portal.platform, options)
const read = (resource_id: number, language = 'zh-CN') =>
  portal.get(`/api/resources/${resource_id}`, { 'accept-language': language })

async function givenName(table: 'scene' | 'tag' | 'industry', name: Record<string, string>) {
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (code, name) values (${`${table}-${Math.random()}`}, ${JSON.stringify(name)})
    returning ${sql.ref(`${table}_id`)} as id`.execute(portal.db)
  return rows[0]?.id ?? 0
}

test('one resource: what it is, who made it, what it is for, what it needs, its package and what is inside', async () => {
  const { db } = portal
  const scene_id = await givenName('scene', { 'zh-CN': '人事', en: 'People' })
  const industry_id = await givenName('industry', { 'zh-CN': '制造', en: 'Manufacturing' })
  const tag_id = await givenName('tag', { 'zh-CN': '假期', en: 'holidays' })
  const inside = { type: 'form', fields: [] }
  const { resource_id, owner_id, sha256, content } = await given({
    type: 'form',
    category_id: scene_id,
    version: { files: { 'form.json': '{}' }, inside, changes: { 'zh-CN': '修好了', en: 'Fixed' } },
  })
  await sql`insert into resource_industry values (${resource_id}, ${industry_id})`.execute(db)
  await sql`insert into resource_tag values (${resource_id}, ${tag_id})`.execute(db)
  await sql`update resource set needs = '{"system": ["kylin"]}', licence = 'MIT' where item_id = ${resource_id}`.execute(
    db,
  )

  const { data } = await read(resource_id, 'en')

  expect(data).toMatchObject({
    resource_id,
    resource_type: 'form',
    title: 'Leave',
    description: '怎么用',
    state: 'published',
    licence: 'MIT',
    owner_name: '青禾',
    author: { user_id: owner_id, name: '青禾', resource_count: 1 },
    scene: { id: scene_id, name: 'People' },
    industries: [{ id: industry_id, name: 'Manufacturing' }],
    tags: [{ id: tag_id, name: 'holidays' }],
    needs: { product_version: null, system: ['kylin'], database: null, processor: null, middleware: null },
    languages: ['zh-CN', 'en'],
    rating_counts: [0, 0, 0, 0, 0],
    replaced_by: null,
    depends_on: [],
    inside,
  })
  expect(data.version).toMatchObject({
    version: '1.0.0',
    state: 'published',
    state_reason: null,
    changes: 'Fixed',
    file_name: 'resource-1.0.0.zip',
    size: content.length,
    sha256,
    files: [{ path: 'form.json', about: 'A file', size: 2 }],
  })
  expect(data.version.published_at).toMatch(/Z$/)
})

test('what it depends on is named and linked where the portal has it, and named as written where not', async () => {
  const needed = await given({ title: { 'zh-CN': '报销单', en: 'Expenses' }, type: 'form' })
  await sql`update item set slug = 'expenses' where item_id = ${needed.resource_id}`.execute(portal.db)
  const app = await givenItem(portal.db, { kind: 'app', title: { en: 'Signing' } })
  await sql`update item set slug = 'signing' where item_id = ${app.item_id}`.execute(portal.db)
  const depends_on = [
    { kind: 'resource', id: 'expenses', range: '>=1.0.0' },
    { kind: 'app', id: 'signing', range: '*' },
    { kind: 'app', id: 'nobody-knows', range: '*' },
  ]
  const { resource_id } = await given({ version: { depends_on } })

  const { data } = await read(resource_id, 'en')

  const address = `/resource/form/${needed.resource_id}`
  expect(data.depends_on).toEqual([
    { kind: 'resource', slug: 'expenses', range: '>=1.0.0', title: 'Expenses', address },
    { kind: 'app', slug: 'signing', range: '*', title: 'Signing', address: `/app-store/${app.item_id}` },
    { kind: 'app', slug: 'nobody-knows', range: '*', title: null, address: null },
  ])
})

test('what is deprecated or withdrawn stays readable, says so, and names what took its place', async () => {
  const better = await given({ title: { 'zh-CN': '新流程' } })
  const { resource_id } = await given()
  for (const state of ['deprecated', 'withdrawn']) {
    await sql`update item set state = ${state} where item_id = ${resource_id}`.execute(portal.db)
    await sql`update resource_version set state = ${state}, state_reason = '{"zh-CN": "请用新流程"}'
      where item_id = ${resource_id}`.execute(portal.db)
    await sql`update resource set replaced_by = ${better.resource_id} where item_id = ${resource_id}`.execute(portal.db)

    const { data } = await read(resource_id)

    expect(data).toMatchObject({ state, version: { state, state_reason: '请用新流程' } })
    expect(data.replaced_by).toEqual({ resource_id: better.resource_id, resource_type: 'flow', title: '新流程' })
  }
})

test('a draft cannot be read through any public call', async () => {
  const draft = await given({ state: 'in_review' })
  const app = await givenItem(portal.db, { kind: 'app' })
  const { resource_id } = await given()
  await sql`insert into resource_version (item_id, version, state, type) values (${resource_id}, '2.0.0', 'draft', 'flow')`.execute(
    portal.db,
  )

  for (const id of [draft.resource_id, app.item_id, 999_999]) {
    for (const way of [
      '',
      '/versions',
      '/versions/1.0.0',
      '/versions/1.0.0/payload',
      '/related',
      '/ratings',
      '/mine',
    ]) {
      expect((await portal.get(`/api/resources/${id}${way}`)).code, way).toBe(failures.not_found.code)
    }
    for (const way of ['/versions/1.0.0/stage', '/download', '/reports']) {
      const { code } = await portal.post(`/api/resources/${id}${way}`, { problem: 'broken' })
      expect(code, way).toBe(failures.not_found.code)
    }
  }
  expect((await read(resource_id)).data.version.version).toBe('1.0.0')
  expect((await portal.get(`/api/resources/${resource_id}/versions/2.0.0`)).code).toBe(failures.not_found.code)
})

test('all versions, newest first, each with its state and what changed', async () => {
  const { resource_id } = await given({ version: { days_ago: 20 } })
  await givenVersion(portal.platform, resource_id, { version: '1.1.0', state: 'withdrawn', days_ago: 10 })
  await givenVersion(portal.platform, resource_id, { version: '2.0.0', changes: { en: 'Anew' } })

  const { data } = await portal.get(`/api/resources/${resource_id}/versions`)

  expect(data.list.map(({ version, state }: Record<string, string>) => [version, state])).toEqual([
    ['2.0.0', 'published'],
    ['1.1.0', 'withdrawn'],
    ['1.0.0', 'published'],
  ])
  expect(data.list[0].changes).toBe('Anew')
})

test('the signed manifest is answered byte for byte', async () => {
  const { resource_id, manifest } = await given()

  const { data } = await portal.get(`/api/resources/${resource_id}/versions/1.0.0`)

  expect(data.manifest).toEqual({ text: manifest, signature: 'c2lnbmF0dXJl', key_id: 'key-1' })
  expect(data.inside.type).toBe('flow')
})

test('the keys manifests were ever signed with are there for everybody, newest first', async () => {
  const { db, get } = await startPortal()
  await sql`insert into signing_key (key_id, public_key, since) values
    ('old', 'PEM 1', now() - interval '1 year'), ('new', 'PEM 2', now())`.execute(db)

  const { data } = await get('/api/signing-keys')

  expect(data.list.map(({ key_id }: { key_id: string }) => key_id)).toEqual(['new', 'old'])
})

test('an author has a page once something of theirs is published, and under no other condition', async () => {
  const { owner_id, resource_id } = await given({ download_count: 7 })

  const { data } = await portal.get(`/api/authors/${owner_id}`)

  expect(data).toMatchObject({ user_id: owner_id, name: '青禾', resource_count: 1, download_count: 7 })
  expect((await portal.get(`/api/authors/${portal.user_id}`)).code).toBe(failures.not_found.code)
  await sql`update account set state = 'erased', user_name = '' where user_id = ${owner_id}`.execute(portal.db)
  expect((await portal.get(`/api/authors/${owner_id}`)).code).toBe(failures.not_found.code)
  expect((await read(resource_id, 'en')).data.author).toEqual({
    user_id: null,
    name: 'Former member',
    photo_url: null,
    resource_count: 0,
  })
})
