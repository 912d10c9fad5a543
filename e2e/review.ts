import { approveSubmission, sealSubmission } from '@atrium/server/areas/resource/submission/submission.decide'
import { readConfig } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
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
    const prepared = await prepareRelease({ db, storage, config }, submission_id)
    await db.transaction().execute((tx) =>
      releaseSubmission(tx, storage, { user_id }, prepared, {
        decision: 'publish',
        reason: null,
        text: '',
        refers_to: [],
      }),
    )
  })
  storage.close()
}
