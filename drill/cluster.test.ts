import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { breakHost, type ClusterHost, manners, repairHost, startCluster, untilHealthy } from './cluster.ts'
import { failed, percentile, startLoad } from './load.ts'
import { type DrillPortal, openPortal, querySql } from './portal.ts'
import { report } from './report.ts'
import { type Acknowledged, countKept, firstAfter, startWriters } from './writers.ts'

const cluster = await startCluster()
let portal: DrillPortal

beforeAll(async () => {
  await untilHealthy(cluster)
  portal = await openPortal({
    DATABASE_URL: cluster.url,
    DATABASE_OWNER_URL: cluster.ownerUrl,
    RATE_LIMIT_PER_PERSON: '10000000',
  })
  await querySql(cluster.ownerUrl, 'create table tick (at timestamptz not null default clock_timestamp())')
})

afterAll(async () => {
  await portal?.close()
  await cluster.stop()
})

const targets = [
  { target: 'the primary', find: () => cluster.nodeWithRole('leader'), isPrimary: true },
  { target: 'the synchronous standby', find: () => cluster.nodeWithRole('sync_standby'), isPrimary: false },
  { target: 'the other standby', find: () => cluster.nodeWithRole('replica'), isPrimary: false },
  { target: 'the leader of etcd', find: () => cluster.etcdLeader(), isPrimary: false },
]
const faults = targets.flatMap((target) => manners.map((manner) => ({ ...target, manner })))
/** How long a fault lasts at least, in milliseconds: longer than Patroni waits before it replaces a primary. */
const lasting = 15_000

test.for(faults)(
  '$target, $manner: nothing acknowledged is lost, nothing is done twice, connections do not pile up',
  async ({ target, find, isPrimary, manner }) => {
    const host: ClusterHost = await find()
    const reads = startLoad(portal.port, ['/api/resources', '/api/cases'], { clients: 2, pause: 50 })
    const writing = await startWriters(portal, cluster.url, 6)
    const bare = await startPgbench()
    await vi.waitFor(() => expect(writing.acknowledged.length).toBeGreaterThan(30), { timeout: 60_000 })

    const [goneAt, goneTime] = [performance.now(), new Date()]
    await breakHost(host, manner)
    await sleep(lasting)
    await vi.waitFor(() => firstAfter(writing.acknowledged, goneAt + lasting), { timeout: 120_000, interval: 100 })
    await repairHost(host, manner)
    const repairedAt = performance.now()
    await untilHealthy(cluster)
    const whole = performance.now()
    const acknowledged = await writing.stop()
    const readOutcomes = await reads.stop()
    await bare.stop()

    const duringFault = readOutcomes.filter(({ at }) => at > goneAt && at < whole)
    const kept = await countKept(cluster.url, acknowledged)
    const [connections] = await querySql(
      cluster.url,
      `select count(*)::int as all from pg_stat_activity where backend_type = 'client backend'`,
    )
    const outage = longestGap(acknowledged, goneAt, whole)
    const bareOutage = await longestPgbenchGap(goneTime)
    report(`${target}, ${manner}`, {
      reads: duringFault.length,
      reads_failed: duringFault.filter(failed).length,
      read_p99_ms: percentile(duringFault, 0.99),
      refusals: writing.refusals.length,
      slowest_refusal_ms: Math.max(0, ...writing.refusals.map(({ took }) => took)),
      acknowledged: acknowledged.length,
      lost: kept.lost,
      twice: kept.twice,
      outage_ms: outage,
      pgbench_outage_ms: bareOutage,
      whole_after_ms: whole - repairedAt,
      connections: Number(connections?.all),
    })
    expect(kept).toEqual({ once: acknowledged.length, lost: 0, twice: 0 })
    expect(Number(connections?.all)).toBeLessThanOrEqual(50)
    if (!isPrimary) expect(duringFault.filter(failed)).toEqual([])
    expect(outage).toBeLessThan(bareOutage + 15_000)
  },
)

/** PostgreSQL's own client, which writes on the same cluster: what it takes without the portal. */
async function startPgbench() {
  const folder = await mkdtemp('/var/tmp/atrium-pgbench-')
  await writeFile(join(folder, 'tick.sql'), 'insert into tick default values;\n')
  const { hostname, port, username, password } = new URL(cluster.ownerUrl)
  const command = 'while :; do /usr/lib/postgresql/15/bin/pgbench -n -c 1 -R 20 -T 600 -f tick.sql; sleep 0.2; done'
  const shell = spawn('bash', ['-c', command], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: username,
      PGPASSWORD: password,
      PGDATABASE: 'atrium',
    },
  })
  return {
    async stop() {
      process.kill(-(shell.pid as number), 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A row says when its transaction began, which is when the one before it was confirmed: an outage lies between every second row. */
async function longestPgbenchGap(since: Date): Promise<number> {
  const [row] = await querySql(
    cluster.ownerUrl,
    `select extract(epoch from max(gap)) * 1000 as gap
    from (select at - lag(at, 2) over (order by at) as gap from tick where at > $1::timestamptz - interval '1 second') as gaps`,
    [since],
  )
  return Number(row?.gap)
}

function longestGap(acknowledged: readonly Acknowledged[], from: number, to: number): number {
  const moments = acknowledged
    .map(({ at }) => at)
    .filter((at) => at > from && at < to)
    .sort((a, b) => a - b)
  return Math.max(...[...moments, to].map((at, index) => at - (moments[index - 1] ?? from)))
}
