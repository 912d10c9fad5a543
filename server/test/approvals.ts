import { sql } from 'kysely'
import { reviewApproval, reviewApprovalSweep } from '../src/areas/review/review.jobs.ts'
import type { Platform } from '../src/platform.ts'
import { givenRun } from './given/run.ts'
import { runWaiting } from './run-waiting.ts'

/** The time in which approvals can be taken back passes, and a worker publishes; the sweep asks it to a second time. */
export async function passApprovalDelay(platform: Platform): Promise<void> {
  await sql`
    update review_approval set takes_effect_at = now() - interval '2 minutes' where refused_with is null`.execute(
    platform.db,
  )
  await reviewApprovalSweep.handler(platform, {}, givenRun())
  await runWaiting(platform, reviewApproval)
}
