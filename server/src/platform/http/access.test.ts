import { type Access, menus, type OwnedObject } from '@atrium/contract/access'
import { callsByNoun } from '@atrium/contract/calls'
import { type FailureName, failures } from '@atrium/contract/errors'
import type { Endpoint } from '@atrium/contract/kit'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  administrator,
  givenAccount,
  givenSession,
  type Portal,
  startPortal,
  type TestPerson,
} from '../../../test/portal.ts'
import type { Db } from '../db/db.ts'
import { refusal } from './access.ts'

/** Everybody a call can meet. Who is not signed in has no person. */
const people = {
  'a visitor': null,
  'someone without a list': { role_ids: [] },
  'someone whose list has every menu': { role_ids: [2] },
  'someone whose list lacks it': { role_ids: [90] },
  'someone who signed in an hour ago': { role_ids: [2], confirmed: '1 hour' },
  'a person of support': { role_ids: [91] },
  'someone who views every page': { role_ids: [92] },
  'an administrator who views as a role with every page': { ...administrator, viewing: 92 },
  'an administrator': administrator,
} satisfies Record<string, (Partial<TestPerson> & EnteredPerson) | null>
interface EnteredPerson {
  /** How long ago they showed who they are. */
  confirmed?: string
  /** The role that their session views the portal as. */
  viewing?: number
}
type TestPersonName = keyof typeof people

/** What the declaration means, said once more in another way: a change of the lock shows here. */
function expectedOutcomes({ access, method, while_viewing }: Endpoint): Record<TestPersonName, FailureName | 'open'> {
  const lock: Partial<Exclude<Access, 'anyone'>> = access === 'anyone' ? {} : access
  const isStaffs = lock.screen !== undefined || lock.screen_in_path === true
  const person = isStaffs ? 'not_allowed' : 'open'
  return {
    'a visitor': lock.signed_in || isStaffs ? 'not_logged_in' : 'open',
    'someone without a list': person,
    'someone whose list has every menu': person,
    'someone whose list lacks it': lock.menu ? 'not_allowed' : person,
    'someone who signed in an hour ago': lock.confirmed ? 'confirm_needed' : person,
    'a person of support': (isStaffs && lock.screen !== 'feedback') || lock.menu === 'case' ? 'not_allowed' : 'open',
    'someone who views every page': isStaffs && method !== 'GET' ? 'view_only' : 'open',
    'an administrator who views as a role with every page':
      method !== 'GET' && !while_viewing ? 'viewing_as_role' : 'open',
    'an administrator': 'open',
  }
}

const calls = Object.values(callsByNoun)
  .flat()
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

const visitor = { user_id: null, view_only: [], menus: null, confirmed: false }
const withoutList = { user_id: 1, view_only: [], menus: null, confirmed: true }
const withEmptyList = { user_id: 2, view_only: [], menus: [], confirmed: true }
const everyMenu = [...Object.values(menus), ...Object.values(managementScreens)]
const administers = { user_id: 3, view_only: [], menus: everyMenu, confirmed: true }
const administersNoScreen = { user_id: 4, view_only: [], menus: [18], confirmed: true }
const holdsOneScreen = {
  user_id: 5,
  view_only: [],
  menus: [11, 13, 17, managementScreens.users],
  confirmed: true,
  viewing: null,
}
const longAgo = { user_id: 6, view_only: [], menus: Object.values(menus), confirmed: false }

const table: [Access, ...(string | null)[]][] = [
  // visitor, no list, empty list, administrator, one without the screen, one with just this screen, confirmed long ago
  ['anyone', null, null, null, null, null, null, null],
  [{ menu: 'case' }, null, null, 'not_allowed', null, 'not_allowed', null, null],
  [{ signed_in: true }, 'not_logged_in', null, null, null, null, null, null],
  [{ signed_in: true, menu: 'feedback' }, 'not_logged_in', null, 'not_allowed', null, 'not_allowed', null, null],
  [{ signed_in: true, confirmed: true }, 'not_logged_in', null, null, null, null, null, 'confirm_needed'],
  [{ screen: 'users' }, 'not_logged_in', 'not_allowed', 'not_allowed', null, 'not_allowed', null, 'not_allowed'],
  [{ screen_in_path: true }, 'not_logged_in', 'not_allowed', 'not_allowed', null, 'not_allowed', null, 'not_allowed'],
]

test.for(table)('who may make a call that says %o [ACC-03]', ([access, ...expected]) => {
  const people = [visitor, withoutList, withEmptyList, administers, administersNoScreen, holdsOneScreen, longAgo]

  expect(people.map((person) => refusal(access, person, { named: 'users' }))).toEqual(expected)
})

test('a call with the screen in its path needs exactly that screen, and an unknown screen is refused [ACC-04]', () => {
  const access = { screen_in_path: true } as const
  const holdsTags = { ...administers, menus: [managementScreens.tags] }

  expect(refusal(access, holdsTags, { named: 'tags' })).toBeNull()
  for (const named of ['users', 'constructor', '', undefined])
    expect(refusal(access, holdsTags, { named })).toBe('not_allowed')
})

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
  await sql`insert into role (role_id, code, name, menus) values
    (90, 'locked-out', '{"zh-CN": "门外"}', '{9999}'),
    (91, 'one-page', '{"zh-CN": "客服"}', '{10,11,12,14,15,16,17,1026}')`.execute(portal.db)
  await sql`insert into role (role_id, code, name, view_only, menus) values
    (92, 'looks-only', '{"zh-CN": "只看"}', true, ${everyMenu}::int[])`.execute(portal.db)
})
afterAll(() => portal.close())

test.for(calls)('%s opens to whom it says [ACC-03]', async ([, endpoint]) => {
  const met: Partial<Record<TestPersonName, string>> = {}
  for (const name of Object.keys(people) as TestPersonName[])
    met[name] = outcomeOf(await ask(endpoint, await enter(name)))

  const expected: Partial<Record<TestPersonName, string>> = expectedOutcomes(endpoint)
  // A call that is open to anyone may still find that there is nobody to answer about.
  if (endpoint.access === 'anyone' && met['a visitor'] === 'not_logged_in') expected['a visitor'] = 'not_logged_in'
  expect(met).toEqual(expected)
})

async function enter(name: TestPersonName) {
  const person: (Partial<TestPerson> & EnteredPerson) | null = people[name]
  if (!person) return {}
  const { user_id } = await givenAccount(portal.db, person)
  const { token } = await givenSession(portal.db, user_id)
  if (person.confirmed) {
    await sql`update session set confirmed_at = now() - ${person.confirmed}::interval
      where user_id = ${user_id}`.execute(portal.db)
  }
  if (person.viewing) {
    await sql`update session set viewing_role_id = ${person.viewing}, viewing_until = now() + interval '30 minutes'
      where user_id = ${user_id}`.execute(portal.db)
  }
  return { authorization: `Bearer ${token}` }
}

async function ask({ method, path }: Endpoint, headers: Record<string, string>, params: Record<string, number> = {}) {
  const names: Record<string, string | number> = { product: 'oa', screen: 'users', ...params }
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name] ?? 1))
  return (await portal.send({ method, url, headers })).json() as { code: number; msg: string; data: object | null }
}

/** Whether the lock let the call pass. What the call itself says then is another matter, unless it falls over. */
function outcomeOf({ code }: { code: number }): string {
  const locks = [
    'not_logged_in',
    'not_allowed',
    'view_only',
    'viewing_as_role',
    'confirm_needed',
    'internal',
    'csrf_rejected',
    'unknown_call',
  ] as const
  return locks.find((name) => failures[name].code === code) ?? 'open'
}

/** For each kind of thing that belongs to one person: makes one, and answers what its address needs. */
const ownedObjects: Record<OwnedObject, (db: Db, user_id: number) => Promise<Record<string, number>>> = {
  session: async (db, user_id) => {
    await givenSession(db, user_id)
    return one(db, sql`select session_id from session where user_id = ${user_id}`)
  },
  identity: (db, user_id) =>
    one(
      db,
      sql`insert into identity (user_id, type, subject) values (${user_id}, 'wechat', ${`subject-${user_id}`})
        returning identity_id`,
    ),
  export: (db, user_id) =>
    one(
      db,
      sql`insert into personal_export (user_id, state, object_key, size, expires_at)
        values (${user_id}, 'ready', ${`exports/${user_id}.zip`}, 1, now() + interval '1 day') returning export_id`,
    ),
  upload: (db, user_id) =>
    one(
      db,
      sql`insert into upload (user_id, file_name, total, kind, public, object_key, expires_at)
        values (${user_id}, 'plan.pdf', 2, 'document', false, ${`uploads/${user_id}`}, now() + interval '1 day')
        returning upload_id`,
    ),
  file: (db, user_id) =>
    one(
      db,
      sql`with content as (
          insert into blob (user_id, object_key, size, state) values (${user_id}, ${`blobs/${user_id}`}, 1, 'ready')
          returning blob_id)
        insert into file (user_id, blob_id, file_name, kind) select ${user_id}, blob_id, 'plan.pdf', 'document' from content
        returning file_id`,
    ),
  submission: (db, user_id) =>
    one(
      db,
      sql`with content as (
          insert into blob (user_id, object_key, size, state) values (${user_id}, ${`drafts/${user_id}`}, 1, 'ready')
          returning blob_id), name as (
          insert into file (user_id, blob_id, file_name, kind)
          select ${user_id}, blob_id, 'flow.bpmn', 'resource' from content returning file_id)
        insert into resource_version (user_id, file_id) select ${user_id}, file_id from name
        returning version_id as submission_id`,
    ),
  project: (db, user_id) =>
    one(
      db,
      sql`with thing as (
          insert into item (kind, type, title, summary) values ('resource', 'flow', '{}', '{}') returning item_id), begun as (
          insert into project (user_id, title) values (${user_id}, 'roll-out') returning project_id), member as (
          insert into project_member (project_id, user_id, role) select project_id, ${user_id}, 'owner' from begun)
        insert into project_item (project_id, item_id, version) select project_id, item_id, '1.0.0' from begun, thing
        returning project_id, project_item_id`,
    ),
  installation: (db, user_id) =>
    one(
      db,
      sql`with known as (
          insert into item (kind, title, summary) values ('app', '{}', '{}') returning item_id), listed as (
          insert into app (item_id) select item_id from known returning item_id), version as (
          insert into app_version (item_id) select item_id from listed returning app_version_id, item_id)
        insert into app_installation (user_id, item_id, app_version_id, product_version)
        select ${user_id}, item_id, app_version_id, '10.2' from version returning installation_id`,
    ),
  collection_folder: (db, user_id) =>
    one(
      db,
      sql`with folder as (
          insert into collection_folder (user_id, name) values (${user_id}, 'contracts') returning folder_id)
        insert into share_link (folder_id, token_hash, token)
        select folder_id, ${Buffer.from(`link-${user_id}`)}, ${portal.platform.secret.seal('token')} from folder
        returning folder_id, link_id`,
    ),
  feedback: (db, user_id) =>
    one(db, sql`insert into feedback (user_id, content) values (${user_id}, 'narrow') returning feedback_id`),
  proposal: (db, user_id) =>
    one(
      db,
      sql`with known as (
          insert into item (kind, title, summary) values ('article', '{}', '{}') returning item_id), listed as (
          insert into article (item_id) select item_id from known returning item_id)
        insert into article_revision (item_id, language, number, title, author_id, proposal)
        select item_id, 'zh-CN', -1, '超时', ${user_id}, true from listed returning revision_id as proposal_id`,
    ),
  app_submission: (db, user_id) =>
    one(db, sql`insert into app_version (user_id) values (${user_id}) returning app_version_id as submission_id`),
}
const ownedTables: Record<OwnedObject, string> = {
  session: 'session',
  identity: 'identity',
  export: 'personal_export',
  upload: 'upload',
  file: 'file',
  submission: 'resource_version',
  project: 'project',
  installation: 'app_installation',
  app_submission: 'app_version',
  collection_folder: 'collection_folder',
  feedback: 'feedback',
  proposal: 'article_revision',
}

async function one(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await query.execute(db)
  return rows[0] as Record<string, number>
}

const ownCalls = calls.flatMap(([name, endpoint]) => {
  const { access } = endpoint
  return access !== 'anyone' && access.own ? [[name, endpoint, access.own] as const] : []
})

test.for(ownCalls)('%s: what belongs to another person does not exist [ACC-03]', async ([, endpoint, kind]) => {
  const { db } = portal
  const { user_id } = await givenAccount(db)
  const theirs = await ownedObjects[kind](db, user_id)
  const nobodys = Object.fromEntries(Object.keys(theirs).map((name) => [name, 2_000_000_000]))
  const before = await everythingOf(kind, user_id)

  for (const name of ['someone whose list has every menu', 'an administrator'] as const) {
    const me = await enter(name)
    const answer = await ask(endpoint, me, theirs)

    expect(answer.code).toBe(failures.not_found.code)
    // Not even the difference between 'not yours' and 'not there' can be told.
    expect(withoutRequest(answer)).toEqual(withoutRequest(await ask(endpoint, me, nobodys)))
  }
  expect(await everythingOf(kind, user_id)).toEqual(before)
})

async function everythingOf(kind: OwnedObject, user_id: number) {
  const table = sql.table(ownedTables[kind])
  const owner = sql.ref(kind === 'proposal' ? 'author_id' : 'user_id')
  return (await sql`select to_jsonb(${table}) as row from ${table} where ${owner} = ${user_id}`.execute(portal.db)).rows
}

function withoutRequest({ data, ...answer }: { data: object | null }) {
  return { ...answer, data: { ...data, request_id: null } }
}

test.for(ownCalls)('%s: its owner finds it', async ([, endpoint, kind]) => {
  const { user_id } = await givenAccount(portal.db, { email: `${kind}-${Date.now()}@example.com` })
  const { token } = await givenSession(portal.db, user_id)

  const { code } = await ask(
    endpoint,
    { authorization: `Bearer ${token}` },
    await ownedObjects[kind](portal.db, user_id),
  )

  expect(code).not.toBe(failures.not_found.code)
})

/** What these name belongs to nobody in particular, or the area itself says whose it must be, and proves it. */
const everybodys = [
  'POST /api/knowledges/{article_id}/corrections',
  'PUT /api/knowledges/proposals/{proposal_id}',
  'POST /api/knowledges/proposals/{proposal_id}/messages',
  'PATCH /api/collection/folders/{folder_id}',
  'POST /api/collection/folders/{folder_id}/links',
  'PUT /api/collection/items/{item_id}/note',
  'PUT /api/collection/items/{item_id}/place',
  'POST /api/feedbacks/{feedback_id}/replies',
  'POST /api/submissions/{submission_id}/messages',
  'POST /api/app-submissions/{submission_id}/messages',
  'GET /api/resources/{resource_id}/statistics',
  'PUT /api/apps/{app_id}/collection',
  'DELETE /api/apps/{app_id}/collection',
  'DELETE /api/apps/{app_id}/rating',
  'PUT /api/apps/{app_id}/rating',
  'GET /api/apps/{app_id}/mine',
  'POST /api/apps/{app_id}/reports',
  'POST /api/apps/{app_id}/installations',
  'PATCH /api/projects/{project_id}',
  'POST /api/projects/{project_id}/items',
  'PATCH /api/projects/{project_id}/items/{project_item_id}',
  'POST /api/projects/{project_id}/files',
  'DELETE /api/projects/{project_id}/files/{file_id}',
  'POST /api/projects/{project_id}/notes',
  'PATCH /api/projects/{project_id}/notes/{note_id}',
  'DELETE /api/projects/{project_id}/notes/{note_id}',
  'POST /api/projects/{project_id}/checks',
  'PATCH /api/projects/{project_id}/checks/{check_id}',
  'DELETE /api/projects/{project_id}/checks/{check_id}',
  'POST /api/projects/{project_id}/invitations',
  'DELETE /api/projects/{project_id}/invitations/{invitation_id}',
  'POST /api/projects/{project_id}/membership',
  'DELETE /api/projects/{project_id}/invitation',
  'DELETE /api/projects/{project_id}/membership',
  'PUT /api/projects/{project_id}/members/{user_id}',
  'DELETE /api/projects/{project_id}/members/{user_id}',
  'POST /api/projects/{project_id}/links',
  'DELETE /api/projects/{project_id}/links/{link_id}',
  'GET /api/project-imports/{import_id}',
  'PUT /api/resources/{resource_id}/rating',
  'PUT /api/ratings/{rating_id}/answer',
  'GET /api/resources/{resource_id}/mine',
  'PUT /api/resources/{resource_id}/collection',
  'DELETE /api/resources/{resource_id}/collection',
  'DELETE /api/resources/{resource_id}/rating',
  'POST /api/resources/{resource_id}/reports',
  'GET /api/videos/{video_id}/progress',
  'PUT /api/videos/{video_id}/progress',
  'GET /api/videos/{video_id}/mine',
  'PUT /api/videos/{video_id}/collection',
  'DELETE /api/videos/{video_id}/collection',
]

test('a call of signed-in people that names an object says whose it must be, or is known to be about everybody’s', () => {
  const silent = calls.filter(([, { access, path }]) => {
    return access !== 'anyone' && access.signed_in && !access.own && /\{(?!product\})\w+\}/.test(path)
  })

  expect(silent.map(([name]) => name).toSorted()).toEqual(everybodys.toSorted())
})
