/** Clients that hold a connection by doing almost nothing: a server without time-outs keeps them for ever. */
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** headers: a header line a second, never the last. body: a byte a second. read: asks, and never reads the answer. */
export type Slowness = 'headers' | 'body' | 'read'

interface Attack {
  port: number
  slowness: Slowness
  count: number
  seconds: number
  /** For `read` it should be an answer larger than the buffers between the two. */
  path?: string
}

export interface AttackOutcome {
  /** How many of the connections the server closed, and when it closed the first and the last. */
  closed: number
  firstClosedMs: number | undefined
  lastClosedMs: number | undefined
  /** How often each status came back: { 408: 300 }. */
  answers: Record<string, number>
}

export async function attackSlowly({ port, slowness, count, seconds, path = '/' }: Attack): Promise<AttackOutcome> {
  const began = performance.now()
  const closings: number[] = []
  const answers: Record<string, number> = {}

  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1')
    // A reset is one of the ways to be closed.
    socket.on('error', () => {})
    socket.on('close', () => closings.push(performance.now() - began))
    socket.write(openings[slowness](path))

    if (slowness === 'read') socket.pause()
    else socket.once('data', (answer) => countStatus(answers, answer))
    return socket
  })
  const dripping = slowness === 'read' ? undefined : setInterval(() => sockets.forEach(drip[slowness]), 1000)

  await sleep(seconds * 1000)
  clearInterval(dripping)
  const outcome = { closed: closings.length, firstClosedMs: closings[0], lastClosedMs: closings.at(-1), answers }
  for (const socket of sockets) socket.destroy()
  return outcome
}

const openings: Record<Slowness, (path: string) => string> = {
  headers: (path) => `GET ${path} HTTP/1.1\r\nHost: slow\r\n`,
  body: (path) =>
    `POST ${path} HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{"slow":"`,
  read: (path) => `GET ${path} HTTP/1.1\r\nHost: slow\r\n\r\n`,
}

const drip = {
  headers: (socket: Socket) => socket.writable && socket.write('X-Slow: yes\r\n'),
  body: (socket: Socket) => socket.writable && socket.write('a'),
}

function countStatus(answers: Record<string, number>, answer: Buffer) {
  const status = answer.toString('latin1').slice('HTTP/1.1 '.length).slice(0, 3)
  answers[status] = (answers[status] ?? 0) + 1
}
