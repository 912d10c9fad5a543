/** The same seed always gives the same numbers: FNV-1a over the text, then mulberry32. */
export function randomFrom(seed: string): () => number {
  let hash = 2166136261
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }

  let state = hash >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Seeded random values: numbers, choices and whole numbers below a bound, in the order of the calls. */
export interface Chance {
  number(): number
  below(bound: number): number
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
}

export function chanceFrom(seed: string): Chance {
  const number = randomFrom(seed)
  const below = (bound: number) => Math.floor(number() * bound)
  return { number, below, pick: (choices) => choices[below(choices.length)] ?? choices[0] }
}
