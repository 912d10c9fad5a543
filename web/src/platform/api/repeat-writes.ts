import { failures } from '@atrium/contract/errors'
import { idempotency } from '@atrium/contract/idempotency'
import type { ApiRequest, Transport } from './ask.ts'

/** Milliseconds before the second and the third attempt. */
const pauses = [500, 2_000]

/** Keys of writes that got no answer, by what they ask for: the portal may have done them all the same. */
const unanswered = new Map<string, string>()

/**
 * A write with a key is done once: it is sent again when the line broke before an answer came, or the portal was busy. A
 * person who sends the same once more, because nothing seemed to happen, repeats it too.
 */
export function repeatWrites(carry: Transport): Transport {
  return async (given) => {
    const { header } = idempotency
    const own = given.headers[header]
    if (own === undefined) return carry(given)
    const request = given.method + given.address + given.body
    const key = unanswered.get(request) ?? own

    let isLost = true
    try {
      const answer = await carryAgain(carry, { ...given, headers: { ...given.headers, [header]: key } })
      isLost = answer.status > 501
      return answer
    } finally {
      if (isLost) unanswered.set(request, key)
      else unanswered.delete(request)
    }
  }
}

async function carryAgain(carry: Transport, outgoing: ApiRequest): ReturnType<Transport> {
  for (const pause of pauses) {
    const answer = await carry(outgoing).catch((error: unknown) => {
      // What was stopped, or took too long, fails with a DOMException.
      if (!(error instanceof TypeError)) throw error
    })
    if (answer && answer.status !== failures.unavailable.status) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return carry(outgoing)
}
