import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
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
