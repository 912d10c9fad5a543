import type { importReason } from '@atrium/contract/transfer/import-management'
import type { z } from 'zod'

/** Thrown when a file is refused, with a reason that its owner sees. */
export class NotRead extends Error {
  readonly reason: z.output<typeof importReason>
  readonly detail: string | null

  constructor(reason: z.output<typeof importReason>, detail: string | null = null) {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
    this.detail = detail
  }
}
