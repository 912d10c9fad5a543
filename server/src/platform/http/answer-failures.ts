import { type FailureName, failures } from '@atrium/contract/errors'
import { matchLanguage } from '@atrium/contract/languages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'
import { messages } from './messages.ts'

/** Everything that goes wrong in a call leaves here, in the envelope and in the caller's language. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = error instanceof Failure ? error : fromFastify(error)
    if (failure.failure === 'internal') request.log.error({ err: error }, 'a call failed')
    else if (failure.failure === 'unavailable') request.log.warn({ err: error }, 'a call could not be answered')
    return answer(request, reply, failure, statusOf(error))
  })

  app.setNotFoundHandler((request, reply) => answer(request, reply, new Failure('unknown_call')))
}

function answer(request: FastifyRequest, reply: FastifyReply, { failure, field }: Failure, status?: number) {
  const msg = messages[failure][matchLanguage(request.headers['accept-language'])]
  const data = { ...(field === undefined ? {} : { field }), request_id: request.id }

  if (failure === 'unavailable') reply.header('retry-after', '1')
  return reply.code(status ?? failures[failure].status).send({ code: failures[failure].code, msg, data })
}

const byStatus: Record<number, FailureName> = { 408: 'too_slow', 413: 'too_large', 429: 'too_many_requests' }

/** What Fastify refuses before a handler runs: bad JSON, an unknown content type, a body that is too large. */
function fromFastify(error: FastifyError): Failure {
  const status = statusOf(error)
  return new Failure(status === undefined ? 'internal' : (byStatus[status] ?? 'invalid_input'), { cause: error })
}

function statusOf({ code, statusCode }: FastifyError) {
  return typeof code === 'string' && code.startsWith('FST_') && statusCode && statusCode < 500 ? statusCode : undefined
}
