import { agreements } from '@atrium/contract/account/agreement'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPhoto } from '../../../test/given/picture.ts'
import { givenProject } from '../../../test/given/project.ts'
import { givenPublished } from '../../../test/given/published.ts'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { receivedLetters, sentCode } from '../../../test/messages.ts'
import { givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'
import { eraseDue, ownTables } from './personal-data.erase.ts'
import { writeExport } from './personal-data.write.ts'

const lan = { user_name: '岚', email: 'lan@example.com', mobile: '+8613500008723' }
const erasure = '/api/users/mine/erasure'

test('who asks for erasure has fourteen days, and the other sessions end now', async () => {
  const portal = await startPortal(lan)
  const { token } = await givenSession(portal.db, portal.user_id ?? 0)

  const { data } = await portal.post(erasure, { withdraw_uploads: false }, { 'accept-language': 'en' })

  const days = (Date.parse(data.erase_at) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(13.99)
  expect(days).toBeLessThan(14.01)
  expect((await portal.get('/api/users/mine/infos')).code).toBe(0)
  const elsewhere = await portal.get('/api/users/mine/infos', { authorization: `Bearer ${token}` })
  expect(elsewhere.code).toBe(failures.not_logged_in.code)
  const [letter] = await receivedLetters(portal.platform, lan.email)
  expect(letter?.subject).toBe('Your Atrium account will be deleted')
})

test('an erased account leaves no open proposals and no profile; accepted texts stay readable [KNW-01, AUT-01]', async () => {
  const portal = await startPortal(lan)
  const propose = async (state: 'in_review' | 'published') => {
    const { item_id } = await givenItem(portal.db, { kind: 'article', state: state === 'published' ? state : 'draft' })
    await sql`insert into article (item_id) values (${item_id})`.execute(portal.db)
    await sql`
      insert into article_revision (item_id, language, number, state, title, author_id, proposal, published_at)
      values (${item_id}, 'zh-CN', ${state === 'published' ? 1 : -1}, ${state}::text, '超时', ${portal.user_id}, true,
        case when ${state}::text = 'published' then now() end)`.execute(portal.db)
    return item_id
  }
  await propose('in_review')
  const accepted = await propose('published')
  await sql`
    update account set introduction = '写流程的人', shows_company = true, erase_at = now()
    where user_id = ${portal.user_id}`.execute(portal.db)

  await eraseDue(portal.platform)

  const articles = await portal.db.selectFrom('item').select('item_id').where('kind', '=', 'article').execute()
  expect(articles).toEqual([{ item_id: accepted }])
  expect(await theAccount(portal)).toMatchObject({ introduction: '', shows_company: false })
})

test('who thinks of erasure reads how long it takes and who gets the projects they own alone', async () => {
  const portal = await startPortal(lan)
  const { user_id: editor } = await givenAccount(portal.db, { user_name: '望舒' })
  const { user_id: owner } = await givenAccount(portal.db, { user_name: '青禾' })
  await givenProject(portal.db, portal.user_id, { title: '一', members: { [editor]: 'editor' } })
  await givenProject(portal.db, portal.user_id, { title: '二' })
  await givenProject(portal.db, portal.user_id, { title: '三', members: { [owner]: 'owner' } })

  const { data } = await portal.get(erasure)

  expect(data.days).toBe(14)
  expect(data.projects).toHaveLength(2)
  expect(data.projects).toContainEqual({ title: '一', heir_name: '望舒' })
  expect(data.projects).toContainEqual({ title: '二', heir_name: null })
})

test('asking again does not put it off, and sends no second mail', async () => {
  const portal = await startPortal(lan)
  const first = await portal.post(erasure, { withdraw_uploads: false })
  const second = await portal.post(erasure, { withdraw_uploads: true })

  expect(second.data.erase_at).toBe(first.data.erase_at)
  expect(await receivedLetters(portal.platform, lan.email)).toHaveLength(1)
})

test('before its time, or for who keeps the account after all, nothing is erased', async () => {
  const portal = await startPortal(lan)
  await portal.post(erasure, { withdraw_uploads: true })
  await eraseDue(portal.platform)
  expect(await theAccount(portal)).toMatchObject({ ...lan, state: 'active' })

  await portal.send({ method: 'DELETE', url: erasure })
  await eraseDue(portal.platform)

  expect(await theAccount(portal)).toMatchObject({ ...lan, state: 'active', erase_at: null, withdraw_uploads: false })
})

test('after erasure no data identifies the person, and they cannot sign in', async () => {
  const portal = await startPortal(lan)
  await givenTraces(portal)
  const { data } = await portal.post('/api/users/mine/exports')
  await writeExport(portal.platform, data.export_id, 'zh-CN')
  const { object_key } = await portal.db.selectFrom('personal_export').select('object_key').executeTakeFirstOrThrow()

  await erase(portal)
  await eraseDue(portal.platform)

  expect((await portal.get('/api/users/mine/infos')).code).toBe(failures.not_logged_in.code)
  expect(await theAccount(portal)).toMatchObject({ user_name: '', email: null, mobile: null, company_name: null })
  for (const table of ownTables) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(portal.db)
    expect(rows, table).toEqual([])
  }
  expect(await portal.platform.storage.head(object_key ?? '')).toBeNull()
  expect(await portal.db.selectFrom('feedback').select(['user_id', 'content']).execute()).toEqual([
    { user_id: null, content: '页面很好' },
  ])
  const letters = await receivedLetters(portal.platform, lan.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['你的中庭账号已注销'])
})

test('the photo of an erased account is no longer served, and its file is gone [ACC-01b]', async () => {
  const portal = await startPortal(lan)
  const { file_id, photo_url } = await givenPhoto(portal.platform, portal.user_id)
  expect((await portal.send({ method: 'GET', url: photo_url })).statusCode).toBe(200)

  await erase(portal)
  await eraseDue(portal.platform)

  expect((await portal.send({ method: 'GET', url: photo_url })).statusCode).toBe(404)
  expect(await theAccount(portal)).toMatchObject({ photo_url: null, photo_id: null })
  expect(await portal.db.selectFrom('file').select('file_id').where('file_id', '=', file_id).execute()).toEqual([])
})

test('an account that was merged into the erased one leaves no traces either', async () => {
  const portal = await startPortal(lan)
  const { user_id } = await givenAccount(portal.db, { user_name: '' })
  await sql`update account set state = 'merged', merged_into = ${portal.user_id} where user_id = ${user_id}`.execute(
    portal.db,
  )
  await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'wechat', 'signed_in', 'n')`.execute(
    portal.db,
  )

  await erase(portal)

  expect(await portal.db.selectFrom('sign_in').selectAll().execute()).toEqual([])
})

test('the address of an erased account can register a new account', async () => {
  const portal = await startPortal(lan)
  await erase(portal)
  const visitor = { authorization: '' }

  const sent = await portal.post('/api/users/email-code', { email: lan.email, purpose: 'login' }, visitor)
  const code = await sentCode(portal.platform, lan.email)
  const login = await portal.post('/api/login', { account: lan.email, ticket: sent.data.ticket, code }, visitor)
  expect(login.data).toEqual({ outcome: 'no_account' })
  const registered = await portal.post(
    '/api/register',
    { account: lan.email, ticket: sent.data.ticket, user_name: '新人', agreed: agreements },
    visitor,
  )

  expect(registered.data).toMatchObject({ outcome: 'signed_in', existed: false })
  expect(registered.data.user_info).toMatchObject({ user_name: '新人', email: lan.email, mobile: null })
  const { rows } = await sql`select state from account order by user_id`.execute(portal.db)
  expect(rows).toEqual([{ state: 'erased' }, { state: 'active' }])
})

/** The session of an erased person is over: whoever reads on is somebody else. */
const asVisitor = { authorization: '' }

test('what the person published stays under a former member, in the reader’s language', async () => {
  const portal = await startPortal(lan)
  const { item_id } = await givenUpload(portal)
  expect((await portal.get(`/api/resources/${item_id}`)).data.owner_name).toBe('岚')

  await erase(portal)

  const names = { 'zh-CN': '已注销用户', 'zh-TW': '已註銷使用者', en: 'Former member' }
  for (const [language, name] of Object.entries(names)) {
    const { data } = await portal.get(`/api/resources/${item_id}`, { ...asVisitor, 'accept-language': language })
    expect(data.owner_name).toBe(name)
  }
  expect((await portal.get('/api/resources', asVisitor)).data.total).toBe(1)
})

test('who wishes so takes their uploads along', async () => {
  const portal = await startPortal(lan)
  const { item_id } = await givenUpload(portal)
  await givenItem(portal.db)

  await erase(portal, { withdraw_uploads: true })

  expect((await portal.get(`/api/resources/${item_id}`, asVisitor)).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/resources', asVisitor)).data.total).toBe(1)
})

test('the library forgets the person: drafts, collection, downloads and environment go, what was said of others stays', async () => {
  const portal = await startPortal(lan)
  const { db, platform, user_id } = portal
  const { resource_id } = await givenPublished(platform)
  await portal.post(`/api/resources/${resource_id}/download`)
  for (const [way, payload] of [
    ['collection', {}],
    ['rating', { stars: 5, text: '好用' }],
  ] as const) {
    await portal.send({ method: 'PUT', url: `/api/resources/${resource_id}/${way}`, payload })
  }
  await portal.post(`/api/resources/${resource_id}/reports`, { problem: 'broken' })
  await portal.send({ method: 'PUT', url: '/api/users/mine/environment', payload: { system: 'kylin' } })
  const { file_id } = await givenStoredFile(platform, { user_id: user_id ?? 0 })
  const picture = await givenStoredFile(platform, { user_id: user_id ?? 0, content: Buffer.from('picture') })
  await sql`update file set claimed_at = now() where user_id = ${user_id}`.execute(db)
  const described = JSON.stringify({ screenshot_ids: [picture.file_id] })
  await db.insertInto('resource_version').values({ user_id, file_id, described, state: 'draft' }).execute()

  await erase(portal)

  const { data } = await portal.get(`/api/resources/${resource_id}`, { authorization: '' })
  expect(data).toMatchObject({ collect_count: 0, rating_count: 1 })
  const ratings = await portal.get(`/api/resources/${resource_id}/ratings`, {
    authorization: '',
    'accept-language': 'en',
  })
  expect(ratings.data.list).toMatchObject([{ user_name: 'Former member', text: '好用' }])
  expect(await db.selectFrom('item_report').select('user_id').execute()).toEqual([{ user_id: null }])
  expect(await db.selectFrom('resource_version').select('state').execute()).toEqual([{ state: 'published' }])
  expect(await db.selectFrom('file').select('file_id').where('user_id', '=', user_id).execute()).toEqual([])
  for (const table of ['resource_download', 'collection', 'account_environment'] as const) {
    expect(await db.selectFrom(table).select('user_id').execute(), table).toEqual([])
  }
})

test('other accounts are not changed', async () => {
  const portal = await startPortal(lan)
  const other = { user_name: '另一位', email: 'other@example.com' }
  const { user_id } = await givenAccount(portal.db, other)
  const { token } = await givenSession(portal.db, user_id)

  await erase(portal)

  const { data } = await portal.get('/api/users/mine/infos', { authorization: `Bearer ${token}` })
  expect(data.user_info).toMatchObject(other)
})

test('projects of the person alone are removed; in shared ones an editor becomes the owner', async () => {
  const portal = await startPortal(lan)
  const { db, user_id } = portal
  const reader = await givenAccount(db, { user_name: '读的人' })
  const editor = await givenAccount(db, { user_name: '改的人' })
  const alone = await givenProject(db, user_id, { title: '自己的' })
  await givenProject(db, null, { title: '别人留下的', members: { [user_id ?? 0]: 'owner' } })
  const members = { [reader.user_id]: 'reader', [editor.user_id]: 'editor' } as const
  const project_id = await givenProject(db, user_id, { title: '一起的', members })

  const { file_id } = await givenStoredFile(portal.platform, { user_id: user_id ?? 0 })
  for (const one of [alone, project_id]) await portal.post(`/api/projects/${one}/files`, { file_id })

  await erase(portal)

  expect(await db.selectFrom('project').select('title').execute()).toEqual([{ title: '一起的' }])
  const { claimed_at } = await db.selectFrom('file').select('claimed_at').executeTakeFirstOrThrow()
  expect(claimed_at, 'others still have the file').not.toBeNull()
  const left = await db.selectFrom('project_member').select(['project_id', 'user_id', 'role']).orderBy('role').execute()
  expect(left).toEqual([
    { project_id, user_id: editor.user_id, role: 'owner' },
    { project_id, user_id: reader.user_id, role: 'reader' },
  ])
})

test('every table that names an account is either erased, or known to forget or keep it for a reason', async () => {
  const { db } = await startPortal()
  const { rows } = await sql<{ named: string }>`
    select conrelid::regclass || '.' || attname as named
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'account'::regclass and conparentid = 0 order by 1`.execute(db)

  const forgets = [
    'feedback.user_id',
    'feedback_message.user_id',
    'message.user_id',
    'item_report.user_id',
    'article_opinion.user_id',
    'review_message.user_id',
  ]
  const keeps = [
    'item.owner_id',
    'account.merged_into',
    'file.user_id',
    'blob.user_id',
    'storage_use.user_id',
    'resource_version.user_id',
    'item_rating.user_id',
    'review_decision.decided_by',
    'review_approval.decided_by',
    'article_revision.author_id',
    'publisher.user_id',
    'app_version.user_id',
    'app_installation.decided_by',
    ...['resource_version', 'app_version', 'article_revision'].map((table) => `${table}.reviewer_id`),
    // What staff did stays done: by a former member.
    'synonym_set.updated_by',
    'list_export.user_id',
    'list_import.user_id',
    'article_opinion.handled_by',
  ]
  const leaves = ['project_member.user_id', 'project_import.user_id']
  // Others go on working in a project: what was done in it stays, done by a former member.
  const done = [
    'project.user_id',
    'project_activity.user_id',
    'project_check.updated_by',
    'project_note.updated_by',
    'project_file.added_by',
    'project_item.added_by',
    'project_invitation.invited_by',
    'share_link.made_by',
  ]
  const known = [...ownTables.map((table) => `${table}.user_id`), ...forgets, ...keeps, ...leaves, ...done]
  expect(rows.map(({ named }) => named)).toEqual(known.toSorted())
})

async function erase(portal: Portal, body = { withdraw_uploads: false }) {
  await portal.post(erasure, body)
  await sql`update account set erase_at = now() - interval '1 second' where user_id = ${portal.user_id}`.execute(
    portal.db,
  )
  await eraseDue(portal.platform)
}

async function theAccount({ db, user_id }: Portal) {
  return db.selectFrom('account').selectAll().where('user_id', '=', user_id).executeTakeFirstOrThrow()
}

async function givenUpload({ platform, user_id }: Portal) {
  const { resource_id, version_id } = await givenPublished(platform, { owner_id: user_id })
  return { item_id: resource_id, version_id }
}

async function givenTraces({ db, user_id }: Portal) {
  await sql`update account set company_name = '远山', password_hash = 'x' where user_id = ${user_id}`.execute(db)
  await sql`insert into identity (user_id, type, subject) values (${user_id}, 'wechat', 'union-1')`.execute(db)
  await sql`insert into agreement (user_id, agreement, version) values (${user_id}, 'terms', '2026-11-15')`.execute(db)
  await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'password', 'signed_in', 'n')`.execute(
    db,
  )
  await sql`insert into account_role (user_id, role_id) values (${user_id}, 2)`.execute(db)
  await sql`insert into link_token (token_hash, user_id, expires_at) values ('t', ${user_id}, now() + interval '1 hour')`.execute(
    db,
  )
  await sql`insert into proof (ticket_hash, type, purpose, user_id, expires_at)
    values ('t', 'email', 'bind', ${user_id}, now() + interval '1 hour')`.execute(db)
  await db.insertInto('feedback').values({ user_id, content: '页面很好' }).execute()
}
