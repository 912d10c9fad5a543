import type { Limit } from '@atrium/contract/kit'
import type { Redis } from 'ioredis'
import { Failure } from './failure.ts'

const minute = 60_000
const tellEvery = 100

/** What happened in this minute and in the last one, by all processes, as far as this one knows. */
interface Tally {
  window: number
  known: number
  /** Counted here, not yet told to the others. */
  untold: number
  previous: number
}

/**
 * Counts within this process and tells the others ten times a second: a request then waits for nobody, and a process
 * that cannot reach Redis still counts its own. What slips through meanwhile is a tenth of a second's worth.
 */
export class LooseCounter {
  readonly #tallies = new Map<string, Tally>()
  readonly #redis: Redis
  readonly #prefix: string
  #telling: NodeJS.Timeout | null = null

  constructor(redis: Redis, prefix: string) {
    this.#redis = redis
    this.#prefix = prefix
  }

  count(name: string, { per_minute }: Limit): void {
    const tally = this.#tallyOf(name)
    tally.untold++
    this.#telling ??= setTimeout(() => this.#tell(), tellEvery).unref()
    refuseAbove(per_minute, name, tally.known + tally.untold, tally.previous)
  }

  #tallyOf(name: string): Tally {
    const window = currentWindow()
    const last = this.#tallies.get(name)
    if (last?.window === window) return last

    const previous = last?.window === window - 1 ? last.known + last.untold : 0
    const tally = { window, known: 0, untold: 0, previous }
    this.#tallies.set(name, tally)
    return tally
  }

  async #tell() {
    this.#telling = null
    const pipeline = this.#redis.pipeline()
    const told: { tally: Tally; amount: number }[] = []
    for (const [name, tally] of this.#tallies) {
      if (tally.window < currentWindow() - 1) this.#tallies.delete(name)
      if (tally.untold === 0) continue

      const key = keyOf(this.#prefix, name, tally.window)
      pipeline.incrby(key, tally.untold).expire(key, 120)
      pipeline.get(keyOf(this.#prefix, name, tally.window - 1))
      told.push({ tally, amount: tally.untold })
    }
    const answers = await pipeline.exec().catch(() => null)

    for (const [index, { tally, amount }] of told.entries()) {
      const [error, total] = answers?.[index * 3] ?? [new Error('no answer')]
      tally.known = error ? tally.known + amount : Number(total)
      tally.untold -= amount
      tally.previous = Math.max(tally.previous, Number(answers?.[index * 3 + 2]?.[1] ?? 0))
    }
  }
}

/** The window slides: of the last minute only the share counts that lies within sixty seconds. */
function refuseAbove(per_minute: number, name: string, current: number, previous: number) {
  const passed = Date.now() % minute
  if (current + previous * (1 - passed / minute) <= per_minute) return

  const retry_after = Math.ceil((minute - passed) / 1000)
  throw new Failure('too_many_requests', { detail: `${name}: more than ${per_minute} a minute`, retry_after })
}

function currentWindow() {
  return Math.floor(Date.now() / minute)
}

function keyOf(prefix: string, name: string, window: number) {
  return `${prefix}limit:${name}:${window}`
}
