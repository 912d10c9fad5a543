import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { administrator, startPortal } from '../../../test/portal.ts'
import { givenDeadJob } from '../../../test/samples/job.ts'

test('a job that failed every time is read without secrets, and put back with a reason [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const job_id = await givenDeadJob(portal)

  const { data } = await portal.get('/api/management/dead-jobs')
  expect(data).toMatchObject({
    total: 1,
    list: [{ job_id, name: 'message.send', message: 'nobody at home', attempts: 13 }],
  })
  expect(data.list[0].payload).toContain('message_id')
  expect(data.list[0].payload).not.toContain('hush')

  expect((await portal.post('/api/management/dead-jobs/retry', { job_ids: [job_id] })).code).toBe(
    failures.invalid_input.code,
  )
  const body = { job_ids: [job_id], reason: '邮件服务器已恢复' }
  expect((await portal.post('/api/management/dead-jobs/retry', body)).code).toBe(0)

  expect((await portal.get('/api/management/dead-jobs')).data.total).toBe(0)
  const { rows } = await sql`select state from pgboss.job where name = 'message.send'`.execute(portal.db)
  expect(rows).toEqual([{ state: 'created' }])
  const done = await portal.db.selectFrom('audit').select(['call', 'subject', 'reason']).execute()
  expect(done).toEqual([{ call: 'POST /api/management/dead-jobs/retry', subject: 'job', reason: body.reason }])
  expect((await portal.post('/api/management/dead-jobs/retry', body)).code).toBe(failures.not_found.code)
})

test('a dead job is given up with a reason [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const job_id = await givenDeadJob(portal)

  const { code } = await portal.post('/api/management/dead-jobs/removal', { job_ids: [job_id], reason: '已过期' })

  expect(code).toBe(0)
  expect((await portal.get('/api/management/dead-jobs')).data.total).toBe(0)
})
