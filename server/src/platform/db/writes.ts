import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import { asFailure } from './errors.ts'

/** A statement that changes something by itself; `for update` only locks. */
export function isWrite(text: string): boolean {
  return /\b(insert\s+into|delete\s+from|merge\s+into)\b|(?<!\bfor\s+(no\s+key\s+)?)\bupdate\b/i.test(text)
}

interface SlotLimits {
  atOnce: number
  waiting: number
  /** Milliseconds. */
  patience: number
}

/** So many at once, first come first served: while a standby is silent, writes must not take the connections of reads. */
export function openWriteSlots({ atOnce, waiting, patience }: SlotLimits) {
  const queue: (() => void)[] = []
  let underWay = 0

  async function waitForSlot() {
    if (queue.length >= waiting) throw asFailure(new Error('queue of writes is full'))
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const start = () => resolve(true)
    queue.push(start)
    const timer = setTimeout(() => resolve(false), patience)
    const isStarted = await promise
    clearTimeout(timer)
    if (isStarted) return
    queue.splice(queue.indexOf(start), 1)
    throw asFailure(new Error('write waited too long'))
  }

  return {
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      if (underWay < atOnce) underWay++
      else await waitForSlot()
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else underWay--
      }
    },
  }
}

export type WriteCircuit = ReturnType<typeof openWriteCircuit>

/** Between two probes while writes are down, in milliseconds. */
const probePause = 1_000

/**
 * A circuit breaker: once a write was given up because no standby confirmed it, further ones are refused at once, until a
 * probe is confirmed. A write that was given up may have been done; one that is refused was not.
 */
export function openWriteCircuit(probe: () => Promise<void>, log: Log) {
  let isDown = false
  let isClosed = false
  let abandoned = 0
  let probing: Promise<void> | null = null

  function probeOnce(): Promise<void> {
    probing ??= probe().finally(() => {
      probing = null
    })
    return probing
  }

  function trip() {
    if (isDown) return
    isDown = true
    log.error('database does not confirm writes; refusing them')
    void probeUntilConfirmed()
  }

  async function probeUntilConfirmed() {
    while (!isClosed) {
      try {
        await probeOnce()
        isDown = false
        log.warn({ abandoned }, 'database confirms writes again')
        return
      } catch {
        await sleep(probePause, undefined, { ref: false })
      }
    }
  }

  return {
    isDown: () => isDown,
    abandoned: () => abandoned,
    /** Waits for a write to be confirmed. */
    probe: probeOnce,
    noteAbandoned() {
      abandoned++
      trip()
    },
    trip,
    close() {
      isClosed = true
    },
  }
}
