import { Failure } from '../../platform/http/failure.ts'

interface QueuePace {
  /** What one piece of work takes, in milliseconds, until we know better. */
  usually: number
  /** The longest wait in milliseconds. */
  patience: number
}

/**
 * Runs a limited number at once and queues others in order while their turn will come in time. All others get a retry
 * time: under overload some are served instead of all too late.
 */
export function atMost(atOnce: number, { usually, patience }: QueuePace) {
  const line: (() => void)[] = []
  let running = 0
  let pace = usually

  async function turn() {
    if (running < atOnce) {
      running++
      return
    }
    const wait = ((line.length + 1) * pace) / atOnce
    if (wait > patience)
      throw new Failure('unavailable', {
        detail: `queue is full: ${line.length} waiting`,
        retry_after: Math.ceil(wait / 1_000),
      })
    await new Promise<void>((resolve) => line.push(resolve))
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    const began = performance.now()
    try {
      return await work()
    } finally {
      pace += (performance.now() - began - pace) / 10
      // The slot goes to the next in the queue, so that a new request cannot take it.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
