import { endingAddress } from '@atrium/server/areas/notice/notice.subscription'
import { writeErrors } from '@atrium/server/areas/transfer/import/import.errors'
import { sql } from 'kysely'
import { givenImport } from '../../../server/test/given/import.ts'
import { givenWaitingApp, givenWaitingArticle } from '../../../server/test/given/review.ts'
import { givenStoredFile } from '../../../server/test/given/stored-file.ts'
import { administrator, givenAccount, type Portal } from '../../../server/test/portal.ts'
import { performWrite } from '../../../server/test/samples/write-samples.ts'
import { personal } from '../data/personal.ts'
import type { SampleValues } from './queries.ts'

const day = '2026-11-01'

/** What addresses and filters take beside ids. */
const texts: SampleValues = {
  keyword: '合同',
  q: '请假',
  text: '导出',
  file_name: 'portal',
  language: 'zh-CN',
  product: 'oa',
  from: day,
  to: day,
  at: `${day}T00:00:00Z`,
  stars: 5,
  page: 2,
  size: 5,
  number: 1,
  against: 1,
  screen: 'users',
  report: 'people',
  kind: 'article',
  type: 'wechat',
  return_to: '/resource',
  waited_hours: 24,
}

/** Adds what the demo content lacks, and finds a valid value for each parameter and filter of each call. */
export async function prepareReads(portal: Portal) {
  const { db } = portal
  const demoMember = db.selectFrom('account').select('user_id').where('email', '=', personal.who)
  const member = await portal.signedInAs(await demoMember.executeTakeFirstOrThrow())
  const staff = await portal.signedInAs(await givenAccount(db, administrator))

  const ids = { ...(await publicIds(portal)), ...(await memberIds(member)), ...(await staffIds(staff)) }
  const special = { ...(await memberSamples(member, ids)), ...(await staffSamples(staff, ids)) }
  const samplesOf = (call: string): SampleValues => ({ ...texts, ...ids, ...special[call] })
  return { member, administrator: staff, samplesOf }
}

async function publicIds(portal: Portal): Promise<SampleValues> {
  const { resource_id } = await first(portal, '/api/resources')
  const { version } = await first(portal, `/api/resources/${resource_id}/versions`)
  const { data } = await portal.get('/api/downloads')
  return {
    resource_id,
    version,
    slug: (await first(portal, '/api/kits')).slug,
    kit: (await first(portal, '/api/kits')).slug,
    app_id: (await first(portal, '/api/apps')).app_id,
    article_id: (await first(portal, '/api/knowledges')).article_id,
    case_id: (await first(portal, '/api/cases')).case_id,
    video_id: (await first(portal, '/api/videos')).video_id,
    product_code: data.list[0].product_code,
    sha256: data.list[0].releases[0].files[0].sha256,
    release_version: data.list[0].releases[0].version,
  }
}

async function memberIds(member: Portal): Promise<SampleValues> {
  const { user_id } = member
  return {
    owner_id: user_id,
    project_id: (await first(member, '/api/projects')).project_id,
    folder_id: (await first(member, '/api/collection/folders')).folder_id,
    feedback_id: (await first(member, '/api/users/mine/feedbacks')).feedback_id,
    upload_id: (await created(member, '/api/uploads', { file_name: 'plan.pdf', size: 10, kind: 'document' })).upload_id,
  }
}

/** Rows of management lists. */
async function staffIds(staff: Portal): Promise<SampleValues> {
  await performWrite(staff, 'POST /api/management/announcements')
  await performWrite(staff, 'POST /api/management/providers')
  await performWrite(staff, 'POST /api/apps/{app_id}/reports')
  const lists = {
    user_id: 'users',
    role_id: 'roles',
    app_category_id: 'app-categories',
    publisher_id: 'app-publishers',
    industry_id: 'industries',
    demand_id: 'demands',
    release_id: 'releases',
    product_id: 'products',
    platform_id: 'platforms',
    report_id: 'abuse-reports',
    rating_id: 'ratings',
    audit_id: 'audit-log',
    knowledge_type_id: 'knowledge-types',
    scene_id: 'scenes',
    tag_id: 'tags',
    provider_id: 'providers',
    home_block_id: 'home-blocks',
    kit_id: 'kits',
    announcement_id: 'announcements',
    video_category_id: 'video-categories',
    video_series_id: 'video-series',
  }
  const ids: SampleValues = {}
  for (const [name, list] of Object.entries(lists))
    ids[name] = (await first(staff, `/api/management/${list}`, name))[name]
  return {
    ...ids,
    suite_id: ids.product_id,
    parent_id: ids.knowledge_type_id,
    author_id: ids.user_id,
    assignee_id: ids.user_id,
  }
}

/** Calls to which a name means something else than to the others. */
async function memberSamples(member: Portal, ids: SampleValues): Promise<Record<string, SampleValues>> {
  const { platform } = member
  const user_id = Number(member.user_id)
  const project_link = await created(member, `/api/projects/${ids.project_id}/links`, { days: null })
  const folder_link = await created(member, `/api/collection/folders/${ids.folder_id}/links`, { days: null })
  const { file_id } = await givenStoredFile(platform, { user_id, file_name: 'form.json', content: Buffer.from('{}') })
  const submission = await created(member, '/api/submissions', { file_id, resource_type: 'form' })
  const app_submission = await created(member, '/api/app-submissions', {})
  const proposal = await created(member, '/api/knowledges/proposals', {
    knowledge_type_id: ids.knowledge_type_id,
    language: 'zh-CN',
    title: '超时怎么办',
  })
  const project_file = await givenStoredFile(platform, { user_id, file_name: 'project.zip' })
  const project_import = await created(member, '/api/project-imports', { file_id: project_file.file_id })
  const subscription = new URL(endingAddress(platform, { user_id, mails: 'daily' }))
  const { rows } = await sql<{ export_id: number }>`
    insert into personal_export (user_id, state, object_key, size, expires_at)
    values (${user_id}, 'ready', 'exports/mine.zip', 1, now() + interval '1 day') returning export_id`.execute(
    member.db,
  )
  const own = await first(member, `/api/resources?search=${JSON.stringify({ owner_id: user_id })}`)
  const nextOf = async (path: string) => ({ after: (await member.get(`${path}?size=1`)).data.next })
  return {
    'GET /api/collection': await nextOf('/api/collection'),
    'GET /api/notices': await nextOf('/api/notices'),
    'GET /api/users/mine/downloads': await nextOf('/api/users/mine/downloads'),
    'GET /api/users/mine/feedbacks': await nextOf('/api/users/mine/feedbacks'),
    'GET /api/authors/{user_id}': { user_id },
    'GET /api/authors/{user_id}/works': { user_id },
    'GET /api/knowledges/proposals/{proposal_id}': proposal,
    'GET /api/resources/{resource_id}/statistics': own,
    'GET /api/shared-projects/{token}': { token: tokenOf(project_link) },
    'GET /api/shared-collections/{token}': { token: tokenOf(folder_link) },
    'GET /api/submissions/{submission_id}': submission,
    'GET /api/submissions/{submission_id}/payload': submission,
    'GET /api/submissions/{submission_id}/stage': submission,
    'GET /api/app-submissions/{submission_id}': app_submission,
    'GET /api/project-imports/{import_id}': project_import,
    'GET /api/files/{file_id}': { file_id },
    'GET /api/users/mine/exports/{export_id}': { ...rows[0] },
    'GET /api/notices/subscription': { ticket: subscription.searchParams.get('ticket') },
  }
}

async function staffSamples(staff: Portal, ids: SampleValues): Promise<Record<string, SampleValues>> {
  const { db, platform } = staff
  const waiting = { submission_id: await givenWaitingForm(staff) }
  const import_id = await givenImport(staff, 'tags', 'code,name_en\n,\n')
  await writeErrors(platform, import_id)
  const { rows } = await sql<{ export_id: number }>`
    insert into list_export (user_id, screen, format, language, wish, state, object_key, size)
    values (${staff.user_id}, 'users', 'csv', 'en', '{}', 'ready', 'exports/users.csv', 1) returning export_id`.execute(
    db,
  )
  const draft = await created(staff, '/api/knowledges', {
    knowledge_type_id: ids.knowledge_type_id,
    language: 'zh-CN',
    title: '超时怎么办',
    summary: '',
    body: '提醒。',
  })
  const other = await givenAccount(db, { user_name: '旧我' })
  const firstIds = { from: 1, to: 10_000 }
  return {
    'GET /api/resources/addresses': firstIds,
    'GET /api/apps/addresses': firstIds,
    'GET /api/authors/addresses': firstIds,
    'GET /api/cases/addresses': firstIds,
    'GET /api/videos/addresses': firstIds,
    'GET /api/knowledges/addresses': firstIds,
    'GET /api/resources/{resource_id}/comparison': { from: ids.version, to: ids.version },
    'GET /api/products/{product_code}/releases/{version}': { version: ids.release_version },
    'GET /api/management/users/{user_id}/merge': { user_id: ids.owner_id, other_id: other.user_id },
    'GET /api/knowledges/{article_id}/drafts/{language}': draft,
    'GET /api/management/reviews/{submission_id}': waiting,
    'GET /api/management/reviews/{submission_id}/files': waiting,
    'GET /api/management/reviews/{submission_id}/payload': waiting,
    'GET /api/management/reviews/{submission_id}/stage': waiting,
    'GET /api/management/app-reviews/{submission_id}': { submission_id: await givenWaitingApp(db) },
    'GET /api/management/article-reviews/{submission_id}': { submission_id: await givenWaitingArticle(db) },
    'GET /api/management/separation': { system: ids.user_id, security: ids.owner_id, audit: ids.owner_id },
    'GET /api/management/screens/{screen}/audit': { screen: 'tags', object: `tag:${ids.tag_id}`, after: null },
    'GET /api/management/screens/{screen}/exports/{export_id}': { ...rows[0] },
    'GET /api/management/screens/{screen}/exports/{export_id}/address': { ...rows[0] },
    'GET /api/management/screens/{screen}/imports/{import_id}': { screen: 'tags', import_id },
    'GET /api/management/screens/{screen}/imports/{import_id}/errors': { screen: 'tags', import_id },
    'GET /api/management/screens/{screen}/imports/columns': { screen: 'tags' },
    'GET /api/management/screens/{screen}/imports/template': { screen: 'tags' },
  }
}

/** A form somebody handed in, with its file. */
async function givenWaitingForm({ db, platform }: Portal): Promise<number> {
  const { user_id } = await givenAccount(db)
  const schema = { type: 'object', title: '访客登记', properties: { visitor: { type: 'string', title: '访客' } } }
  const content = Buffer.from(JSON.stringify({ schema, uiSchema: {}, sample: {}, texts: {} }))
  const { file_id } = await givenStoredFile(platform, { user_id, file_name: 'form.json', content })
  const { rows } = await sql<{ version_id: number }>`
    insert into resource_version (user_id, type, state, file_id, described, inside, submitted_at)
    values (${user_id}, 'form', 'in_review', ${file_id}, '{"title": {"zh-CN": "访客登记"}, "version": "1.0.0"}',
      '{"type": "form", "fields": []}', now()) returning version_id`.execute(db)
  return rows[0]?.version_id ?? 0
}

function tokenOf({ address }: SampleValues): string {
  return String(address).split('/').at(-1) ?? ''
}

/** The first row of a list; the first that has an id where some have none. */
async function first(viewer: Portal, path: string, id?: string): Promise<SampleValues> {
  const { code, data } = await viewer.get(path)
  const row = data?.list?.find((row: SampleValues) => id === undefined || row[id] !== null)
  if (!row) throw new Error(`${path} has no row with an id (code ${code})`)
  return row
}

async function created(viewer: Portal, path: string, body: object): Promise<SampleValues> {
  const { code, data } = await viewer.post(path, body)
  if (code !== 0) throw new Error(`POST ${path} was refused: ${code}`)
  return data
}
