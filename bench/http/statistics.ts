/** What several rounds gave: a single round says little on a machine that does other things too. */
export interface Spread {
  median: number
  min: number
  max: number
}

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

export interface ComparedRatio {
  name: string
  recorded: number
  measured: number
  isWorse: boolean
}

/** A ratio is CPU of the portal by CPU of a yardstick: larger is worse. One that was never recorded fails nothing. */
export function compareRatios(
  recorded: Readonly<Record<string, number>>,
  measured: Readonly<Record<string, number>>,
  tolerance: number,
): ComparedRatio[] {
  return Object.entries(measured).map(([name, value]) => {
    const before = recorded[name] ?? value
    return { name, recorded: before, measured: value, isWorse: value > before * (1 + tolerance) }
  })
}
