import { LRUCache } from 'lru-cache'
import type { ItemCatalogue } from './index.catalogue.ts'

/** It holds while the index is in this state, which a statement has to check. */
export interface KnownAnswer<Answer> {
  answer: Answer
  state: string
}

/** Answers of this process to questions about the index, by the question. */
export type AnswerCache<Answer> = (catalogue: ItemCatalogue) => LRUCache<string, KnownAnswer<Answer>>

interface CacheLimits {
  bytes: number
  /** Milliseconds, for what also depends on something else than the index. */
  ttl?: number
}

/** Limited for each edition. Those not asked for the longest are forgotten first. */
export function openAnswerCache<Answer>(
  { bytes, ttl = 0 }: CacheLimits,
  bytesOf: (answer: Answer) => number,
): AnswerCache<Answer> {
  const caches = new WeakMap<ItemCatalogue, LRUCache<string, KnownAnswer<Answer>>>()
  return (catalogue) => {
    const cache =
      caches.get(catalogue) ??
      new LRUCache({ maxSize: bytes, ttl, sizeCalculation: ({ answer }, key) => key.length + bytesOf(answer) })
    caches.set(catalogue, cache)
    return cache
  }
}
