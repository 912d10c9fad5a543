import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '../storage/attachment.ts'

/** How long nothing may go out to somebody who listens. */
const silence = 30_000

/** A zip to be kept under a name. */
export function sendZip(reply: FastifyReply, { body, size }: { body: Readable; size: number }, file_name: string) {
  endTogether(body, reply.raw)
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': attachment(file_name),
      'cache-control': 'private, no-store',
    })
    .send(body)
}

/** Nobody packs on for a client that has gone, and nobody waits for a store that has fallen silent. */
function endTogether(body: Readable, raw: ServerResponse) {
  let sent = 0
  const watch = setInterval(() => {
    const now = raw.socket?.bytesWritten ?? 0
    if (now === sent && !raw.writableNeedDrain) body.destroy(new Error('object store stopped sending'))
    sent = now
  }, silence).unref()

  raw.once('close', () => {
    clearInterval(watch)
    body.destroy()
  })
}
