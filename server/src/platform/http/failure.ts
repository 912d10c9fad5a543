import type { FailureName } from '@atrium/contract/errors'

interface FailureDetails {
  /** The input that was wrong, as the caller named it: `search.keyword`. */
  field?: string
  /** For the log only: never shown to people. */
  detail?: string
  cause?: unknown
  /** Seconds after which it is worth trying again. */
  retry_after?: number
  /** What the caller needs to go on: the challenge, where one must be solved first. */
  data?: Record<string, string>
}

/** What a person meets, thrown by its name in the failure table. */
export class Failure extends Error {
  override name = 'Failure'
  readonly failure: FailureName
  readonly field: string | undefined
  readonly retry_after: number | undefined
  readonly data: Record<string, string>

  constructor(failure: FailureName, { field, detail, cause, retry_after, data }: FailureDetails = {}) {
    super(detail ?? failure, { cause })
    this.failure = failure
    this.field = field
    this.data = data ?? {}
    this.retry_after = retry_after ?? (failure === 'unavailable' ? 1 : undefined)
  }
}
