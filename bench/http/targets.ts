/** Everything that is measured in a run: the portal's calls, and what they are compared with. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { startNginx } from '../../drill/nginx.ts'
import { freePort } from '../../drill/portal.ts'
import type { BareRoutes } from './bare/server.ts'
import type { BenchCall, CallName } from './calls.ts'
import { askOnce, type BenchAddress, type HttpLoad, runPgbench, runWrk } from './load.ts'
import { type BenchServer, startProgram } from './portal.ts'
import type { BackendClock } from './process-cpu.ts'
import { pgbenchScript, type RecordedCall } from './recorded-call.ts'
import { serverNames } from './results.ts'
import type { Target } from './rounds.ts'
import { recordCalls } from './statements.ts'

interface MeasuredServer {
  server: string
  rows: number
  base: string
  pids: readonly number[]
  database: BackendClock | null
}

export function portalTargets(
  measured: MeasuredServer,
  calls: Record<CallName, BenchCall>,
  names: readonly CallName[],
): Target[] {
  return names.map((call) => httpTarget(measured, call, calls[call]))
}

export function httpTarget({ base, ...measured }: MeasuredServer, call: string, asked: BenchCall): Target {
  const load: HttpLoad = { base, connections: asked.clients, ...asked }
  return {
    ...measured,
    call,
    clients: asked.clients,
    load: (seconds, begin) => runWrk(load, seconds, begin),
    async check() {
      const { status, body } = await askOnce(load, asked.addresses[0] as BenchAddress)
      if (status !== 200 || !asked.isRight(body)) {
        throw new Error(`${measured.server}, ${call}: status ${status}, ${body.subarray(0, 300)}`)
      }
      return body.length
    },
  }
}

const pgbenchClients = 8
const bareCalls = 100
/** Nearly all of the 140 pairs of type and industry are among so many lists. */
const warmUpCalls = 400

interface YardstickOptions {
  rows: number
  portal: BenchServer
  environment: Record<string, string>
  calls: Record<CallName, BenchCall>
  database: BackendClock
  nginx: Awaited<ReturnType<typeof startNginx>>
}

export interface Yardsticks {
  targets: Target[]
  stop(): Promise<void>
}

/** The bare engines: what the same statements and the same bytes cost without the portal. */
export async function startYardsticks({
  rows,
  portal,
  environment,
  calls,
  database,
  nginx,
}: YardstickOptions): Promise<Yardsticks> {
  const recorded = await recordCalls(environment, {
    types: { warmUp: calls.types.addresses, calls: calls.types.addresses },
    list: recordedPart(calls.list),
    detail: recordedPart(calls.detail),
  })
  const url = environment.DATABASE_URL ?? ''
  const bytes = {
    'list-hot': await bodyOf(portal, calls['list-hot']),
    'page-kept': await bodyOf(portal, calls['page-kept']),
  }
  for (const [name, body] of Object.entries(bytes)) await writeFile(join(nginx.bareFolder, name), body)
  const bare = await startBareServer({ url, calls: recorded, bytes: base64Of({ 'page-kept': bytes['page-kept'] }) })

  const fastify = { server: serverNames.fastify, rows, base: bare.base, pids: [bare.pid], database }
  const files = { server: serverNames.nginx, rows, base: nginx.bareAddress, pids: [nginx.pid], database: null }
  return {
    stop: bare.stop,
    targets: [
      ...(['types', 'list', 'detail'] as const).map((call) =>
        httpTarget(fastify, call, { ...calls[call], addresses: numbered(call, recorded[call]), isRight: isSuccess }),
      ),
      httpTarget(fastify, 'page-kept', plain('/bytes/page-kept', bytes['page-kept'])),
      ...(['list-hot', 'page-kept'] as const).map((call) => httpTarget(files, call, plain(`/${call}`, bytes[call]))),
      ...(['list', 'detail'] as const).map((call) => pgbenchTarget({ url, rows, database }, call, recorded[call])),
    ],
  }
}

/** Also without yardsticks around it: the short form has its own choice of routes. */
export async function startBareServer(routes: Omit<BareRoutes, 'port'>): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-bench-'))
  const file = join(folder, 'routes.json')
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  await writeFile(file, JSON.stringify({ ...routes, port } satisfies BareRoutes))
  const server = await startProgram({
    parameters: [join(import.meta.dirname, 'bare/server.ts'), file],
    folder,
    environment: { ...process.env, NODE_ENV: 'production' },
    readyAddress: `${base}/ready`,
  })
  await rm(folder, { recursive: true })
  return { ...server, base }
}

export async function bodyOf({ base }: BenchServer, call: BenchCall): Promise<Buffer> {
  const { body } = await askOnce({ base, connections: 1, ...call }, call.addresses[0] as BenchAddress)
  return body
}

export function base64Of(bodies: Record<string, Buffer>): Record<string, string> {
  return Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, body.toString('base64')]))
}

/** Bytes that are sent as they lie there. */
export function plain(address: string, expected: Buffer): BenchCall {
  return { addresses: [{ language: 'zh-CN', address }], clients: 32, isRight: (body) => body.equals(expected) }
}

function recordedPart({ addresses }: BenchCall) {
  return { warmUp: addresses.slice(bareCalls, bareCalls + warmUpCalls), calls: addresses.slice(0, bareCalls) }
}

function numbered(call: string, recorded: RecordedCall[]): BenchAddress[] {
  return recorded.map((_, number) => ({ language: 'zh-CN', address: `/calls/${call}/${number}` }))
}

function isSuccess(body: Buffer) {
  return JSON.parse(body.toString()).code === 0
}

function pgbenchTarget(
  { url, rows, database }: { url: string; rows: number; database: BackendClock },
  call: string,
  recorded: RecordedCall[],
): Target {
  const scripts = recorded.slice(0, pgbenchClients).map(pgbenchScript)
  const load: Target['load'] = (seconds, begin) => runPgbench({ url, scripts }, seconds, begin)
  return {
    server: serverNames.pgbench,
    call,
    rows,
    clients: pgbenchClients,
    pids: [],
    database,
    load,
    async check() {
      const { requests, failures } = await load(3, async () => {})
      if (requests === 0 || failures > 0) throw new Error(`pgbench ${call}: ${failures} of ${requests} failed`)
      return 0
    },
  }
}
