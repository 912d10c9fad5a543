import { callsByNoun } from '@atrium/contract/calls'
import { sql } from 'kysely'
import { givenCase } from '../../src/areas/case/case.given.ts'
import { endingAddress } from '../../src/areas/notice/notice.subscription.ts'
import type { ReviewSubject } from '../../src/areas/review/review.subject.ts'
import { givenCategory, givenVideo } from '../../src/areas/video/video.given.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { formOf } from '../form.ts'
import { givenPublished } from '../given/published.ts'
import { givenApproval, givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../given/review.ts'
import { givenStoredFile } from '../given/stored-file.ts'
import { givenStory } from '../given/story.ts'
import type { Portal } from '../portal.ts'
import { accountSamples } from './account.ts'
import { appSamples } from './app.ts'
import { collectionSamples } from './collection.ts'
import { conversionSamples } from './conversion.ts'
import { downloadSamples } from './download.ts'
import { identitySamples } from './identity.ts'
import { itemSamples } from './item.ts'
import { jobSamples } from './job.ts'
import { articleSamples, knowledgeSamples, proposalSamples } from './knowledge.ts'
import { projectSamples } from './project.ts'
import { resourceSamples } from './resource.ts'
import { addressOf, type CallSamples, newCode } from './samples.ts'
import { signInSamples } from './sign-in.ts'
import { submissionSamples } from './submission.ts'
import { transferSamples } from './transfer.ts'
import { websiteSamples } from './website.ts'

const videoSamples: CallSamples = {
  'POST /api/videos': async (portal) => {
    const [file_id, video_category_id] = [await givenFilm(portal), await givenCategory(portal.db, 'flow')]
    return { payload: { file_id, video_category_id, title: { 'zh-CN': '合同' }, resource_type: 'flow' } }
  },
  'PATCH /api/videos/{video_id}': async ({ db }) => {
    return { params: await givenVideo(db), payload: { title: { 'zh-CN': '新的标题' } } }
  },
  'PUT /api/videos/{video_id}/captions/{language}': async ({ db }) => {
    const { video_id } = await givenVideo(db)
    return { params: { video_id, language: 'zh-CN' }, payload: { vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\n先选角色' } }
  },
  'PUT /api/videos/{video_id}/publication': async (portal) => {
    return { params: await givenVideo(portal.db, { state: 'draft', file_id: await givenFilm(portal) }) }
  },
  'POST /api/videos/{video_id}/withdrawal': async ({ db }) => {
    return { params: await givenVideo(db), payload: { reason: '内容过时' } }
  },
}

const searchSamples = {
  'POST /api/search/{search_id}/clicks': async ({ get, platform }) => {
    const { resource_id } = await givenPublished(platform)
    const { data } = await get(`/api/search?search=${encodeURIComponent('{"q":"绿植养护"}')}`)
    return { params: { search_id: data.search_id }, payload: { kind: 'resource', item_id: resource_id, place: 1 } }
  },
} satisfies CallSamples

const form = { code: 'editor', name: { 'zh-CN': '编辑' }, menus: [10] }

const givenRole = (db: Db) =>
  db
    .insertInto('role')
    .values({ ...form, code: newCode(), name: JSON.stringify(form.name) })
    .returning(['role_id', 'code', 'updated_at'])
    .executeTakeFirstOrThrow()

const roleSamples = {
  'POST /api/management/roles': async () => ({ payload: form }),
  'PUT /api/management/roles/{role_id}': async ({ db }) => {
    const { role_id, code, updated_at } = await givenRole(db)
    return { params: { role_id }, payload: { ...form, code, menus: [10, 11], seen_at: updated_at } }
  },
  'POST /api/management/roles/{role_id}/removal': async ({ db }) => {
    const { role_id } = await givenRole(db)
    return { params: { role_id }, payload: { reason: '合并' } }
  },
} satisfies CallSamples

const remark = { text: '两班制还是三班制？', refers_to: ['field.summary', 'check.private_data'] }

const sentBack = { decision: 'ask_changes', reason: 'other', text: '请把手机号遮住' }

const resource = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingResource(db) } })

const app = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingApp(db) } })

const article = async ({ db }: Portal) => ({ params: { submission_id: await givenWaitingArticle(db) } })

/** Approved by the caller a moment ago. */
async function approved(portal: Portal, key: ReviewSubject['key'], sample: { params: { submission_id: number } }) {
  await givenApproval(portal, key, sample.params.submission_id)
  return sample
}

const reviewSamples = {
  'PUT /api/reviews/{submission_id}/reviewer': resource,
  'DELETE /api/reviews/{submission_id}/reviewer': async (portal) => {
    const sample = await resource(portal)
    await sql`update resource_version set reviewer_id = ${portal.user_id}`.execute(portal.db)
    return sample
  },
  'POST /api/reviews/{submission_id}/decision': async (portal) => ({ ...(await resource(portal)), payload: sentBack }),
  'DELETE /api/reviews/{submission_id}/decision': async (portal) =>
    approved(portal, 'version_id', await resource(portal)),
  'POST /api/reviews/{submission_id}/messages': async (portal) => ({ ...(await resource(portal)), payload: remark }),
  'PUT /api/app-reviews/{submission_id}/reviewer': app,
  'DELETE /api/app-reviews/{submission_id}/reviewer': app,
  'POST /api/app-reviews/{submission_id}/decision': async (portal) => ({ ...(await app(portal)), payload: sentBack }),
  'DELETE /api/app-reviews/{submission_id}/decision': async (portal) =>
    approved(portal, 'app_version_id', await app(portal)),
  'POST /api/app-reviews/{submission_id}/messages': async (portal) => ({ ...(await app(portal)), payload: remark }),
  'PUT /api/management/article-reviews/{submission_id}/reviewer': article,
  'DELETE /api/management/article-reviews/{submission_id}/reviewer': article,
  'POST /api/management/article-reviews/{submission_id}/decision': async (portal) => ({
    ...(await article(portal)),
    payload: sentBack,
  }),
  'DELETE /api/management/article-reviews/{submission_id}/decision': async (portal) =>
    approved(portal, 'revision_id', await article(portal)),
  'POST /api/management/article-reviews/{submission_id}/messages': async (portal) => ({
    ...(await article(portal)),
    payload: remark,
  }),
} satisfies CallSamples

const noticeSamples = {
  'POST /api/notices/read': async ({ db, user_id }) => {
    const { notice_id } = await db
      .insertInto('notice')
      .values({ user_id: Number(user_id), kind: 'feedback_answered', subject: '{"feedback_id": 1, "title": "导出"}' })
      .returning('notice_id')
      .executeTakeFirstOrThrow()
    return { payload: { notice_ids: [notice_id] } }
  },
  'PUT /api/notices/settings': async () => ({ payload: { topic: 'feedback', in_portal: true, mail: 'daily' } }),
  'POST /api/notices/subscription/end': async ({ platform, user_id }) => {
    const { searchParams } = new URL(endingAddress(platform, { user_id: Number(user_id), mails: 'feedback' }))
    return { payload: { ticket: searchParams.get('ticket') } }
  },
} satisfies CallSamples

const name = { 'zh-CN': '一个名字', en: 'A name' }

const nameSamples: CallSamples = {
  ...samplesOf('industries', 'industry'),
  ...samplesOf('demands', 'demand'),
  ...samplesOf('video-categories', 'video_category'),
  ...samplesOf('video-series', 'video_series'),
}

const upload = { file_name: 'plan.txt', size: 10, kind: 'document' }

const fileSamples: CallSamples = {
  'POST /api/uploads': async () => ({ payload: upload }),
  'DELETE /api/uploads/{upload_id}': async ({ post }) => {
    const { data } = await post('/api/uploads', upload)
    return { params: { upload_id: data.upload_id } }
  },
  'POST /api/files': async () => formOf({ index: 0, total: 1, file_name: 'plan.txt' }, Buffer.from('plan')),
  'POST /api/files/{file_id}/address': async (portal) => ({ params: await ownFile(portal), payload: {} }),
  'DELETE /api/files/{file_id}': async (portal) => ({ params: await ownFile(portal) }),
}

const givenThread = (db: Db) =>
  db.insertInto('feedback').values({ content: '导出少了一列' }).returning('feedback_id').executeTakeFirstOrThrow()

const feedbackSamples = {
  'POST /api/feedbacks': async () => ({ payload: { content: '导出少了一列', page: '/resource' } }),
  'POST /api/feedbacks/{feedback_id}/replies': async ({ db, user_id }) => {
    const thread = await givenThread(db)
    await db.updateTable('feedback').set({ user_id }).where('feedback_id', '=', thread.feedback_id).execute()
    return { params: thread, payload: { content: '还有一列' } }
  },
  'POST /api/feedbacks/{feedback_id}/messages': async ({ db }) => ({
    params: await givenThread(db),
    payload: { content: '在查了' },
  }),
  'PUT /api/feedbacks/{feedback_id}/state': async ({ db }) => ({
    params: await givenThread(db),
    payload: { state: 'shipped', shipped_in: '10.2' },
  }),
} satisfies CallSamples

const caseSamples: CallSamples = {
  'POST /api/management/cases': async ({ db }) => ({ payload: await givenStory(db) }),
  'PUT /api/management/cases/{case_id}': async ({ db, get }) => {
    const case_id = await givenCase(db)
    const { data } = await get(`/api/management/cases/${case_id}`)
    return { params: { case_id }, payload: { ...(await givenStory(db)), seen_at: data.updated_at } }
  },
  'PUT /api/management/cases/{case_id}/publication': async ({ db }) => {
    return { params: { case_id: await givenCase(db, { state: 'withdrawn' }) } }
  },
  'POST /api/management/cases/{case_id}/withdrawal': async ({ db }) => {
    return { params: { case_id: await givenCase(db) }, payload: { reason: '客户要求' } }
  },
}

/** A valid request for each write of the contract; each noun keeps its own. */
export const writeSamples: CallSamples = {
  ...accountSamples,
  ...appSamples,
  ...caseSamples,
  ...collectionSamples,
  ...conversionSamples,
  ...downloadSamples,
  ...feedbackSamples,
  ...fileSamples,
  ...identitySamples,
  ...itemSamples,
  ...jobSamples,
  ...knowledgeSamples,
  ...articleSamples,
  ...proposalSamples,
  ...nameSamples,
  ...noticeSamples,
  ...projectSamples,
  ...resourceSamples,
  ...reviewSamples,
  ...roleSamples,
  ...searchSamples,
  ...signInSamples,
  ...submissionSamples,
  ...transferSamples,
  ...videoSamples,
  ...websiteSamples,
}

/** Sends the sample of a call, 'POST /api/projects', and returns the whole response. */
/** Every write of the contract. */
export const contractWrites = Object.values(callsByNoun)
  .flat()
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path, access, ...call }) => {
    const isStaffOnly = access !== 'anyone' && (access.screen !== undefined || access.screen_in_path === true)
    return { name: `${method} ${path}`, isStaffOnly, isForm: 'multipart' in call }
  })

/** The request of a sample. */
export async function sampleOf(portal: Portal, call: string) {
  const sample = await writeSamples[call]?.(portal)
  if (!sample) throw new Error(`no sample for ${call}`)
  const [method = '', path = ''] = call.split(' ')
  const { payload = {}, headers = {} } = sample
  return { method: method as 'POST', url: addressOf(path, sample), payload, headers }
}

export async function performWrite(portal: Portal, call: string) {
  return portal.send(await sampleOf(portal, call))
}

async function ownFile({ platform, user_id }: Portal) {
  const { file_id } = await givenStoredFile(platform, { user_id: Number(user_id) })
  return { file_id }
}

async function givenName(db: Db, table: string) {
  const { rows } = await sql<{ id: number; updated_at: string }>`
    insert into ${sql.table(table)} (name) values (${JSON.stringify(name)})
    returning ${sql.ref(`${table}_id`)} as id, updated_at`.execute(db)
  return rows[0] ?? { id: 0, updated_at: '' }
}

/** The writes of one table of names. */
function samplesOf(plural: string, table: string): CallSamples {
  const key = `${table}_id`
  const path = `/api/management/${plural}`
  return {
    [`POST ${path}`]: async () => ({ payload: { name, position: 3 } }),
    [`PUT ${path}/{${key}}`]: async ({ db }) => {
      const { id, updated_at } = await givenName(db, table)
      return { params: { [key]: id }, payload: { name, position: 4, seen_at: updated_at } }
    },
    [`POST ${path}/{${key}}/joining`]: async ({ db }) => {
      const [one, other] = [await givenName(db, table), await givenName(db, table)]
      return { params: { [key]: one.id }, payload: { into_id: other.id, reason: '重复' } }
    },
    [`POST ${path}/{${key}}/removal`]: async ({ db }) => {
      return { params: { [key]: (await givenName(db, table)).id }, payload: { reason: '没有用到' } }
    },
  }
}

/** A film that can be played, of whoever asks. */
async function givenFilm({ db, platform, user_id }: Portal) {
  const content = Buffer.from('#EXTM3U')
  const { file_id } = await givenStoredFile(platform, {
    user_id: Number(user_id),
    content_type: 'video/mp4',
    previews: [{ name: 'hls/720p.m3u8', content, content_type: 'application/vnd.apple.mpegurl' }],
  })
  await db.updateTable('file').set({ kind: 'video' }).where('file_id', '=', file_id).execute()
  return file_id
}
