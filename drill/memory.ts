import { readFileSync } from 'node:fs'

/**
 * How far, in megabytes, the memory of any process went from its own middle. Pieces that were passed on are given back
 * some at a time, so it goes up and down, but a file of any size must not move it further.
 */
export function watchMemory(processes: () => number[]) {
  const seen = new Map<number, number[]>()
  const watch = setInterval(() => {
    for (const pid of processes()) {
      const megabytes = residentMegabytes(pid)
      if (megabytes !== null) seen.set(pid, [...(seen.get(pid) ?? []), megabytes])
    }
  }, 100)
  return {
    stop() {
      clearInterval(watch)
      return Math.max(0, ...[...seen.values()].map(widest))
    },
  }
}

/**
 * The swing of the calmest of up to three times. When spent pieces are collected is chance; a file that is held
 * would show each time.
 */
export async function calmestSwing(processes: () => number[], limit: number, act: () => Promise<void>) {
  let calmest = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3 && calmest >= limit; time++) {
    const memory = watchMemory(processes)
    await act()
    calmest = Math.min(calmest, memory.stop())
  }
  return calmest
}

function widest(numbers: number[]) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  return Math.max(middle - (sorted[0] ?? middle), (sorted.at(-1) ?? middle) - middle)
}

/** Null for a process that is gone, or dead and not yet buried. */
export function residentMegabytes(pid: number) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
