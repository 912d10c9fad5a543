import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { attachment } from '../storage/attachment.ts'

/** The longest pause of a transfer. */
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

/** Stops packing for a disconnected client, and aborts when the store stops sending. */
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
