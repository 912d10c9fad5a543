/** What a process tells `scripts/start.ts`, which starts it again when it dies or falls silent. */
export type ProcessMessage =
  | {
      type: 'ready' /** Milliseconds after which a process that was asked to stop has ended by itself. */
      stopsWithin: number
    }
  | { type: 'heartbeat'; megabytes: number }

/** Milliseconds between two heartbeats. */
const heartbeatEvery = 2_000

/** To be called once the process serves. Heartbeats come from the event loop: they cease when it no longer turns. */
export function reportReady({ DRAIN_SECONDS }: { DRAIN_SECONDS: number }): void {
  if (!process.send) return
  send({ type: 'ready', stopsWithin: DRAIN_SECONDS * 1_000 })
  setInterval(sendHeartbeat, heartbeatEvery).unref()
}

function sendHeartbeat() {
  send({ type: 'heartbeat', megabytes: Math.round(process.memoryUsage.rss() / 1_048_576) })
}

function send(message: ProcessMessage) {
  if (process.connected) process.send?.(message)
}
