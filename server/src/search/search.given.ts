import { beginningOf } from './fields.ts'
import { type AnalysedQuery, readQuestion } from './query/question.ts'
import type { Synonyms } from './query/synonyms.ts'
import { type Tier, tiersOf } from './query/tiers.ts'
import { type IndexedDocument, termsOfItem } from './terms.ts'

/** Each tier of a question, the best first, and whether it finds the item. */
export function tiersFor(
  question: string,
  item: IndexedDocument,
  synonyms?: Synonyms,
): { name: Tier['name']; is_loose: boolean; finds: boolean }[] {
  return tiersOfRead(readQuestion(question, synonyms), item)
}

/** The same for a question that was read. */
export function tiersOfRead(
  read: AnalysedQuery | null,
  item: IndexedDocument,
): { name: Tier['name']; is_loose: boolean; finds: boolean }[] {
  const terms = termsOfItem(item)
  const held = new Set([...terms].flatMap((term) => [term, beginningOf(term) ?? term]))
  const tiers = read ? tiersOf(read) : []
  return tiers.map(({ name, choices, is_loose = false }) => ({
    name,
    is_loose,
    finds: choices.every((choice) => choice.some((term) => held.has(term))),
  }))
}

/** The best tier that finds it. */
export function tierOf(question: string, item: IndexedDocument, synonyms?: Synonyms): Tier['name'] | null {
  return tiersFor(question, item, synonyms).find(({ finds }) => finds)?.name ?? null
}

/** Always the same numbers between 0 and 1, for tests over many cases. */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}
