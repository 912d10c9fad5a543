import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { job } from '../../platform/job/job.ts'
import { approvedTables } from '../../platform/wiring.ts'

const approvedRow = z.object({ approval_id: z.number(), table: z.enum(approvedTables), id: z.number() })

/** Publishes what was approved, unless that was taken back. */
export const reviewApproval = job({
  name: 'review.approval',
  payload: z.object({ approval_id: z.number().int() }),
  retry: { limit: 5, delay: 2, delay_max: 60 },
  async handler(platform, { approval_id }) {
    const approved = await findDue(platform.db, approval_id)
    if (approved) await platform.wiring.approvalHandlers[approved.table](platform, approved)
  },
})

/** What a lost or failed job left behind. */
export const reviewApprovalSweep = job({
  name: 'review.approval-sweep',
  payload: z.object({}),
  cron: '* * * * *',
  side_by_side: 1,
  async handler({ db }) {
    for (const approval_id of await listOverdue(db)) {
      await enqueue(db, reviewApproval, { approval_id }, { singleton_key: `overdue ${approval_id}` })
    }
  },
})

/** Undefined for what was taken back, or has taken effect already. */
async function findDue(db: Db, approval_id: number) {
  const { rows } = await typedSql(approvedRow)`
    select approval_id, coalesce(version_id, app_version_id, revision_id) as id,
      case when version_id is not null then 'resource_version' when app_version_id is not null then 'app_version'
        else 'article_revision' end as "table"
    from review_approval
    where approval_id = ${approval_id} and refused_with is null and takes_effect_at <= now()`.execute(db)
  return rows[0]
}

/** Longer than a job needs to begin on a busy portal. */
const patience = sql`interval '1 minute'`

async function listOverdue(db: Db): Promise<number[]> {
  const { rows } = await typedSql(z.object({ approval_id: z.number() }))`
    select approval_id from review_approval
    where refused_with is null and takes_effect_at < now() - ${patience} order by takes_effect_at limit 100`.execute(db)
  return rows.map(({ approval_id }) => approval_id)
}
