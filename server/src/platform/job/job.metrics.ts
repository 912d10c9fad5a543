import { Gauge, Histogram, type Registry } from 'prom-client'
import { MemoryCache } from '../cache/remember.ts'
import type { PrimaryPool } from '../db/pool.ts'
import { deadQueue, onPool } from './boss.ts'

/** Queue depth and age are read from the database on request; durations and failures come from this process. */
export function watchJobs(registry: Registry, pool: PrimaryPool) {
  const registers = [registry]
  const durations = new Histogram({
    name: 'atrium_job_seconds',
    help: 'How long runs took, by how they ended.',
    labelNames: ['job', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 600],
    registers,
  })
  const memory = new MemoryCache()
  const depths = () => memory.remember('depths', 1000, () => readDepths(pool)).catch(() => [])

  new Gauge({
    name: 'atrium_jobs',
    help: 'Jobs that are due and wait, that some worker holds, and that failed every time.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const { job, waiting, running, dead } of await depths()) {
        for (const [state, count] of Object.entries({ waiting, running, dead })) this.set({ job, state }, count)
      }
    },
  })
  new Gauge({
    name: 'atrium_job_oldest_waiting_seconds',
    help: 'How long the oldest waiting job has been due.',
    labelNames: ['job'],
    registers,
    async collect() {
      this.reset()
      for (const { job, oldest } of await depths()) this.set({ job }, oldest)
    },
  })

  return (job: string) => {
    const began = performance.now()
    return (status: string) => {
      const milliseconds = performance.now() - began
      durations.observe({ job, status }, milliseconds / 1000)
      return Math.round(milliseconds)
    }
  }
}

interface QueueDepth {
  job: string
  waiting: number
  running: number
  dead: number
  oldest: number
}

/** What waits, runs and is dead, by the name of the job. */
export async function readDepths(pool: PrimaryPool): Promise<QueueDepth[]> {
  const { rows } = await onPool(pool).executeSql(`
    select case when name = '${deadQueue}' then source_name else name end as job,
      (count(*) filter (where due))::int as waiting,
      (count(*) filter (where name <> '${deadQueue}' and state = 'active'))::int as running,
      (count(*) filter (where name = '${deadQueue}'))::int as dead,
      coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float8 as oldest
    from (select *, name <> '${deadQueue}' and state < 'active' and start_after <= now() as due from pgboss.job) job
    where state < 'completed' group by 1`)
  return rows as QueueDepth[]
}
