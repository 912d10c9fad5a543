import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnreadable } from '../answer-failures.ts'
import { isInProcess } from './limit.ts'

/** Node has one limit for all requests. It is the last resort for requests that pass ours: a chunk at the lowest rate. */
export const longestRequest = 3 * 3_600_000

/** The time every other call has to arrive as a whole. */
const usualTime = 10_000

/** Of a body with a pace: seconds without a byte, and what must have come in a longer while, while we wait for it. */
export const pace = { stall: 20, seconds: 30, bytes: 30 * 1024 }

/** Slow bodies end with 408, so that idle clients cannot hold connections. */
export function limitBodyTime(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => watchBody(request, reply))
}

export function watchBody(request: FastifyRequest, reply: FastifyReply) {
  const { raw, routeOptions } = request
  if (raw.complete || isInProcess(request)) return

  const watch = routeOptions?.config?.paced ? watchPace(request, reply) : watchTime(request, reply)
  raw.once('close', () => clearTimeout(watch))
}

function watchTime(request: FastifyRequest, reply: FastifyReply) {
  return setTimeout(() => request.raw.complete || endSlow(request, reply), usualTime).unref()
}

/** Looks once a second. Seconds in which it is us who do not read, because the store is slow, are not the sender's. */
function watchPace(request: FastifyRequest, reply: FastifyReply) {
  const { raw } = request
  const { socket } = raw
  let seen = socket.bytesRead
  let silent = 0
  let waited = 0
  let came = 0
  let answered = 0

  function look() {
    if (raw.complete) return clearInterval(watch)
    const bytes = socket.bytesRead - seen
    seen += bytes
    came += bytes
    if (reply.raw.headersSent) answered++
    if (raw.readableFlowing && raw.readableLength === 0) {
      waited++
      silent = bytes > 0 ? 0 : silent + 1
    }
    if (isTooSlow()) {
      clearInterval(watch)
      endSlow(request, reply)
    }
  }
  function isTooSlow() {
    // Who has their answer gets the usual time to finish: they are only listened to so that they hear it.
    if (silent >= pace.stall || answered * 1_000 >= usualTime) return true
    if (waited < pace.seconds) return false
    const isSlow = came < pace.bytes
    waited = 0
    came = 0
    return isSlow
  }
  const watch = setInterval(look, 1_000)
  return watch.unref()
}

/** The answer goes to the connection itself: the request is not there yet, and what reads it ends with the connection. */
function endSlow({ raw: { socket } }: FastifyRequest, { raw: { headersSent } }: FastifyReply) {
  if (headersSent) return socket.destroy()
  answerUnreadable(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
  setTimeout(() => socket.destroy(), 1_000).unref()
}
