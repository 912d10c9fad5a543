import type { RawBuilder } from 'kysely'

/** What a noun says of its items, so that rating, collecting and reporting are written once. */
export interface ItemNoun {
  /** With one row per item, its `rating_counts` and its `collect_count`. */
  table: 'resource' | 'app'
  /** Of an `item`. */
  isReadable: RawBuilder<boolean>
  /** Whether the viewer has had the `item`, which rating requires. */
  hasHad: (user_id: number | null) => RawBuilder<boolean>
}
