import { callsByNoun } from '@atrium/contract/calls'
import type { FastifyInstance } from 'fastify'

/** A call that is described but not served would be found by a visitor; so it is found here, before anyone listens. */
export function proveServed(
  { served }: Pick<FastifyInstance, 'served'>,
  described = Object.values(callsByNoun).flat(),
) {
  const missing = described.map(({ method, path }) => `${method} ${path}`).filter((name) => !served.has(name))
  if (missing.length > 0) throw new Error(`Endpoints in the contract without a handler: ${missing.join(', ')}`)
}
