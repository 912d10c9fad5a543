import { Counter, type Registry } from 'prom-client'

const name = 'atrium_messages_total'

/** Made with the first message: a process that sends none has nothing to tell. */
export function countMessage(registry: Registry, channel: string, state: 'waiting' | 'sent' | 'failed'): void {
  const help = 'Tries to send, by what came of them: sent, failed for good, or waiting for another try.'
  const counter =
    (registry.getSingleMetric(name) as Counter | undefined) ??
    new Counter({ name, help, labelNames: ['channel', 'state'], registers: [registry] })
  counter.inc({ channel, state })
}
