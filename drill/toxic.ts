/**
 * A TCP proxy that misbehaves to order, to stand between the portal and one of its services.
 *
 *   const proxy = await startToxicProxy({ to: 7432 })
 *   proxy.set({ latency: 200 })
 *   proxy.set({ mode: 'blackhole' })
 *   proxy.heal()
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Toxics {
  /** blackhole: connections are accepted and nothing passes until it ends. refuse: new connections are reset. */
  mode: 'pass' | 'blackhole' | 'refuse'
  /** Milliseconds each piece of data waits, and at most so many more by chance. */
  latency: number
  jitter: number
  /** Bytes a second; 0 is as fast as it goes. */
  rate: number
  /** The connection is reset once the service has answered more bytes than this; 0 is never. */
  cutAfter: number
}

const healthy: Toxics = { mode: 'pass', latency: 0, jitter: 0, rate: 0, cutAfter: 0 }

export interface ToxicProxy {
  port: number
  toxics: Readonly<Toxics>
  set(change: Partial<Toxics>): void
  heal(): void
  /** Bytes that came from clients since the beginning. */
  carried(): number
  /** Shows every piece on its way to the service, before it goes on. */
  watch(look: (piece: Buffer) => void): void
  /** Resets every connection there is now; new ones are served. */
  cut(): void
  close(): Promise<void>
}

interface ToxicOptions {
  /** The port of the service. */
  to: number
  toHost?: string
  /** The port to listen on; any free one if left out. */
  listen?: number
}

export async function startToxicProxy({ to, toHost = '127.0.0.1', listen = 0 }: ToxicOptions): Promise<ToxicProxy> {
  const toxics = { ...healthy }
  const sockets = new Set<Socket>()
  let carried = 0
  let watched = (_piece: Buffer) => {}

  // Half-open, because a client may end its request and still wait for the answer.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (toxics.mode === 'refuse') return client.resetAndDestroy()

    const service = connect({ port: to, host: toHost, allowHalfOpen: true })
    for (const socket of [client, service]) {
      socket.setNoDelay()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    client.on('error', () => service.destroy())
    service.on('error', () => client.resetAndDestroy())
    // Nothing is taken from a client before there is somebody to hand it to.
    service.once('connect', () => {
      void pump(client, service, toxics, undefined, look)
      void pump(service, client, toxics, () => toxics.cutAfter)
    })
  })
  await once(server.listen(listen, '127.0.0.1'), 'listening')
  function look(piece: Buffer) {
    carried += piece.length
    watched(piece)
  }

  return {
    port: (server.address() as AddressInfo).port,
    toxics,
    set: (change) => void Object.assign(toxics, change),
    heal: () => void Object.assign(toxics, healthy),
    carried: () => carried,
    watch(look) {
      watched = look
    },
    cut() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Carries one direction. Whatever ends it badly ends the other direction too, as a broken line would. */
async function pump(
  from: Socket,
  to: Socket,
  toxics: Toxics,
  bytesAllowed = () => 0,
  look: (piece: Buffer) => void = () => {},
) {
  let bytes = 0
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false })) {
      look(piece)
      await hold(from, piece.length, toxics)

      bytes += piece.length
      if (bytesAllowed() && bytes > bytesAllowed()) throw new Error('cut')
      if (!to.write(piece)) await drained(to)
    }
    to.end()
  } catch {
    from.resetAndDestroy()
    to.resetAndDestroy()
  }
}

function drained(socket: Socket) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const event of ['drain', 'close']) socket.once(event, resolve)
  return promise.finally(() => {
    for (const event of ['drain', 'close']) socket.off(event, resolve)
  })
}

/** Reads the toxics anew each time: they may change while a piece waits. */
async function hold(from: Socket, bytes: number, toxics: Toxics) {
  while (toxics.mode === 'blackhole' && !from.destroyed) await sleep(20)

  const delay = toxics.latency + Math.random() * toxics.jitter + (toxics.rate ? (bytes / toxics.rate) * 1000 : 0)
  if (delay > 0) await sleep(delay)
}
