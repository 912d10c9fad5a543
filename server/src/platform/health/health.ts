import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Platform } from '../../platform.ts'
import { MemoryCache } from '../cache/remember.ts'

type ProbedDependency = 'database' | 'writes' | 'redis' | 'storage' | 'scanner'
type DependencyState = 'up' | 'down'

interface ReadinessReport {
  status: 'ready' | 'degraded' | 'draining' | 'unavailable'
  parts: Record<ProbedDependency, DependencyState>
}

/**
 * /healthz: this process is alive; no dependency is checked. /readyz: it can take requests. Only the database decides,
 * because little works without it; other dependencies are reported, because most pages need none of them.
 */
export function healthRoutes(app: FastifyInstance, platform: Platform) {
  const memory = new MemoryCache()

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))

  app.get('/readyz', async (_, reply) => {
    const parts = await memory.remember('parts', 1_000, () => probeDependencies(platform))
    const health = judge(parts, platform.state.draining)
    const ready = health.status === 'ready' || health.status === 'degraded'
    if (!ready) reply.code(503).header('retry-after', '1')
    return reply.header('cache-control', 'no-store').send(health)
  })
}

function judge(parts: Record<ProbedDependency, DependencyState>, draining: boolean): ReadinessReport {
  if (draining) return { status: 'draining', parts }
  if (parts.database === 'down') return { status: 'unavailable', parts }
  return { status: Object.values(parts).includes('down') ? 'degraded' : 'ready', parts }
}

async function probeDependencies({
  db,
  pool,
  cache,
  storage,
  config,
}: Platform): Promise<Record<ProbedDependency, DependencyState>> {
  const asked: Record<ProbedDependency, Promise<unknown>> = {
    // Answers only when the migrations have run.
    database: sql`select from schema_migration limit 1`.execute(db),
    writes: pool.writes.probe(),
    redis: cache.ping(),
    storage: storage.ping(),
    scanner: knock(config.CLAMD_HOST, config.CLAMD_PORT),
  }
  const states = Object.entries(asked).map(async ([part, answer]) => [part, await stateOf(answer)] as const)
  return Object.fromEntries(await Promise.all(states)) as Record<ProbedDependency, DependencyState>
}

const patience = 900

async function stateOf(answer: Promise<unknown>): Promise<DependencyState> {
  const { promise: tired, resolve } = Promise.withResolvers<DependencyState>()
  const timer = setTimeout(resolve, patience, 'down')
  try {
    return await Promise.race([tired, answer.then((): DependencyState => 'up')])
  } catch {
    return 'down'
  } finally {
    clearTimeout(timer)
  }
}

/** PING as the scanner's protocol has it. */
export function knock(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, timeout: patience })
    socket.on('connect', () => socket.end('zPING\0'))
    socket.on('data', (answer) => (answer.toString().startsWith('PONG') ? resolve() : reject(new Error('no PONG'))))
    socket.on('timeout', () => socket.destroy(new Error('timed out')))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('closed')))
  })
}
