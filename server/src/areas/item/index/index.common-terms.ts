import type { Db } from '../../../platform/db/db.ts'
import { beginningOf } from '../../../search/fields.ts'
import { readTerms } from './index.term-rows.ts'

/** Of more items than this one in ten is looked at to learn which terms are common. */
const lookedAtAll = 20_000
const sample = 10
/** So many terms are remembered with what they stand for; an item's are mostly those of its neighbours. */
const remembered = 100_000

/**
 * Facets whose values are few: kept however rare, so that every value can be counted. Tags and owners are many, and are
 * treated like words.
 */
const facetsOfFewValues = [
  'kind',
  'deprecated',
  'updated',
  'type',
  'scene',
  'industry',
  'version',
  'size',
  'source',
  'kit',
  'trial',
  'system',
  'database',
  'processor',
  'middleware',
  'knowledge',
  'demand',
  'video_category',
  'video_series',
  'length',
  'audience',
  'category',
  'price',
]
const fewValues = new RegExp(`^(${facetsOfFewValues.join('|')}):`)

/** The terms that get bits, each with a number. A facet of few values that turns up gets the next one. */
export class CommonTerms {
  readonly terms: string[] = []
  readonly #numbers = new Map<string, number>()
  readonly #known = new Map<string, readonly number[]>()

  constructor(terms: Iterable<string>) {
    for (const term of terms) this.#add(term)
  }

  /** The numbers of what an item with this term is found by: the term, and how it begins; none where neither is common. */
  numbersOf(term: string): readonly number[] {
    const known = this.#known.get(term)
    if (known) return known
    if (this.#known.size >= remembered) this.#known.clear()
    const numbers = answeredBy(term).flatMap(
      (one) => this.#numbers.get(one) ?? (fewValues.test(one) ? this.#add(one) : []),
    )
    this.#known.set(term, numbers)
    return numbers
  }

  #add(term: string): number {
    this.#numbers.set(term, this.terms.length)
    return this.terms.push(term) - 1
  }
}

/** By a sample: a term near the limit may fall on either side, and is counted rightly on both. */
export async function findCommonTerms(db: Db, { last_id, total }: IndexExtent, least: number): Promise<CommonTerms> {
  const every = total > lookedAtAll ? sample : 1
  const seen = new Map<string, number>()
  for await (const items of readTerms(db, { from: 0, to: last_id, every })) {
    for (const { terms } of items) {
      const answered = new Set(terms.split(' ').flatMap(answeredBy))
      for (const term of answered) seen.set(term, (seen.get(term) ?? 0) + every)
    }
  }
  return new CommonTerms([...seen].flatMap(([term, times]) => (times >= least || fewValues.test(term) ? term : [])))
}

interface IndexExtent {
  last_id: number
  total: number
}

function answeredBy(term: string): string[] {
  const beginning = beginningOf(term)
  return beginning === null ? [term] : [term, beginning]
}
