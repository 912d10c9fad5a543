import type { FastifyInstance } from 'fastify'
import type { Transport } from '../ask.ts'

/** A page answers within a second: a call that takes longer than this has failed for it. */
const patience = 800

/** Loaders ask the API without leaving the process: same checks, same envelope, no socket. */
export function inProcess(app: FastifyInstance, apiRoot: string): Transport {
  return async ({ method, address, headers, body }) => {
    const asked = app.inject({
      method: method as 'GET',
      url: apiRoot + address,
      headers,
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const { statusCode, statusMessage, payload } = await within(patience, asked)
    return { status: statusCode, statusText: statusMessage, text: payload }
  }
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('the call took too long', 'TimeoutError')), milliseconds)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
