import type { Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { totalRow, typedSql } from '../db/typed-sql.ts'
import { deadQueue, quiet } from './boss.ts'
import type { StatementExecutor } from './job.ts'

/** A job that failed every time. `message` is what the last try said. */
const deadJobSchema = z.object({
  job_id: z.string(),
  name: z.string(),
  payload: z.unknown(),
  message: z.string().nullable(),
  attempts: z.number(),
  enqueued_at: z.string(),
  died_at: z.string(),
})
export type DeadJob = z.output<typeof deadJobSchema>

/** The newest first, for the management area. */
export async function listDeadJobs<Database>(
  db: Kysely<Database>,
  { page = 1, size = 20 }: { page?: number; size?: number } = {},
): Promise<{ list: DeadJob[]; total: number }> {
  const { rows: list } = await typedSql(deadJobSchema)`
    select id as job_id, source_name as name, data as payload, source_output ->> 'message' as message,
           source_retry_count + 1 as attempts, source_created_on as enqueued_at, created_on as died_at
    from pgboss.job where name = ${deadQueue} and state = 'created'
    order by created_on desc, id limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows } = await typedSql(totalRow)`
    select count(*)::int as total from pgboss.job where name = ${deadQueue} and state = 'created'`.execute(db)

  return { list, total: rows[0]?.total ?? 0 }
}

/** Puts it back into its queue with all its tries. False when there is no such job. */
export async function retryDeadJob(db: StatementExecutor, job_id: string): Promise<boolean> {
  return (await bossOn(db).redrive(deadQueue, { ids: [job_id] })) === 1
}

export async function discardDeadJob(db: StatementExecutor, job_id: string): Promise<boolean> {
  const { affected } = (await bossOn(db).deleteJob(deadQueue, job_id)) as { affected: number }
  return affected === 1
}

function bossOn(db: StatementExecutor) {
  return new PgBoss({ ...quiet, db: fromKysely(db) })
}
