import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { serveMetrics } from './platform/metrics/metrics.ts'
import { closePlatform, type Platform } from './platform.ts'
import { prepareAnalyser } from './search/prepare.ts'
import { reportReady } from './supervision.ts'

/** Serves until SIGTERM or SIGINT; then what is under way finishes, within the time the operator gives. */
export async function listen(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, log, metrics, state } = platform
  const measurements = await serveMetrics(metrics, config.HOST, config.METRICS_PORT)

  // Under `scripts/start.ts` the processes share one socket, so that connections which wait in it outlive any of them.
  // Without it, processes that were started one by one share the port.
  const address = { host: config.HOST, port: config.PORT, reusePort: !cluster.isWorker }
  await app.listen(address)
  reportReady(config)
  // Loads the dictionaries after the start, so that neither the start nor the first search waits.
  setImmediate(prepareAnalyser)

  async function drain(signal: NodeJS.Signals) {
    if (state.draining) return
    state.draining = true
    log.info({ signal }, 'shutting down: waiting for open requests')
    setTimeout(cutOff, config.DRAIN_SECONDS * 1000).unref()

    // Load balancers read /readyz and send the next visitors elsewhere, before the port closes.
    await sleep(config.DRAIN_NOTICE_SECONDS * 1000)
    await app.close()
    measurements.close()
    await closePlatform(platform)
    log.info('stopped')
    process.disconnect?.()
  }

  function cutOff() {
    log.error('shutdown timed out: open work was aborted')
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, drain)
}
