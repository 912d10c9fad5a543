import type { FastifyInstance } from 'fastify'
import { mountAnswer } from '../address/base-path.ts'
import type { Transport } from '../api/ask.ts'

/**
 * A busy server is waited for [ERR-03c]: whether a dependency is down is for the pool and the breakers to say, which answer
 * at once. This only ends what nobody would wait for.
 */
const patience = 15_000

/** Loaders ask the API without leaving the process: same checks, same envelope, no socket. */
export function inProcess(app: FastifyInstance, apiRoot: string, basePath = ''): Transport {
  return async ({ method, address, headers, body }) => {
    const asked = app.inject({
      method: method as 'GET',
      url: apiRoot + address,
      headers,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const { statusCode, statusMessage, payload } = await within(patience, asked)
    return { status: statusCode, statusText: statusMessage, text: mountAnswer(payload, basePath) }
  }
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the call took too long', 'TimeoutError')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
