/** CPU time and memory of processes, read from /proc: it does not depend on what else the machine does, as seconds would. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Nanoseconds that a process, its threads and everything it started have used. */
export function cpuOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, each) => sum + cpuOfProcess(each), 0)
}

/** Megabytes. What processes share is counted for each of them. */
export function memoryOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, each) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readOrEmpty(`/proc/${each}/status`))?.[1] ?? 0
    return sum + Number(kilobytes) / 1024
  }, 0)
}

function treeOf(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) =>
    readOrEmpty(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [pid, ...children.flatMap(treeOf)]
}

function cpuOfProcess(pid: number): number {
  return threadsOf(pid).reduce((sum, thread) => {
    const [nanoseconds = 0] = readOrEmpty(`/proc/${pid}/task/${thread}/schedstat`).split(' ').map(Number)
    return sum + nanoseconds
  }, 0)
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** A process or thread may end while it is looked at. */
function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

export interface BackendClock {
  /** Nanoseconds that all connections to the database have used; of one that ended, what it had used when last seen. */
  read(): Promise<number>
  close(): Promise<void>
}

export async function openBackendClock(url: string): Promise<BackendClock> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const used = new Map<number, number>()

  return {
    async read() {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      for (const { pid } of rows) used.set(pid, Math.max(cpuOfProcess(pid), used.get(pid) ?? 0))
      return [...used.values()].reduce((sum, each) => sum + each, 0)
    },
    close: () => client.end(),
  }
}
