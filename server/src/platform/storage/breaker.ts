import { Failure } from '../http/failure.ts'

const patience = 2
const rest = 1_000

/** What broke was ours, such as a body whose sender went away: it says nothing about the other side. */
export class OurSide extends Error {
  constructor(cause: unknown) {
    super('broken on our side', { cause })
  }
}

/**
 * After a few failures in a row calls are refused at once; then one at a time is let through to see whether the other
 * side is back. Without it every request would wait out its own time-out on a store that hangs.
 */
export class CircuitBreaker {
  readonly #name: string
  #failures = 0
  #closedUntil = 0

  constructor(name: string) {
    this.#name = name
  }

  async call<Result>(work: () => Promise<Result>): Promise<Result> {
    const now = performance.now()
    if (now < this.#closedUntil) throw this.#refusal()
    // Others are refused while one request tries.
    if (this.#failures >= patience) this.#closedUntil = now + rest

    try {
      const result = await work()
      this.#failures = 0
      this.#closedUntil = 0
      return result
    } catch (error) {
      if (error instanceof OurSide) throw error.cause
      if (isAnswer(error)) {
        this.#failures = 0
        this.#closedUntil = 0
        throw error
      }
      this.#failures++
      if (this.#failures >= patience) this.#closedUntil = performance.now() + rest
      throw this.#refusal(error)
    }
  }

  #refusal(cause?: unknown) {
    return new Failure('unavailable', { detail: `${this.#name} does not answer`, cause })
  }
}

/** The other side spoke, if only to say no. */
function isAnswer(error: unknown) {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  return status !== undefined && status < 500
}
