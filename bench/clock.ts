import { readFileSync } from 'node:fs'
import type { Platform } from '@atrium/server/platform'
import { sql } from 'kysely'

/** Milliseconds of a core that this process and its connections' servers have used: the same however busy the machine is. */
export function clock({ db }: Pick<Platform, 'db'>): () => Promise<number> {
  const tick = 10
  const used = new Map<number, number>()

  return async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
      db,
    )
    for (const { pid } of rows) {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      used.set(pid, (Number(fields[11]) + Number(fields[12])) * tick)
    }
    const { user, system } = process.cpuUsage()
    return (user + system) / 1_000 + [...used.values()].reduce((sum, each) => sum + each, 0)
  }
}
