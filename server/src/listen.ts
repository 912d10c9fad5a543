import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { serveMetrics } from './platform/metrics/metrics.ts'
import { closePlatform, type Platform } from './platform.ts'

/** Serves until SIGTERM or SIGINT; then what is under way finishes, within the time the operator gives. */
export async function listen(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, log, metrics, state } = platform
  const measurements = await serveMetrics(metrics, config.HOST, config.METRICS_PORT)

  // Several processes share the port; the kernel spreads connections over those that still listen.
  const address = { host: config.HOST, port: config.PORT, reusePort: true }
  await app.listen(address)
  process.send?.('ready')

  async function drain(signal: NodeJS.Signals) {
    if (state.draining) return
    state.draining = true
    log.info({ signal }, 'draining')
    setTimeout(cutOff, config.DRAIN_SECONDS * 1000).unref()

    // Load balancers read /readyz and send the next visitors elsewhere, before the port closes.
    await sleep(config.DRAIN_NOTICE_SECONDS * 1000)
    await app.close()
    measurements.close()
    await closePlatform(platform)
    log.info('stopped')
  }

  function cutOff() {
    log.error('what was under way was cut off')
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, drain)
}
