import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PrimaryPool } from '../db/pool.ts'

export function openMetrics(pool: PrimaryPool): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })

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
