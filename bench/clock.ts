import { readFileSync } from 'node:fs'
import type { Platform } from '@atrium/server/platform'
import { sql } from 'kysely'

/** Milliseconds of a core that this process and its connections' servers have used: the same however busy the machine is. */
export function clock({ db }: Pick<Platform, 'db'>): () => Promise<number> {
  const used = new Map<number, number>()

  return async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
      db,
    )
    for (const { pid } of rows) {
      const [nanoseconds = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number)
      used.set(pid, nanoseconds / 1e6)
    }
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000 + [...used.values()].reduce((sum, each) => sum + each, 0)
  }
}
