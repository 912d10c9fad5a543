import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import {
  base,
  changed,
  corrections,
  countTerms,
  isAmong,
  isRare,
  type Known,
  lookUpTerms,
  type Shelf,
} from './item.count.ts'
import { places } from './item.find.ts'
import type { Kind } from './item.service.ts'
import { type Choice, type Choices, questionOf } from './item.terms.ts'

/** What somebody asks for. */
interface Asked {
  /** All of these are counted. */
  kinds: readonly Kind[]
  /** Of these the best are listed. */
  listed: readonly Kind[]
  /** From the closest to the widest: what meets one meets all after it. */
  tiers: readonly Choices[]
  /** What has to be met in every tier. */
  narrowed: Choices
}

/** So many of each kind, after the first ones. */
interface Wanted {
  offset: number
  size: number
}

export interface Best {
  item_id: number
  tier: number
  quality: number
}

interface OfKind {
  total: number
  list: Best[]
}

/**
 * The best of each kind and how many there are: whatever meets a closer tier comes before what only meets a wider one, and
 * within a tier quality decides. Tiers of which few items can be (some choice is rare) are found by the index in one go and
 * told apart there. The others are counted by bits, so that it is known in which tier a page begins before any is walked.
 */
export async function findBest(shelf: Shelf, asked: Asked, wanted: Wanted): Promise<ReadonlyMap<Kind, OfKind>> {
  const tiers = asked.tiers.map((choices) => [...choices, ...asked.narrowed])
  const known = await lookUpTerms(shelf.db, [...asked.kinds.map(termOfKind), ...tiers.flat(2)])
  const isFew = tiers.map((choices) => isRare(choices, known))
  const fewUntil = isFew.lastIndexOf(true) + 1
  const few = await findFew(shelf.db, asked.kinds, tiers.slice(0, fewUntil), wanted)
  const many = tiers.slice(fewUntil)
  const counts = await Promise.all(many.map((choices) => countKinds(shelf, asked.kinds, choices, known)))

  const found = new Map<Kind, OfKind>()
  for (const kind of asked.kinds) {
    const first = few.get(kind) ?? { total: 0, list: [] }
    const totals = [first.total, ...counts.map((count) => count.get(kind) ?? 0)]
    const isListed = asked.listed.includes(kind)
    const list = isListed ? [...first.list] : []
    for (const [at, choices] of many.entries()) {
      const [before = 0, until = 0] = totals.slice(at)
      const missing = wanted.size - list.length
      if (missing === 0 || !isListed) break
      const offset = Math.max(wanted.offset - before, 0)
      const size = Math.min(missing, until - before - offset)
      if (size <= 0) continue
      const closer = tiers[fewUntil + at - 1] ?? null
      const segment = { kind, choices, closer, total: until - before, offset, size }
      const more = await findSegment(shelf.db, segment, known)
      list.push(...more.map((best) => ({ ...best, tier: fewUntil + at })))
    }
    found.set(kind, { total: totals.at(-1) ?? 0, list })
  }
  return found
}

/** What is deprecated is found, too. */
export function choiceOfKind(kind: Kind): Choice {
  return [termOfKind(kind), `deprecated:${kind}`]
}

function termOfKind(kind: Kind) {
  return `kind:${kind}`
}

interface Few extends Best {
  kind: Kind
  total: number
}

/** Every one that meets the widest of these tiers is opened: there are few. */
async function findFew(
  ...[db, kinds, tiers, { offset, size }]: [Db, readonly Kind[], readonly Choices[], Wanted]
): Promise<ReadonlyMap<Kind, OfKind>> {
  const widest = tiers.at(-1)
  if (!widest) return new Map()
  const tier = tiers.map((choices, at) => sql`when terms @@ ${questionOf(choices)} then ${sql.lit(at)}`)
  const { rows } = await sql<Few>`
    with matching as materialized (
      select item_id, case ${sql.join(tier, sql` `)} end as tier
      from item_term where terms @@ ${questionOf(widest)}
    ), found as materialized (
      select matching.item_id, matching.tier, item.kind, item.quality from matching cross join lateral (
        select kind, quality from item
        where item.item_id = matching.item_id and state in ('published', 'deprecated') and kind = any(${kinds}) offset 0
      ) as item
    ), placed as (
      select *, count(*) over (partition by kind) as total,
        row_number() over (partition by kind order by tier, quality desc, item_id desc) as place from found
    )
    select item_id, tier, kind, quality, total from placed
    where place > ${offset} and place <= ${offset + size} or place = 1 order by kind, place`.execute(db)

  return new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, all]) => {
      const [{ total } = { total: 0 }] = all
      const list = total > offset ? all.slice(offset > 0 ? 1 : 0) : []
      return [kind, { total, list: list.map(({ item_id, tier, quality }) => ({ item_id, tier, quality })) }]
    }),
  )
}

async function countKinds(
  ...[shelf, kinds, choices, known]: [Shelf, readonly Kind[], Choices, Known]
): Promise<ReadonlyMap<Kind, number>> {
  const counted = await countTerms(shelf, choices, kinds.flatMap(choiceOfKind), known)
  return new Map(
    kinds.map((kind) => [kind, choiceOfKind(kind).reduce((sum, term) => sum + (counted.get(term) ?? 0), 0)]),
  )
}

interface Segment extends Wanted {
  kind: Kind
  choices: Choices
  /** What meets these stood before. */
  closer: Choices | null
  /** How many of the kind meet the choices and are no closer. */
  total: number
}

/** Walks the kind from its best on, unless fetching all that match is less work: see `findItems`. */
async function findSegment(db: Db, segment: Segment, known: Known): Promise<Pick<Best, 'item_id' | 'quality'>[]> {
  const { choices, total, offset, size, kind } = segment
  const notes = choices.flat().reduce((sum, term) => sum + (known.common.get(term) ?? 0), 0)
  const bound = Math.ceil(notes * places.perNote + total * places.perItem)
  const end = ((offset + size) * (known.common.get(termOfKind(kind)) ?? 0)) / total
  const walked = end <= bound ? await byWalk(db, segment, known, bound) : []
  return walked.length === size ? walked : byIndex(db, segment)
}

async function byWalk(db: Db, segment: Segment, known: Known, bound: number) {
  const { kind, choices, closer, offset, size } = segment
  const [closerSets, isCloser] = closer === null ? [[], sql`false`] : setOf(closer, known)
  const { rows } = await sql<Pick<Best, 'item_id' | 'quality'>>`
    with ${sql.join([changed, base(choices, known), corrections(choices, known), ...closerSets])}
    select item.item_id, item.quality from (
      select item_id, quality from item where kind = ${kind} and state in ('published', 'deprecated')
      order by quality desc, item_id desc limit ${bound}
    ) as item
    where ${isAmong()} and not ${isCloser}
    order by item.quality desc, item.item_id desc limit ${size} offset ${offset}`.execute(db)
  return rows
}

/** What to put before the statement, and whether an `item` is among those that stood before. */
function setOf(closer: Choices, known: Known) {
  if (!isRare(closer, known)) {
    const sets = [base(closer, known, 'closer'), corrections(closer, known, 'closer_correction')]
    return [sets, isAmong('closer', 'closer_correction')] as const
  }
  const set = sql`closer as materialized (select item_id from item_term where terms @@ ${questionOf(closer)})`
  return [[set], sql`item.item_id in (select item_id from closer)`] as const
}

async function byIndex(db: Db, { kind, choices, closer, offset, size }: Segment) {
  const { rows } = await sql<Pick<Best, 'item_id' | 'quality'>>`
    with matching as materialized (
      select item_id from item_term
      where terms @@ ${questionOf([...choices, choiceOfKind(kind)])}
        ${closer === null ? sql`` : sql`and not terms @@ ${questionOf(closer)}`}
    )
    select item.item_id, item.quality from matching cross join lateral (
      select item_id, quality from item
      where item.item_id = matching.item_id and state in ('published', 'deprecated') offset 0
    ) as item
    order by item.quality desc, item.item_id desc limit ${size} offset ${offset}`.execute(db)
  return rows
}
