import { sql } from 'kysely'
import { zip } from '../files/zip.ts'
import { givenCategory } from '../given/app.ts'
import { givenStoredFile } from '../given/stored-file.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const text = (words: string) => ({ 'zh-CN': words, 'zh-TW': words, en: words })
const described = {
  title: text('访客登记'),
  summary: text('来访先登记'),
  description: text('门口登记。'),
  changes: text('第一版'),
  versions: ['10.2'],
  version: '1.0.0',
  licence: 'MIT',
}

/** A form of the person's own, as the check of the worker leaves it. */
async function submission(
  { db, platform, user_id }: Portal,
  state = 'draft',
  content?: Buffer,
): Promise<{ submission_id: number }> {
  const file = { user_id: Number(user_id), file_name: 'form.json', ...(content && { content }) }
  const { file_id } = await givenStoredFile(platform, file)
  const { rows } = await sql<{ submission_id: number }>`
    insert into resource_version (user_id, type, state, file_id, described, inside, checks, submitted_at)
    values (${user_id}, 'form', ${state}, ${file_id}, ${JSON.stringify(described)}, '{"type": "form", "fields": []}', '[]',
      case when ${state}::text = 'draft' then null else now() end)
    returning version_id as submission_id`.execute(db)
  return { submission_id: rows[0]?.submission_id ?? 0 }
}

async function appSubmission(portal: Portal, { complete = false } = {}): Promise<{ submission_id: number }> {
  const publisher = { name: text('松坞'), about: text('门口的事'), website: null }
  await portal.send({ method: 'PUT', url: '/api/users/mine/publisher', payload: publisher })
  const { submission_id } = (await portal.post('/api/app-submissions', {})).data
  if (complete) {
    const url = `/api/app-submissions/${submission_id}`
    await portal.send({ method: 'PATCH', url, payload: await completeApp(portal) })
  }
  return { submission_id }
}

async function completeApp({ db, platform, user_id }: Portal) {
  const { file_id, blob_id } = await givenStoredFile(platform, { user_id: Number(user_id), file_name: 'screen.png' })
  await sql`update blob set about = '{"width": 640, "height": 400}' where blob_id = ${blob_id}`.execute(db)
  await sql`update file set kind = 'image' where file_id = ${file_id}`.execute(db)
  return {
    title: text('访客登记'),
    summary: text('来访先登记'),
    description: text('门口扫码登记。'),
    app_category_id: await givenCategory(db),
    price: 'free',
    version: '1.0.0',
    product_versions: ['10.2'],
    permissions: [{ permission: 'write_forms', reason: text('写入访客') }],
    data_sent: [],
    sends_nothing: true,
    screenshots: [{ file_id, caption: text('登记页') }],
  }
}

export const submissionSamples: CallSamples = {
  'POST /api/submissions': async ({ platform, user_id }) => {
    const { file_id } = await givenStoredFile(platform, { user_id: Number(user_id), file_name: 'form.json' })
    return { payload: { file_id, resource_type: 'form' } }
  },
  'PATCH /api/submissions/{submission_id}': async (portal) => {
    return { params: await submission(portal), payload: { title: text('访客登记表'), tags: ['访客'] } }
  },
  'DELETE /api/submissions/{submission_id}': async (portal) => ({ params: await submission(portal) }),
  'POST /api/submissions/{submission_id}/manifest': async (portal) => ({
    params: await submission(portal, 'draft', zip([{ name: 'manifest.json', content: '{}' }, { name: 'form.json' }])),
  }),
  'POST /api/submissions/{submission_id}/messages': async (portal) => {
    return { params: await submission(portal, 'in_review'), payload: { text: '两班制' } }
  },
  'POST /api/submissions/{submission_id}/submit': async (portal) => ({ params: await submission(portal) }),
  'POST /api/submissions/{submission_id}/withdraw': async (portal) => {
    return { params: await submission(portal, 'in_review'), payload: { text: '再改改' } }
  },
  'POST /api/submissions/remove': async (portal) => {
    return { payload: { submission_ids: [(await submission(portal)).submission_id] } }
  },
  'POST /api/submissions/withdraw': async (portal) => {
    const { submission_id } = await submission(portal, 'in_review')
    return { payload: { submission_ids: [submission_id], from: 'in_review' } }
  },

  'PUT /api/users/mine/publisher': async () => {
    return { payload: { name: text('松坞'), about: text('门口的事'), website: 'https://songwu.example.com' } }
  },
  'POST /api/app-submissions': async () => ({ payload: {} }),
  'PATCH /api/app-submissions/{submission_id}': async (portal) => {
    return { params: await appSubmission(portal), payload: await completeApp(portal) }
  },
  'DELETE /api/app-submissions/{submission_id}': async (portal) => ({ params: await appSubmission(portal) }),
  'POST /api/app-submissions/{submission_id}/submit': async (portal) => {
    return { params: await appSubmission(portal, { complete: true }) }
  },
  'POST /api/app-submissions/{submission_id}/messages': async (portal) => {
    const { submission_id } = await appSubmission(portal, { complete: true })
    await portal.post(`/api/app-submissions/${submission_id}/submit`)
    return { params: { submission_id }, payload: { text: '支持两种门禁机' } }
  },
  'POST /api/app-submissions/{submission_id}/withdraw': async (portal) => {
    const { submission_id } = await appSubmission(portal, { complete: true })
    await portal.post(`/api/app-submissions/${submission_id}/submit`)
    return { params: { submission_id }, payload: { text: '再改改' } }
  },
}
