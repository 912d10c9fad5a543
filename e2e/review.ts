import { setTimeout as sleep } from 'node:timers/promises'
import { approveSubmission, sealSubmission } from '@atrium/server/areas/resource/submission/submission.decide'
import { reviewApproval } from '@atrium/server/areas/review/review.jobs'
import { readConfig } from '@atrium/server/config'
import type { Db } from '@atrium/server/platform/db/db'
import { enqueue } from '@atrium/server/platform/job/enqueue'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { sql } from 'kysely'
import { withDb } from './portal.ts'

/** Whoever reviews says yes. The screen for it belongs to management; here only its outcome matters. */
export async function publish(submission_id: number) {
  const config = readConfig(process.env)
  const storage = openStorage(config)
  await withDb(async (db) => {
    const { user_id } = await db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', 'beichuang@example.com')
      .executeTakeFirstOrThrow()
    const sealed = await sealSubmission({ db, storage, config }, submission_id)
    await db.transaction().execute((tx) =>
      approveSubmission(tx, { user_id }, sealed, {
        decision: 'publish',
        reason: null,
        text: '',
        refers_to: [],
      }),
    )
    await passApprovalDelay(db, 'version_id', submission_id)
  })
  storage.close()
}

/** The time in which an approval can be taken back is over at once; returns when the worker has published. */
export async function passApprovalDelay(db: Db, key: 'version_id' | 'app_version_id' | 'revision_id', id: number) {
  const { rows } = await sql<{ approval_id: number }>`
    update review_approval set takes_effect_at = now() where ${sql.ref(key)} = ${id} returning approval_id`.execute(db)
  for (const { approval_id } of rows) {
    await enqueue(db, reviewApproval, { approval_id })
    const isWaiting = () =>
      db.selectFrom('review_approval').select('approval_id').where('approval_id', '=', approval_id).executeTakeFirst()
    while (await isWaiting()) await sleep(100)
  }
}
