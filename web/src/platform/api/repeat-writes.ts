import { failures } from '@atrium/contract/errors'
import { idempotency } from '@atrium/contract/idempotency'
import type { Transport } from './ask.ts'

/** Milliseconds before the second and the third attempt. */
const pauses = [500, 2_000]

/** A write with a key is done once: it is sent again when the line broke before an answer came, or the portal was busy. */
export function repeatWrites(carry: Transport): Transport {
  return async (outgoing) => {
    if (!(idempotency.header in outgoing.headers)) return carry(outgoing)
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
}
