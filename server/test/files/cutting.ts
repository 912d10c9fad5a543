import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a service on which every answer is cut off after so many bytes, until it is mended. */
export async function givenCutting(behind: string, after: number) {
  const { hostname, port } = new URL(behind)
  const sockets = new Set<Socket>()
  let cuts = 0
  let limit = after

  const server = createServer((socket) => {
    const other = connect(Number(port), hostname)
    let passed = 0
    for (const end of [socket, other]) {
      sockets.add(end)
      end.on('error', () => {})
      end.on('close', () => sockets.delete(end))
    }
    socket.pipe(other)
    socket.on('close', () => other.destroy())
    other.on('close', () => socket.destroy())
    other.on('data', (piece) => {
      passed += piece.length
      if (passed <= limit) return void socket.write(piece)
      cuts++
      socket.write(piece.subarray(0, piece.length - (passed - limit)), () => socket.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    cuts: () => cuts,
    restore() {
      limit = Number.POSITIVE_INFINITY
    },
  }
}
