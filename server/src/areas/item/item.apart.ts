import { type Bits, holds } from './item.bits.ts'
import type { Catalogue } from './item.catalogue.ts'
import type { Kind } from './item.service.ts'
import { type Choices, choiceOfKind } from './item.terms.ts'
import type { Told } from './item.told.ts'
import type { Best } from './item.walk.ts'

/** The bits of each term. */
export type Sets = ReadonlyMap<string, Bits>

/** An item that was told apart. */
interface Apart extends Best {
  kind: Kind
  holds: (facet: string) => boolean
}

/** As they are now where they changed; of the others bits still say what they are filed under, and the order how good they are. */
export function itemsApart(
  ...[{ quality }, bits, kinds, told]: [Pick<Catalogue, 'quality'>, Sets, readonly Kind[], Told]
): Apart[] {
  const items = told.changed
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ facets, quality, ...item }): Apart => {
      return { ...item, quality: Math.fround(quality), holds: (facet) => facets.includes(facet) }
    })
  const seen = new Set(told.changed_ids)
  for (const [tier, item_ids] of told.by_rare.entries()) {
    for (const item_id of item_ids) {
      if (seen.has(item_id)) continue
      seen.add(item_id)
      const isIn = (facet: string) => holdsIn(bits, facet, item_id)
      const kind = kinds.find((kind) => choiceOfKind(kind).some(isIn))
      if (kind) items.push({ item_id, tier, kind, quality: quality[item_id] ?? 0, holds: isIn })
    }
  }
  return items
}

function holdsIn(bits: Sets, facet: string, item_id: number): boolean {
  const set = bits.get(facet)
  return set !== undefined && holds(set, item_id)
}

export function meets(item: Pick<Apart, 'holds'>, choices: Choices): boolean {
  return choices.every((choice) => choice.some((facet) => item.holds(facet)))
}
