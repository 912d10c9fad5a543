import type { FastifyInstance } from 'fastify'
import type { Transport } from '../ask.ts'

/** A page answers within a second: a call that takes longer than this has failed for it. */
const patience = 800

/** Loaders ask the API without leaving the process: same checks, same envelope, no socket. */
export function inProcess(
  app: FastifyInstance,
  { apiRoot, request_id }: { apiRoot: string; request_id: string },
): Transport {
  return async ({ method, address, headers, body }) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DOMException('the call took too long', 'TimeoutError')), patience).unref()
    })
    const asked = app.inject({
      method: method as 'GET',
      url: apiRoot + address,
      headers: { ...headers, 'x-page-request-id': request_id },
      ...(typeof body === 'string' ? { payload: body } : {}),
    })
    const { statusCode, statusMessage, payload } = await Promise.race([asked, late])
    return { status: statusCode, statusText: statusMessage, text: payload }
  }
}
