import type { fileReason } from '@atrium/contract/file'
import type { z } from 'zod'

type RefusalReason = z.output<typeof fileReason>

/** Thrown when content is refused, with a reason that its owner sees. */
export class ContentRefused extends Error {
  readonly state: 'quarantined' | 'failed'
  readonly reason: RefusalReason

  constructor(state: 'quarantined' | 'failed', reason: RefusalReason, detail = '') {
    super(`${state}: ${reason}${detail && `, ${detail}`}`)
    this.state = state
    this.reason = reason
  }
}
