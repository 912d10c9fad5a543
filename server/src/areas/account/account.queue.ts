import { Failure } from '../../platform/http/failure.ts'

/**
 * Runs so many at once, lets some wait in the order they came, and tells everybody after them to come back: when more
 * come than can be served, some are served in time instead of all too late.
 */
export function atMost(atOnce: number, { waiting }: { waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  async function turn() {
    if (running < atOnce) {
      running++
      return
    }
    if (line.length >= waiting) throw new Failure('unavailable', { detail: 'too many wait already', retry_after: 2 })
    await new Promise<void>((resolve) => line.push(resolve))
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await turn()
    try {
      return await work()
    } finally {
      // The place goes straight to whoever is next, so that nobody new can slip in between.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
