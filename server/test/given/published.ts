import { createHash } from 'node:crypto'
import { type ResourceType, resourceTrials } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { givenItem } from '../../src/areas/item/item.given.ts'
import type { Platform } from '../../src/platform.ts'
import { packed } from '../packed.ts'
import { givenAccount } from './given.ts'
import { givenStoredFile } from './stored-file.ts'

type ItemFixture = NonNullable<Parameters<typeof givenItem>[1]>
type PreviewFixtures = NonNullable<Parameters<typeof givenStoredFile>[1]['previews']>
type PublishContext = Pick<Platform, 'db' | 'storage'>

interface VersionFixture {
  version?: string
  state?: string
  type?: string
  /** By path; the first one is the entry unless `entry` names another. */
  files?: Record<string, string | Buffer>
  entry?: string
  sample?: string | null
  depends_on?: { kind: string; id: string; range: string }[]
  changes?: Record<string, string>
  inside?: object
  trials?: string[]
  previews?: PreviewFixtures
  days_ago?: number
}

const emptyInsides: Record<string, object> = {
  form: { type: 'form', fields: [] },
  flow: { type: 'flow', lanes: [], steps: [], ways: [], form: null, document: null, drawn_by_author: true },
  login: { type: 'login', slots: [], assets: [] },
  'document-template': { type: 'document-template', pages: 1, paper: 'A4', placeholders: [], fonts: [] },
  'document-style': { type: 'document-style', styles: [], paper: 'A4', margins: null, fonts: [] },
  schedule: { type: 'schedule', zone: null, entries: [] },
  portal: { type: 'portal', widgets: [], widths: [], roles: [], apps: [] },
}

/** A resource of somebody's with one published version, whose package lies in the store: a flow unless said otherwise. */
export async function givenPublished(
  world: PublishContext,
  { owner_id, version = {}, ...item }: ItemFixture & { owner_id?: number | null; version?: VersionFixture } = {},
) {
  const { db } = world
  const type = item.type ?? 'flow'
  const { item_id } = await givenItem(db, { ...item, type })
  const owner = owner_id === undefined ? (await givenAccount(db, { user_name: '青禾' })).user_id : owner_id
  await sql`update item set owner_id = ${owner} where item_id = ${item_id}`.execute(db)
  await sql`insert into resource (item_id, description) values (${item_id}, '{"zh-CN": "怎么用"}')
    on conflict (item_id) do nothing`.execute(db)
  const fixture = await givenVersion(world, item_id, { type, ...version })
  return { resource_id: item_id, owner_id: owner, ...fixture }
}

/** The newest version of it from now on. */
export async function givenVersion({ db, storage }: PublishContext, resource_id: number, fixture: VersionFixture) {
  const { version = '1.0.0', state = 'published', type = 'flow', files = { 'flow.bpmn': '<definitions/>' } } = fixture
  const { entry = Object.keys(files)[0] ?? '', sample = null, days_ago = 0, previews = [] } = fixture
  const { trials = [resourceTrials[type as ResourceType][0]] } = fixture
  const manifest = manifestOf({ version, type, entry, sample, files, dependsOn: fixture.depends_on ?? [] })
  const content = await packed({ 'manifest.json': manifest, ...files })
  const { user_id } = await givenAccount(db, { user_name: 'publisher' })
  const file_name = `resource-${version}.zip`
  const stored = await givenStoredFile(
    { db, storage },
    { user_id, file_name, content, content_type: 'application/zip', previews },
  )
  const sha256 = createHash('sha256').update(content).digest()
  await sql`update blob set sha256 = ${sha256} where blob_id = ${stored.blob_id}`.execute(db)

  const { rows } = await sql<{ version_id: number }>`
    insert into resource_version (item_id, user_id, version, state, type, package_id, inside, trials, changes, manifest, signature,
      key_id, files, submitted_at, published_at)
    values (${resource_id}, ${user_id}, ${version}, ${state}, ${type}, ${stored.file_id},
      ${JSON.stringify(fixture.inside ?? emptyInsides[type])}, ${trials}, ${JSON.stringify(fixture.changes ?? { 'zh-CN': '第一版' })},
      ${manifest}, 'c2lnbmF0dXJl', 'key-1', ${JSON.stringify(listed(files))}, now(),
      now() - make_interval(days => ${days_ago}))
    returning version_id`.execute(db)
  const version_id = rows[0]?.version_id ?? 0
  await sql`update resource set version_id = ${version_id} where item_id = ${resource_id}`.execute(db)
  return { version_id, manifest, content, package_id: stored.file_id, sha256: sha256.toString('hex') }
}

function manifestOf({ files, ...fixture }: Record<string, unknown> & { files: Record<string, string | Buffer> }) {
  const about = { title: { 'zh-CN': '请假' }, summary: { 'zh-CN': '一句话' }, licence: 'MIT', requires: [] }
  const paths = listed(files).map(({ path, size, sha256 }) => ({ path, sha256, size }))
  // Two spaces and a blank at its end: what was signed is not what anybody would write again.
  return `${JSON.stringify({ manifestVersion: 1, id: 'leave', ...about, ...fixture, derivedFrom: null, files: paths }, null, 2)} \n`
}

function listed(files: Record<string, string | Buffer>) {
  return Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content)
    return {
      path,
      about: { 'zh-CN': '一个文件', en: 'A file' },
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
  })
}
