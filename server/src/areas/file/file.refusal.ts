import type { fileReason } from '@atrium/contract/file'
import type { z } from 'zod'

type Reason = z.output<typeof fileReason>

/** Thrown when a content goes no further, for a reason its owner is told. */
export class Refusal extends Error {
  readonly state: 'quarantined' | 'failed'
  readonly reason: Reason

  constructor(state: 'quarantined' | 'failed', reason: Reason, detail = '') {
    super(`${state}: ${reason}${detail && `, ${detail}`}`)
    this.state = state
    this.reason = reason
  }
}
