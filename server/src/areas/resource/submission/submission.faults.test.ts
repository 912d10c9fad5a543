import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { settled, startFileWorker } from '../../../../test/files/pipeline.ts'
import { type Portal, someone, startPortal } from '../../../../test/portal.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { checked, formText, givenUpload, startSubmissionWorker } from './submission.given.ts'
import { submissionCheck } from './submission.jobs.ts'

test('a draft waits for its file, however long that takes, and is then looked at once', async () => {
  const portal = await startPortal(someone)
  const submission_id = await begun(portal)
  expect((await portal.get(`/api/submissions/${submission_id}`)).data.state).toBe('checking')

  onTestFinished(await startSubmissionWorker(portal.platform))
  const draft = await checked(portal, submission_id)
  await enqueue(portal.db, submissionCheck, { version_id: submission_id })
  await expect.poll(() => waitingChecks(portal)).toBe(0)

  expect(draft).toMatchObject({ state: 'draft', resource_type: 'form' })
  expect((await portal.get(`/api/submissions/${submission_id}`)).data).toEqual(draft)
})

test('a worker that is killed while it looks is followed by another, and the report is written once', async () => {
  const portal = await startPortal(someone)
  const { db, platform } = portal
  const stopFiles = await startFileWorker(platform)
  const { file_id } = await givenUpload(portal, formText())
  await settled(platform, file_id)
  await stopFiles()
  const { data } = await portal.post('/api/submissions', { file_id })
  // Held by somebody else, so that the worker stands in the middle of its work.
  const held = await holding(portal, data.submission_id)
  const child = startOutside(portal)
  await expect.poll(() => waitsForLock(portal)).toBe(true)

  child.kill('SIGKILL')
  await once(child, 'exit')
  await held.release()
  expect((await portal.get(`/api/submissions/${data.submission_id}`)).data).toMatchObject({
    state: 'checking',
    checks: [],
  })
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour', started_on = now() - interval '1 hour'
    where name = 'submission.check' and state = 'active'`.execute(db)
  onTestFinished(await startSubmissionWorker(platform))

  const draft = await checked(portal, data.submission_id)
  expect(draft).toMatchObject({ state: 'draft', resource_type: 'form' })
  const lines = draft.checks.map((line: object) => JSON.stringify(line))
  expect(new Set(lines).size).toBe(lines.length)
})

async function begun(portal: Portal): Promise<number> {
  const { file_id } = await givenUpload(portal, formText())
  return (await portal.post('/api/submissions', { file_id })).data.submission_id
}

/** A worker of its own, to be killed. */
function startOutside({ platform }: Portal): ChildProcess {
  const { S3_PREFIX, REDIS_PREFIX, DATABASE_URL, DATABASE_OWNER_URL } = platform.config
  const program = join(import.meta.dirname, '../../../../test/submission-worker.ts')
  const settings = { S3_PREFIX, REDIS_PREFIX, DATABASE_URL, DATABASE_OWNER_URL, LOG_LEVEL: 'silent' }
  const child = fork(program, { env: { ...process.env, ...settings } })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Keeps the row of a draft from being changed until it is released. */
async function holding({ db }: Portal, version_id: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isHeld = () => {}
  const held = new Promise<void>((resolve) => {
    isHeld = resolve
  })
  const ended = db.transaction().execute(async (tx) => {
    await sql`select from resource_version where version_id = ${version_id} for update`.execute(tx)
    isHeld()
    await released
  })
  await held
  return {
    async release() {
      release()
      await ended
    },
  }
}

async function waitsForLock({ db }: Portal): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like '%from resource_version%for update%'`.execute(db)
  return rows.length > 0
}

async function waitingChecks({ db }: Portal): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pgboss.job
    where name = 'submission.check' and state not in ('completed', 'failed')`.execute(db)
  return rows[0]?.waiting ?? 0
}
