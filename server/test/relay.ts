import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface TestRelay {
  address: string
  /** Passes connections on, says it is a standby, accepts them and stays silent, or closes them as a proxy without a backend. */
  become(manner: RelayBehaviour): void
  /** Passes on connections that are opened from now on only after so many milliseconds. */
  delayConnections(milliseconds: number): void
  /** Calls back for each connection that is opened from now on. */
  onConnection(opened: () => void): void
  /** Cuts every connection and refuses new ones. */
  die(): Promise<void>
}

type RelayBehaviour = 'server' | 'standby' | 'silent' | 'closing'

/** A PostgreSQL server as the network shows it: the real one behind it, or one of its sadder states. */
export async function givenServer(
  manner: RelayBehaviour,
  databaseUrl = process.env.DATABASE_URL ?? '',
): Promise<TestRelay> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let current = manner
  let delay = 0

  const server: Server = createServer((socket) => {
    keep(socket)
    if (current === 'standby') socket.once('data', () => socket.write(standbyGreeting()))
    if (current === 'closing') socket.once('data', () => socket.destroy())
    if (current === 'server') setTimeout(() => passOn(socket), delay)
  })
  function passOn(socket: Socket) {
    const behind = connect(Number(port), hostname)
    keep(behind)
    socket.pipe(behind).pipe(socket)
    socket.on('close', () => behind.destroy())
    behind.on('close', () => socket.destroy())
  }
  function keep(socket: Socket) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  async function die() {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(die)
  return {
    address: `127.0.0.1:${(server.address() as { port: number }).port}`,
    become: (next) => {
      current = next
      for (const socket of sockets) socket.destroy()
    },
    delayConnections: (milliseconds) => {
      delay = milliseconds
    },
    onConnection: (opened) => void server.on('connection', opened),
    die,
  }
}

/** Log-in accepted, 'I am a standby', ready. */
function standbyGreeting() {
  return Buffer.concat([
    message('R', Buffer.from([0, 0, 0, 0])),
    message('S', Buffer.from('in_hot_standby\0on\0')),
    message('Z', Buffer.from('I')),
  ])
}

function message(kind: string, body: Buffer) {
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(kind), length, body])
}
