import type { Db } from '../../../platform/db/db.ts'
import { type AnswerCache, type KnownAnswer, openAnswerCache } from '../index/index.answers.ts'
import {
  type BitSet,
  become,
  countingWithin,
  hasBit,
  intersectBits,
  leaveOut,
  takeIn,
  uniteBits,
} from '../index/index.bits.ts'
import { catalogueOf, type ItemCatalogue } from '../index/index.catalogue.ts'
import { keptChanges, noteOutdated, pendingIn, readState } from '../index/index.kept-changes.ts'
import {
  type ChangedItem,
  isOfBeginnings,
  type PendingChanges,
  queryPendingChanges,
} from '../index/index.pending-changes.ts'
import { choiceOfKind, type TermChoice, type TermChoices } from '../index/index.terms.ts'
import { type BestItem, bestOf } from '../index/index.walk.ts'
import type { ItemKind } from '../item.service.ts'

/** A search for the best items. */
interface BestQuery {
  /** All of these are counted. */
  kinds: readonly ItemKind[]
  /** Of these the best are listed. */
  listed: readonly ItemKind[]
  /** Words, from the closest to the widest. What meets any of them meets the last. */
  tiers: readonly TermChoices[]
  /** From this tier on, what meets one may lack what those after it ask for. */
  loose?: number
  /** Facets that have to be met in every tier. */
  narrowed: TermChoices
  boxes: readonly FacetBoxes[]
}

/** Facets to count, each among what meets the widest tier, or another one, and these choices. */
export interface FacetBoxes {
  tier?: number
  among: TermChoices
  facets: readonly string[]
}

/** So many of each kind, after the first ones. */
interface PageWindow {
  offset: number
  size: number
}

interface OfKind {
  total: number
  list: BestItem[]
}

export interface BestResult {
  kinds: ReadonlyMap<ItemKind, OfKind>
  /** In the order they were asked for; a facet that nothing holds has 0. */
  boxes: ReadonlyMap<string, number>[]
}

/**
 * The best of each kind and their number: items of a closer tier come before those of a wider one, and within a tier
 * quality decides.
 */
export function findBest(db: Db, asked: BestQuery, wanted: PageWindow): Promise<BestResult> {
  return askIndex(db, questionOfBest(asked, wanted))
}

/** As `findBest`, without asking the database. */
export function findKeptBest(db: Db, asked: BestQuery, wanted: PageWindow): Promise<KeptAnswer<BestResult> | null> {
  return askKeptIndex(db, questionOfBest(asked, wanted))
}

const bestAnswers = openAnswerCache<BestResult>({ bytes: 8_000_000 }, ({ kinds, boxes }) => {
  const values = [...kinds.values()].map(({ list }) => list.length + 1).concat(boxes.map(({ size }) => size + 1))
  return values.reduce((sum, value) => sum + value, 1) * 100
})

function questionOfBest(asked: BestQuery, wanted: PageWindow): IndexQuestion<BestResult> {
  return {
    tiers: asked.tiers,
    facets: facetsOf(asked),
    key: JSON.stringify([asked, wanted]),
    answers: bestAnswers,
    work: (index) => assembleBest(index, asked, wanted),
  }
}

function facetsOf({ kinds, narrowed, boxes }: BestQuery): string[] {
  const all = [kinds.map(choiceOfKind), narrowed, ...boxes.flatMap(({ among, facets }) => [among, facets])]
  return [...new Set(all.flat(2))]
}

/** What a question is answered from: bits of one edition, and what changed since they were built. */
export interface IndexSnapshot {
  catalogue: ItemCatalogue
  bits: BitSets
  pending: PendingChanges
}

export interface IndexQuestion<Answer> {
  tiers: readonly TermChoices[]
  facets: readonly string[]
  /** Names everything that the answer depends on besides the index. */
  key: string
  answers: AnswerCache<Answer>
  /** Does not wait for anything: the sets it works with are shared. */
  work(index: IndexSnapshot): Answer
}

/**
 * Common terms use bits cached in the process. One statement says that nothing changed, or adds what the bits lack: items with a
 * rare term, and items that changed since, which are evaluated separately. An answer is shared by all who ask the same.
 */
export async function askIndex<Answer>(db: Db, question: IndexQuestion<Answer>): Promise<Answer> {
  const kept = await askKeptIndex(db, question)
  if (kept && (await readState(db)) === kept.state) return kept.answer
  kept?.noteOutdated()

  const { tiers, facets, key, answers, work } = question
  let catalogue = await catalogueOf(db)
  for (let attempt = 0; attempt < 5; attempt++) {
    const pending = await queryPendingChanges(db, catalogue, tiers, facets)
    const terms = [...tiers.flat(2), ...facets].filter((term) => catalogue.common.has(term))
    const bits = pending.edition === catalogue.edition ? await catalogue.bitsOf(terms) : null
    if (bits) {
      const answer = work({ catalogue, bits, pending })
      answers(catalogue).set(key, { answer, state: pending.state })
      return answer
    }
    catalogue = await catalogueOf(db, catalogue)
  }
  throw new Error('search index was rebuilt while it was read')
}

/** What the process knew without asking the database. Whoever finds that the index is in another state says so. */
export interface KeptAnswer<Answer> extends KnownAnswer<Answer> {
  noteOutdated(): void
}

/** As `askIndex`, without asking the database; null for questions that only the database can answer at the moment. */
export async function askKeptIndex<Answer>(
  db: Db,
  question: IndexQuestion<Answer>,
): Promise<KeptAnswer<Answer> | null> {
  const catalogue = await catalogueOf(db)
  const { key, tiers } = question
  const answers = question.answers(catalogue)
  const known = tiers.flat(2).every((term) => catalogue.common.has(term))
    ? await answerFromBits(db, catalogue, question)
    : answers.get(key)
  if (!known) return null
  return {
    ...known,
    noteOutdated() {
      answers.delete(key)
      noteOutdated(catalogue)
    },
  }
}

/** For questions whose terms all have bits. */
async function answerFromBits<Answer>(
  db: Db,
  catalogue: ItemCatalogue,
  { tiers, facets, key, answers, work }: IndexQuestion<Answer>,
): Promise<KnownAnswer<Answer> | null> {
  const changes = await keptChanges(db, catalogue)
  const known = answers(catalogue).get(key)
  if (!changes) return null
  if (known?.state === changes.state) return known

  const bits = await catalogue.bitsOf([...tiers.flat(2), ...facets].filter((term) => catalogue.common.has(term)))
  if (!bits) return null
  const answer = work({ catalogue, bits, pending: pendingIn(changes, catalogue.edition, tiers, facets) })
  const added = { answer, state: changes.state }
  answers(catalogue).set(key, added)
  return added
}

function assembleBest(index: IndexSnapshot, asked: BestQuery, wanted: PageWindow): BestResult {
  const { catalogue, bits, pending } = index
  const { kinds, listed, narrowed, boxes } = asked
  const apart = pending.changed.filter(({ kind }) => kinds.includes(kind)).map(asApart)
  const room = catalogue.rooms()
  const tiers = meetTiers(room, index, asked.tiers)
  for (let at = asked.loose ?? tiers.length; at > 0 && at < tiers.length; at++)
    uniteBits(tiers[at] as BitSet, tiers[at - 1] as BitSet)
  const widest = tiers.at(-1) ?? meeting(room, bits, [])
  // All that is counted lies within it.
  const countCommon = countingWithin(widest)
  const boxed = boxes.map(({ tier = tiers.length - 1, among, facets }) => {
    const within = tiers[tier] ?? widest
    const left = among.length === 0 ? within : meeting(room, bits, among, within)
    const others = apart.filter((item) => item.tier <= tier && meets(item, among))
    return new Map(
      facets.map((facet) => {
        const set = bits.get(facet)
        return [facet, (set ? countCommon(left, set) : 0) + others.filter((item) => item.holds(facet)).length]
      }),
    )
  })

  const rest = apart.filter((item) => meets(item, narrowed))
  if (narrowed.length > 0) {
    const left = meeting(room, bits, narrowed)
    for (const tier of tiers) intersectBits(tier, left)
  }
  const sizes = tiers.map((tier) => countCommon(tier, tier))
  const found = kinds.map((kind): [ItemKind, OfKind] => {
    const choice = choiceOfKind(kind)
    const among = catalogue.unionOf(choice, bits)
    const isKnown = choice.some((term) => bits.has(term))
    const others = rest.filter((item) => item.kind === kind)
    const total = (isKnown ? countCommon(widest, among) : 0) + others.length
    const order = { item_ids: catalogue.item_ids.get(kind) ?? new Uint32Array(), quality: catalogue.quality }
    const list =
      listed.includes(kind) && total > wanted.offset ? bestOf({ order, among, tiers, sizes, others }, wanted) : []
    return [kind, { total, list }]
  })
  return { kinds: new Map(found), boxes: boxed }
}

/** The unchanged items that meet each tier, by common terms or by rare ones. */
export function meetTiers(
  room: () => BitSet,
  { catalogue, bits, pending }: IndexSnapshot,
  tiers: readonly TermChoices[],
): BitSet[] {
  return tiers.map((choices, at) => {
    const tier = meeting(room, bits, choices)
    takeIn(tier, rareOnes(choices, pending.by_rare[at] ?? []))
    leaveOut(tier, pending.changed_ids)
    return tier
  })

  function rareOnes(choices: TermChoices, item_ids: readonly number[]) {
    const left = choices.filter((choice) => isOfBeginnings(choice, catalogue.common))
    return item_ids.filter((item_id) => left.every((choice) => isHeld(choice, item_id)))
  }
  function isHeld(choice: TermChoice, item_id: number) {
    if (pending.by_choice.get(choice)?.has(item_id)) return true
    return choice.some((term) => {
      const set = bits.get(term)
      return set !== undefined && hasBit(set, item_id)
    })
  }
}

/** The items (`within` others) that meet all choices by common terms; where a choice has none, no items. */
export function meeting(room: () => BitSet, bits: BitSets, choices: TermChoices, within?: BitSet): BitSet {
  const met = room()
  become(met, within ? [within] : [])
  const either = choices.length > 1 || within ? room() : met
  for (const [at, choice] of choices.entries()) {
    const sets = choice.flatMap((term) => bits.get(term) ?? [])
    const isFirst = at === 0 && !within
    const [only] = sets
    if (isFirst || !only) become(met, sets)
    else if (sets.length === 1) intersectBits(met, only)
    else {
      become(either, sets)
      intersectBits(met, either)
    }
    if (!only) break
  }
  return met
}

type BitSets = ReadonlyMap<string, BitSet>

/** An item that changed, as it is now. */
interface PendingHit extends BestItem {
  kind: ItemKind
  holds: (facet: string) => boolean
}

/** Qualities are compared as the order keeps them. */
function asApart({ facets, quality, ...item }: ChangedItem): PendingHit {
  return { ...item, quality: Math.fround(quality), holds: (facet) => facets.includes(facet) }
}

function meets(item: Pick<PendingHit, 'holds'>, choices: TermChoices): boolean {
  return choices.every((choice) => choice.some((facet) => item.holds(facet)))
}
