import type { Limit } from '@atrium/contract/kit'
import type { Redis } from 'ioredis'
import { Failure } from '../failure.ts'

const minute = 60_000
const flushInterval = 100

/** The requests under one name in one minute. */
interface RateTally {
  name: string
  window: number
  /** Counted by all processes, as far as this one knows. */
  known: number
  /** Counted here since the last flush. */
  unflushed: number
  /** Counted by all processes in the minute before. */
  previous: number
}

/**
 * Counts within this process and shares the counts through Redis ten times a second: a request then waits for nobody, and
 * a process that cannot reach Redis still counts its own. What slips through meanwhile is a tenth of a second's worth.
 */
export class RateCounter {
  readonly #redis: Redis
  readonly #prefix: string
  #window = 0
  #current = new Map<string, RateTally>()
  #previous = new Map<string, RateTally>()
  /** A flush visits only these: its cost depends on what was counted since the last one, not on how many names are known. */
  #unflushed = new Set<RateTally>()
  #flushing: NodeJS.Timeout | null = null

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis
    this.#prefix = prefix
  }

  count(name: string, { per_minute }: Limit): void {
    const tally = this.#tallyOf(name)
    tally.unflushed++
    this.#unflushed.add(tally)
    this.#flushing ??= setTimeout(() => this.#flush(), flushInterval).unref()
    refuseAbove(per_minute, name, tally.known + tally.unflushed, tally.previous)
  }

  #tallyOf(name: string): RateTally {
    this.#rotate()
    const found = this.#current.get(name)
    if (found) return found

    const last = this.#previous.get(name)
    const previous = last ? last.known + last.unflushed : 0
    const tally = { name, window: this.#window, known: 0, unflushed: 0, previous }
    this.#current.set(name, tally)
    return tally
  }

  /** Two minutes are kept; older ones are dropped as a whole. */
  #rotate() {
    const window = currentWindow()
    if (window === this.#window) return
    this.#previous = window === this.#window + 1 ? this.#current : new Map()
    this.#current = new Map()
    this.#window = window
  }

  async #flush() {
    this.#flushing = null
    const tallies = [...this.#unflushed]
    this.#unflushed.clear()
    const pipeline = this.#redis.pipeline()
    for (const tally of tallies) {
      const key = keyOf(this.#prefix, tally.name, tally.window)
      pipeline.incrby(key, tally.unflushed).expire(key, 120)
      pipeline.get(keyOf(this.#prefix, tally.name, tally.window - 1))
      tally.known += tally.unflushed
      tally.unflushed = 0
    }
    const answers = await pipeline.exec().catch(() => null)

    for (const [index, tally] of tallies.entries()) {
      const [error, total] = answers?.[index * 3] ?? [new Error('no answer')]
      if (!error) tally.known = Math.max(tally.known, Number(total))
      tally.previous = Math.max(tally.previous, Number(answers?.[index * 3 + 2]?.[1] ?? 0))
    }
  }
}

/** The window slides: of the last minute only the share counts that lies within sixty seconds. */
function refuseAbove(per_minute: number, name: string, current: number, previous: number) {
  const passed = Date.now() % minute
  if (current + previous * (1 - passed / minute) <= per_minute) return

  const retry_after = Math.ceil((minute - passed) / 1000)
  throw new Failure('too_many_requests', {
    detail: `rate limit exceeded: ${name}, ${per_minute} per minute`,
    retry_after,
  })
}

function currentWindow() {
  return Math.floor(Date.now() / minute)
}

function keyOf(prefix: string, name: string, window: number) {
  return `${prefix}limit:${name}:${window}`
}
