import type { fileReason } from '@atrium/contract/file'
import type { z } from 'zod'

type RefusalReason = z.output<typeof fileReason>

/** Thrown when content is refused, with a reason that its owner sees. */
export class ContentRefused extends Error {
  readonly state: 'quarantined' | 'failed'
  readonly reason: RefusalReason
  /** What it was found to be, where that is why it was refused. */
  readonly content_type: string | null

  constructor(state: 'quarantined' | 'failed', reason: RefusalReason, detail = '', content_type: string | null = null) {
    super(`${state}: ${reason}${detail && `, ${detail}`}`)
    this.state = state
    this.reason = reason
    this.content_type = content_type
  }
}
