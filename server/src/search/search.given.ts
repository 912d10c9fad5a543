import { beginningOf } from './fields.ts'
import { readQuestion } from './question.ts'
import type { Synonyms } from './synonyms.ts'
import { type Described, termsOfItem } from './terms.ts'
import { type Tier, tiersOf } from './tiers.ts'

/** In which tiers a question finds an item: none where it does not. */
export function tiersThatFind(question: string, item: Described, synonyms?: Synonyms): Tier['name'][] {
  const read = readQuestion(question, synonyms)
  const terms = termsOfItem(item)
  const held = new Set([...terms].flatMap((term) => [term, beginningOf(term) ?? term]))
  const tiers = read ? tiersOf(read) : []
  return tiers
    .filter(({ choices }) => choices.every((choice) => choice.some((term) => held.has(term))))
    .map(({ name }) => name)
}

/** The best of them. */
export function tierOf(question: string, item: Described, synonyms?: Synonyms): Tier['name'] | null {
  return tiersThatFind(question, item, synonyms)[0] ?? null
}

/** Always the same numbers between 0 and 1, for tests over many cases. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
