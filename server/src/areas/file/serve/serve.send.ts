import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../platform/http/failure.ts'
import type { Platform } from '../../../platform.ts'
import type { ServedObject } from './serve.find.ts'
import { rangeOf } from './serve.range.ts'

/** The longest silence of the store during a transfer. */
const silence = 30_000

type ServeContext = Pick<Platform, 'config' | 'storage'>

/** By nginx, which fetches from the store what we name, or by ourselves. The headers of the answer are set already. */
export async function sendStored(
  context: ServeContext,
  stored: ServedObject,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.method === 'HEAD') return describe(context, stored, reply)
  if (context.config.DOWNLOAD_BY === 'nginx') {
    const path = await context.storage.presignForProxy(stored.object_key)
    return reply.header('x-accel-redirect', `/_stored${path}`).send()
  }
  return stream(context, stored, request, reply)
}

async function describe({ storage }: ServeContext, { object_key, size }: ServedObject, reply: FastifyReply) {
  const known = (await storage.head(object_key)) ?? gone(object_key)
  return reply.headers({ ...identityOf(known), 'content-length': size }).send()
}

async function stream(
  { storage }: ServeContext,
  { object_key, size }: ServedObject,
  { headers }: FastifyRequest,
  reply: FastifyReply,
) {
  const isConditional = headers['if-range'] !== undefined || headers['if-none-match'] !== undefined
  const known = isConditional ? await storage.head(object_key) : null
  if (known && headers['if-none-match'] === known.etag) return reply.code(304).headers(identityOf(known)).send()

  const range = known && isOutdated(headers['if-range']?.toString(), known) ? undefined : rangeOf(headers.range, size)
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()

  const object = (await storage.get(object_key, range)) ?? gone(object_key)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.headers({ ...identityOf(object), 'content-length': object.size })
  endTogether(object.body, reply.raw)
  return reply.send(object.body)
}

interface ContentIdentity {
  etag: string
  modified_at: string
}

function identityOf({ etag, modified_at }: ContentIdentity) {
  return { etag, 'last-modified': new Date(modified_at).toUTCString() }
}

/** A download that goes on where it stopped, but of something else: it gets the whole. */
function isOutdated(wanted: string | undefined, known: ContentIdentity) {
  if (wanted === undefined) return false
  return wanted !== known.etag && wanted !== identityOf(known)['last-modified']
}

/** A row without its object is reported by the daily check. */
function gone(object_key: string): never {
  throw new Failure('unavailable', { detail: `object ${object_key} not found in object store` })
}

/** Stops reading for a disconnected client, and aborts when the store stops sending. */
function endTogether(body: Readable, raw: ServerResponse) {
  const { socket } = body as IncomingMessage
  let heard = socket.bytesRead
  const watch = setInterval(() => {
    if (socket.bytesRead === heard && !raw.writableNeedDrain) body.destroy(new Error('object store stopped sending'))
    heard = socket.bytesRead
  }, silence).unref()

  raw.once('close', () => {
    clearInterval(watch)
    body.destroy()
  })
}
