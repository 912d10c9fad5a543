/** A seeded generator (mulberry32): the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  chance(probability: number): boolean
  below(limit: number): number
  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value
}

export function seededRandom(seed: number): Random {
  let state = seed | 0

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (values) => {
      if (values.length === 0) throw new Error('nothing to pick from')
      return values[below(values.length)] as (typeof values)[number]
    },
  }
}
