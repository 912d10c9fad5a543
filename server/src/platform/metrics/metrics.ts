import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PrimaryPool } from '../db/pool.ts'

let ofProcess: Registry | undefined

/** What is measured of the process itself is measured once, however many portals it opens: its clocks never stop. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

export function openMetrics(pool: PrimaryPool): Registry {
  const registry = Registry.merge([processMetrics()])

  new Gauge({
    name: 'atrium_database_connections',
    help: 'Database connections of this process, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(pool.counts())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'atrium_database_writes_up',
    help: '0 while writes are refused because none was confirmed.',
    registers: [registry],
    collect() {
      this.set(1 - pool.writes.counts().down)
    },
  })
  new Counter({
    name: 'atrium_database_writes_abandoned_total',
    help: 'Writes given up because they were not confirmed in time; each may have been done.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(pool.writes.counts().abandoned)
    },
  })
  return registry
}

/** On its own port, so that no proxy rule can open it by mistake. */
export function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
