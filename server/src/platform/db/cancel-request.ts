import { once } from 'node:events'
import { connect } from 'node:net'
import type pg from 'pg'

/** Of the message that asks to cancel, as the protocol has it. */
const cancelCode = 80_877_102

/** Known to the driver, not to its types. */
interface BackendKey {
  host: string
  port: number
  processID: number
  secretKey: number
}

/**
 * Asks the server, on a connection of its own, to stop what it does for another one. It needs no place among the server's
 * connections, and the secret key keeps it from meeting anybody else: behind a proxy another server may answer by now.
 */
export async function cancelRequest(client: pg.ClientBase, timeout: number): Promise<void> {
  const { host, port, processID, secretKey } = client as unknown as BackendKey
  const message = Buffer.alloc(16)
  message.writeInt32BE(message.length, 0)
  message.writeInt32BE(cancelCode, 4)
  message.writeInt32BE(processID, 8)
  message.writeInt32BE(secretKey, 12)

  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(timeout, () => socket.destroy(new Error('cancel request timed out')))
  socket.end(message).resume()
  await once(socket, 'close')
}
