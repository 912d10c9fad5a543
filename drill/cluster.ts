/**
 * The PostgreSQL cluster as deploy/postgres-cluster sets it up: three nodes under Patroni, three members of etcd, HAProxy before
 * them. Each of the six has a network namespace of its own, so that a cable can be pulled. Needs root.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './portal.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '..')
const deployed = join(repository, 'deploy/postgres-cluster')
const bridge = 'atr-bridge'
const password = 'cluster-drill'

export interface ClusterHost {
  name: string
  address: string
  start(): Promise<void>
}

type NodeRole = 'leader' | 'sync_standby' | 'replica'

/** What a node says of itself. */
interface NodeStatus {
  role: string
  state: string
  replication?: { application_name: string; state: string; sync_state: string }[]
}

export const manners = ['kill', 'pause', 'partition'] as const
export type FaultManner = (typeof manners)[number]

export async function startCluster() {
  await run(join(repository, 'scripts/services/lib/apt-need'), ['packages-full.txt'])
  const folder = await mkdtemp('/var/tmp/atrium-cluster-')
  await chmod(folder, 0o755)
  await removeNetwork()
  await makeNetwork()
  const etcd = await Promise.all(numbers.map((number) => givenEtcd(folder, number)))
  const nodes = await Promise.all(numbers.map((number) => givenNode(folder, number)))
  for (const { start } of etcd) await start()
  for (const { start } of nodes) await start()
  const haproxy = await startHaproxy(folder)
  const urlOf = (role: string) => `postgres://${role}:${password}@127.0.0.1:${haproxy.port}/atrium`

  return {
    url: urlOf('atrium'),
    ownerUrl: urlOf('atrium_owner'),
    etcd,
    nodes,
    isHealthy: async () => (await readRoles(nodes)).size === nodes.length,
    async nodeWithRole(role: NodeRole): Promise<ClusterHost> {
      const found = [...(await readRoles(nodes))].find(([, one]) => one === role)
      if (!found) throw new Error(`no ${role}`)
      return found[0]
    },
    async etcdLeader(): Promise<ClusterHost> {
      for (const host of etcd) if (await isEtcdLeader(host)) return host
      throw new Error('etcd has no leader')
    },
    async stop() {
      haproxy.stop()
      for (const host of [...nodes, ...etcd]) await signalHost(host, 'SIGKILL')
      await removeNetwork()
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

export async function breakHost(host: ClusterHost, manner: FaultManner): Promise<void> {
  if (manner === 'partition') await run('ip', ['link', 'set', linkOf(host.name), 'down'])
  else await signalHost(host, manner === 'kill' ? 'SIGKILL' : 'SIGSTOP')
}

export async function repairHost(host: ClusterHost, manner: FaultManner): Promise<void> {
  if (manner === 'partition') await run('ip', ['link', 'set', linkOf(host.name), 'up'])
  else if (manner === 'pause') await signalHost(host, 'SIGCONT')
  else await host.start()
}

const numbers = [1, 2, 3]
const hosts = numbers.flatMap((number) => [
  { name: `node${number}`, address: nodeAddress(number) },
  { name: `etcd${number}`, address: etcdAddress(number) },
])

function nodeAddress(number: number) {
  return `10.73.0.${10 + number}`
}

function etcdAddress(number: number) {
  return `10.73.0.${20 + number}`
}

function namespaceOf(name: string) {
  return `atr-${name}`
}

function linkOf(name: string) {
  return `atr-${name}`
}

async function makeNetwork() {
  await run('ip', ['link', 'add', bridge, 'type', 'bridge'])
  await run('ip', ['address', 'add', '10.73.0.1/24', 'dev', bridge])
  await run('ip', ['link', 'set', bridge, 'up'])
  for (const { name, address } of hosts) {
    const inside = (...words: string[]) => run('ip', ['-n', namespaceOf(name), ...words])
    await run('ip', ['netns', 'add', namespaceOf(name)])
    await run('ip', ['link', 'add', linkOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespaceOf(name)])
    await run('ip', ['link', 'set', linkOf(name), 'master', bridge, 'up'])
    await inside('address', 'add', `${address}/24`, 'dev', 'eth0')
    await inside('link', 'set', 'eth0', 'up')
    await inside('link', 'set', 'lo', 'up')
    await run('ip', ['netns', 'exec', namespaceOf(name), 'sysctl', '-q', '-p', join(deployed, 'sysctl.conf')])
  }
}

async function removeNetwork() {
  for (const { name } of hosts) {
    await run('ip', ['netns', 'delete', namespaceOf(name)]).catch(() => {})
    await run('ip', ['link', 'delete', linkOf(name)]).catch(() => {})
  }
  await run('ip', ['link', 'delete', bridge]).catch(() => {})
}

/** A program on a host, as the user of the services. */
function spawnOn(name: string, folder: string, environment: Record<string, string>, command: string[]): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
  return spawn('ip', ['netns', 'exec', namespaceOf(name), ...asPostgres, ...command], {
    cwd: join(folder, name),
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', log, log],
  })
}

async function signalHost({ name }: ClusterHost, signal: NodeJS.Signals) {
  const { stdout } = await run('ip', ['netns', 'pids', namespaceOf(name)])
  for (const pid of stdout.split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), signal)
    } catch {
      // It has ended in between.
    }
  }
}

async function makeFolder(folder: string, name: string) {
  const own = join(folder, name)
  await mkdir(own)
  await run('chown', ['postgres:', own])
  return own
}

async function givenEtcd(folder: string, number: number): Promise<ClusterHost> {
  const name = `etcd${number}`
  const address = etcdAddress(number)
  const own = await makeFolder(folder, name)
  const environment = {
    ...(await readEnvironment('ETCD_')),
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(own, 'data'),
    ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
    ETCD_UNSAFE_NO_FSYNC: 'true',
  }
  return { name, address, start: async () => void spawnOn(name, folder, environment, ['etcd']) }
}

async function givenNode(folder: string, number: number): Promise<ClusterHost> {
  const name = `node${number}`
  const address = nodeAddress(number)
  const own = await makeFolder(folder, name)
  const environment = {
    ...(await readEnvironment('PATRONI_')),
    PATRONI_NAME: name,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(own, 'data'),
    PATRONI_POSTGRESQL_PGPASS: join(own, 'pgpass'),
    ATRIUM_DATABASE_PASSWORD: password,
    ATRIUM_OWNER_PASSWORD: password,
  }
  const config = (await readFile(join(deployed, 'patroni.yml'), 'utf8'))
    .replace('/etc/atrium', join(repository, 'deploy'))
    .replace('/var/run/postgresql', own)
  await writeFile(join(own, 'patroni.yml'), config)
  return { name, address, start: async () => void spawnOn(name, folder, environment, ['patroni', 'patroni.yml']) }
}

/** The settings that all hosts share, from the example that operators start with. */
async function readEnvironment(prefix: string): Promise<Record<string, string>> {
  const lines = (await readFile(join(deployed, 'node.env'), 'utf8')).split('\n')
  return Object.fromEntries(
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
}

async function startHaproxy(folder: string) {
  const port = await freePort()
  const environment = {
    LISTEN: `127.0.0.1:${port}`,
    NODE1: nodeAddress(1),
    NODE2: nodeAddress(2),
    NODE3: nodeAddress(3),
  }
  const log = openSync(join(folder, 'haproxy.log'), 'a')
  const haproxy = spawn('/usr/sbin/haproxy', ['-db', '-f', join(deployed, 'haproxy.cfg')], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
  })
  return { port, stop: () => void haproxy.kill('SIGKILL') }
}

/** Of the nodes that serve, as they and the primary say: what Patroni keeps in etcd is some seconds old. */
async function readRoles(nodes: readonly ClusterHost[]): Promise<Map<ClusterHost, NodeRole>> {
  const statuses = await Promise.all(
    nodes.map(async (node) => ({
      node,
      status: (await ask(`http://${node.address}:8008/patroni`)) as NodeStatus | null,
    })),
  )
  const running = statuses.filter(({ status }) => status?.state === 'running')
  const leaders = running.filter(({ status }) => status?.role === 'master')
  const followers = leaders.length === 1 ? (leaders[0]?.status?.replication ?? []) : []
  const roles = running.map(({ node, status }): [ClusterHost, NodeRole | null] => {
    if (status?.role === 'master') return [node, 'leader']
    const follower = followers.find(({ application_name }) => application_name === node.name)
    if (follower?.state !== 'streaming') return [node, null]
    return [node, follower.sync_state === 'sync' ? 'sync_standby' : 'replica']
  })
  const known = new Map(roles.filter((entry): entry is [ClusterHost, NodeRole] => entry[1] !== null))
  return new Set(known.values()).size === known.size ? known : new Map()
}

async function isEtcdLeader({ address }: ClusterHost): Promise<boolean> {
  const status = (await ask(`http://${address}:2379/v3/maintenance/status`, '{}')) as {
    header: { member_id: string }
    leader: string
  } | null
  return status !== null && status.header.member_id === status.leader
}

async function ask(url: string, body?: string): Promise<unknown> {
  try {
    const method = body === undefined ? 'GET' : 'POST'
    const response = await fetch(url, { method, body: body ?? null, signal: AbortSignal.timeout(1_000) })
    return await response.json()
  } catch {
    return null
  }
}

/** Until all three nodes follow again; what does not heal by itself is a finding. */
export async function untilHealthy(cluster: { isHealthy(): Promise<boolean> }, milliseconds = 180_000): Promise<void> {
  for (const until = Date.now() + milliseconds; !(await cluster.isHealthy()); ) {
    if (Date.now() > until) throw new Error('the cluster does not heal')
    await sleep(250)
  }
}
