/** What a process tells `scripts/start.ts`, which starts it again when it dies or falls silent. */
export type ProcessMessage =
  | {
      type: 'ready' /** Milliseconds after which a process that was asked to stop has ended by itself. */
      stopsWithin: number
    }
  | { type: 'heartbeat' }

/** Milliseconds between two heartbeats. */
const heartbeatEvery = 2_000

/** To be called once the process serves. Heartbeats come from the event loop: they cease when it no longer turns. */
export function reportReady({ DRAIN_SECONDS }: { DRAIN_SECONDS: number }): void {
  if (!process.send) return
  send({ type: 'ready', stopsWithin: DRAIN_SECONDS * 1_000 })
  setInterval(send, heartbeatEvery, { type: 'heartbeat' }).unref()
}

function send(message: ProcessMessage) {
  if (process.connected) process.send?.(message)
}
