import type { ComparedChange, ComparedTrait, ComparedValue } from '@atrium/contract/resource/comparison'
import type { InsideLabel } from '@atrium/contract/resource/inside'

type ComparedTraits = Partial<Record<ComparedTrait, ComparedValue>>

interface CompareOptions<Row> {
  /** What makes it the same thing in both versions. */
  keyOf: (row: Row) => string
  nameOf: (row: Row) => InsideLabel
  /** All that a reader would call a change of it. */
  traitsOf: (row: Row) => ComparedTraits
  /** The ids by which a page finds it in the drawing of its version. */
  elementsOf?: (row: Row) => string[]
}

/** In the order of the newer version; what is no longer there comes last. */
export function compareParts<Row>(
  part: ComparedChange['part'],
  [before, after]: readonly [readonly Row[], readonly Row[]],
  { keyOf, nameOf, traitsOf, elementsOf }: CompareOptions<Row>,
): ComparedChange[] {
  const drawn = (old: Row | null, row: Row | null) =>
    elementsOf && { elements: { before: old ? elementsOf(old) : [], after: row ? elementsOf(row) : [] } }
  const earlier = new Map(before.map((row) => [keyOf(row), row]))
  const later = new Set(after.map(keyOf))

  const stayedOrCame = after.flatMap((row): ComparedChange[] => {
    const old = earlier.get(keyOf(row))
    if (old === undefined) return [{ part, kind: 'added', name: nameOf(row), traits: [], ...drawn(null, row) }]
    const traits = compareTraits(traitsOf(old), traitsOf(row))
    return traits.length > 0 ? [{ part, kind: 'changed', name: nameOf(row), traits, ...drawn(old, row) }] : []
  })
  const gone = before.filter((row) => !later.has(keyOf(row)))
  return [
    ...stayedOrCame,
    ...gone.map(
      (row): ComparedChange => ({ part, kind: 'removed', name: nameOf(row), traits: [], ...drawn(row, null) }),
    ),
  ]
}

/** What a file says of itself as a whole. */
export function compareWhole(before: ComparedTraits, after: ComparedTraits): ComparedChange[] {
  const traits = compareTraits(before, after)
  return traits.length > 0 ? [{ part: 'whole', kind: 'changed', name: '', traits }] : []
}

function compareTraits(before: ComparedTraits, after: ComparedTraits): ComparedChange['traits'] {
  return (Object.keys(after) as ComparedTrait[]).flatMap((trait) => {
    const [was, is] = [before[trait] ?? null, after[trait] ?? null]
    return same(was) === same(is) ? [] : [{ trait, before: was, after: is }]
  })
}

/** Languages in one order: a file may write them in any. */
function same(value: ComparedValue): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
}
