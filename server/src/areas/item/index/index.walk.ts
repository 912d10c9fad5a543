import { type BitSet, hasBit, idsIn } from './index.bits.ts'

export interface BestItem {
  item_id: number
  tier: number
  quality: number
}

interface WalkContext {
  /** The items of one kind, the best first, and how good each is, by its id. */
  order: { item_ids: Uint32Array; quality: Float32Array }
  /** The kind. */
  among: BitSet
  /** Each holds all that the one before holds; with how many each holds, of all kinds. */
  tiers: readonly BitSet[]
  sizes: readonly number[]
  /** Not in any tier's bits. */
  others: readonly BestItem[]
}

/** So few are rather put in order; walking one place costs about as much as reading so many words of bits. */
const few = 20_000
const wordsPerPlace = 2

/** Tier by tier, until there are enough. */
export function bestOf(context: WalkContext, { offset, size }: { offset: number; size: number }): BestItem[] {
  const best: BestItem[] = []
  for (const tier of context.tiers.keys()) {
    const missing = offset + size - best.length
    if (missing <= 0) break
    const others = context.others.filter((other) => other.tier === tier)
    best.push(...[...bestOfTier(context, tier, missing), ...others].sort(byQuality).slice(0, missing))
  }
  return best.slice(offset)
}

/** The order is walked where the tier's items lie close; few are taken all and put in order. */
function bestOfTier({ order, among, tiers, sizes }: WalkContext, tier: number, most: number): BestItem[] {
  const set = tiers[tier]
  const closer = tiers[tier - 1] ?? null
  const size = (sizes[tier] ?? 0) - (sizes[tier - 1] ?? 0)
  if (!set || size === 0) return []
  const { item_ids, quality } = order
  const asBest = (item_id: number): BestItem => ({ item_id, tier, quality: quality[item_id] ?? 0 })

  const walkable = size > few ? item_ids.length : set.words.length / wordsPerPlace + most * 100
  const limit = Math.min(item_ids.length, walkable)
  const found: BestItem[] = []
  for (let place = 0; place < limit && found.length < most; place++) {
    const item_id = item_ids[place] as number
    if (hasBit(set, item_id) && !(closer && hasBit(closer, item_id))) found.push(asBest(item_id))
  }
  if (found.length === most || limit === item_ids.length) return found
  return idsIn(set, among, closer).map(asBest).sort(byQuality).slice(0, most)
}

function byQuality(one: BestItem, other: BestItem): number {
  return other.quality - one.quality || other.item_id - one.item_id
}
