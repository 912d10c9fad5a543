import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type FailureName, failures } from '@atrium/contract/errors'
import { defaultLanguage, matchLanguage } from '@atrium/contract/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'
import { messages } from './messages.ts'
import { withoutSecrets } from './request-log.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page's failure is a page, too: people see it, not a program. */
    drawFailure?: (request: FastifyRequest, reply: FastifyReply) => string
  }
}

/** Everything that goes wrong in a call leaves here, in the envelope and in the caller's language. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler(answerFailure)
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, new Failure('unknown_call')))
}

export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error)
  const failure = error instanceof Failure ? error : new Failure(nameFor(status), { cause: error })

  if (failure.failure === 'internal') request.log.error({ err: error }, 'request failed: internal error')
  else if (failure.failure === 'unavailable') request.log.warn({ err: error }, 'request failed: dependency unavailable')
  else if (failure.failure === 'not_allowed') noteTrespass(request, failure)
  else request.log.debug({ err: error }, 'request rejected')
  return sendFailure(request, reply, failure, status)
}

/** Pages do not offer forbidden actions, so an attempt is logged. */
function noteTrespass({ log, method, url, ip, routeOptions, viewer }: FastifyRequest, { message }: Failure) {
  const call = `${method} ${routeOptions.url}`
  log.warn({ user_id: viewer?.user_id, ip, call, path: withoutSecrets(url), reason: message }, 'request denied')
}

export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: Failure, status?: number) {
  const { code, status: usual } = failures[failure.failure]
  const { field, retry_after, data } = failure
  const msg = messages[failure.failure][matchLanguage(request.headers['accept-language'])]

  if (retry_after !== undefined) reply.header('retry-after', retry_after)
  reply
    .code(status ?? usual)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')

  const { drawFailure } = request.routeOptions.config
  if (drawFailure) return reply.type('text/html; charset=utf-8').send(drawFailure(request, reply))
  return reply.send({
    code,
    msg,
    data: {
      ...data,
      ...(field !== undefined && { field }),
      ...(retry_after !== undefined && { retry_after }),
      request_id: request.id,
    },
  })
}

/** What Fastify refuses before a handler runs: bad JSON, an unknown content type, a body that is too large. */
function statusOf(error: unknown) {
  const { code, statusCode } = error as Partial<FastifyError>
  return code?.startsWith?.('FST_') && statusCode && statusCode < 500 ? statusCode : undefined
}

function nameFor(status: number | undefined): FailureName {
  if (status === undefined) return 'internal'
  if (status === 408) return 'too_slow'
  return status === 413 ? 'too_large' : 'invalid_input'
}

/** What is no readable request at all: answered by hand, because no request came to be. */
export function answerUnreadable({ code }: Error & { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const name = nameFor(status)
  const body = JSON.stringify({ code: failures[name].code, msg: messages[name][defaultLanguage], data: null })
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
