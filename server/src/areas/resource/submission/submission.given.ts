import { vi } from 'vitest'
import { passApprovalDelay } from '../../../../test/approvals.ts'
import { givenReceived } from '../../../../test/files/pipeline.ts'
import { fileJobs } from '../../../../test/files/pipeline-jobs.ts'
import { administrator, givenAccount, givenSession, type Portal } from '../../../../test/portal.ts'
import { openPool } from '../../../platform/db/pool.ts'
import { startWork } from '../../../platform/job/work.ts'
import type { Platform } from '../../../platform.ts'
import { submissionCheck } from './submission.jobs.ts'

/** A worker that knows files and submissions, within this process. */
export async function startSubmissionWorker(platform: Platform) {
  const pool = openPool({ ...platform.config, DATABASE_POOL: 5, DATABASE_STATEMENT_TIMEOUT: 20_000 }, platform.log)
  platform.metrics.clear()
  const work = await startWork(platform, pool, [...fileJobs, submissionCheck])
  return async () => {
    await work.stop()
    await pool.end()
  }
}

/** A form of three fields, as its author would write it. */
export function formText(title = '访客登记表', extra: object = {}): string {
  const properties = {
    visitor: { type: 'string', title: '访客姓名', maxLength: 40 },
    visit_date: { type: 'string', format: 'date', title: '来访日期' },
    reason: { type: 'string', title: '来访事由' },
  }
  const schema = { type: 'object', title, required: ['visitor'], properties }
  const texts = {
    'zh-TW': {
      '/properties/visitor': '訪客姓名',
      '/properties/visit_date': '來訪日期',
      '/properties/reason': '來訪事由',
    },
    en: { '/properties/visitor': 'Visitor', '/properties/visit_date': 'Date', '/properties/reason': 'Reason' },
  }
  return JSON.stringify({ schema, uiSchema: {}, sample: { visitor: '张三' }, texts, ...extra }, null, 2)
}

export const words = {
  title: { 'zh-CN': '访客登记表', 'zh-TW': '訪客登記表', en: 'Visitor register' },
  summary: { 'zh-CN': '登记来访的人', 'zh-TW': '登記來訪的人', en: 'Who came to visit' },
  description: { 'zh-CN': '前台用它登记来访的人。', 'zh-TW': '櫃台用它登記來訪的人。', en: 'For the front desk.' },
  versions: ['10.1', '10.2'],
  version: '1.0.0',
}

/** Uploaded by the portal's own person, or another. */
export async function givenUpload({ platform, user_id }: Portal, bytes: Buffer | string, file_name = 'form.json') {
  return givenReceived(platform, user_id ?? 0, bytes, { file_name })
}

export async function checked({ get }: Portal, submission_id: number) {
  return vi.waitFor(
    async () => {
      const { data } = await get(`/api/submissions/${submission_id}`)
      if (data.state === 'checking') throw new Error('still being processed')
      return data
    },
    { timeout: 60_000, interval: 100 },
  )
}

/** Begun and looked at. */
export async function givenDraft(
  portal: Portal,
  bytes: Buffer | string = formText(),
  file_name = 'form.json',
  rest = {},
) {
  const { file_id } = await givenUpload(portal, bytes, file_name)
  const { data } = await portal.post('/api/submissions', { file_id, ...rest })
  return checked(portal, data.submission_id)
}

export async function givenHandedIn(portal: Portal, more: object = {}, bytes: Buffer | string = formText()) {
  const { submission_id } = await givenDraft(portal, bytes)
  await patch(portal, submission_id, { ...words, ...more })
  await patch(portal, submission_id, { confirmed: ['look_alike', 'private_data'] })
  const { data } = await portal.post(`/api/submissions/${submission_id}/submit`)
  return data
}

export async function patch({ send }: Portal, submission_id: number, payload: object) {
  return (await send({ method: 'PATCH', url: `/api/submissions/${submission_id}`, payload })).json()
}

/** A reviewer, and how they decide: approvals have taken effect when it answers. */
export async function givenReviewer({ db, post, platform }: Portal) {
  const { user_id } = await givenAccount(db, { ...administrator, user_name: '审核员' })
  const authorization = `Bearer ${(await givenSession(db, user_id)).token}`
  return {
    user_id,
    async decide(submission_id: number, decided: object) {
      const answer = await post(`/api/reviews/${submission_id}/decision`, decided, { authorization })
      await passApprovalDelay(platform)
      return answer
    },
  }
}
