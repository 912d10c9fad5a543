import type { ComparedChange } from '@atrium/contract/resource/comparison'
import type { InsideLabel } from '@atrium/contract/resource/inside'

type ChangeKind = ComparedChange['kind']

/** All that changed of one step or one way of a flow, with the number that marks it in the drawing. */
export interface NumberedChange {
  number: number
  kind: ChangeKind
  name: InsideLabel
  changes: [ComparedChange, ...ComparedChange[]]
  elements: { before: string[]; after: string[] }
}

/** Marks tell what happened by a sign and by the look of the line, not by colour alone. */
export const signs: Record<ChangeKind, string> = { added: '+', removed: '−', changed: '±' }

/** In the order of the list: rules first. The rights of a step stand with the step. */
export function numberChanges(list: readonly ComparedChange[]): NumberedChange[] {
  const groups = Map.groupBy(list, keyOf) as Map<string, [ComparedChange, ...ComparedChange[]]>
  return [...groups.values()].map((changes, place) => {
    const whole = changes.find(({ part }) => part !== 'right')
    return {
      number: place + 1,
      kind: whole?.kind ?? 'changed',
      name: whole?.name ?? changes[0].step ?? changes[0].name,
      changes,
      elements: (whole ?? changes[0]).elements ?? { before: [], after: [] },
    }
  })
}

export function isRule({ traits }: ComparedChange): boolean {
  return traits.some(({ trait }) => trait === 'formula')
}

/** A step keeps its id from version to version; the id of a way may belong to another way in the other version. */
function keyOf({ part, kind, elements }: ComparedChange, place: number): string {
  const [id] = elements?.after[0] === undefined ? (elements?.before ?? []) : elements.after
  if (id === undefined) return `${part} ${place}`
  return part === 'way' ? `way ${kind === 'removed' ? 'before' : 'after'} ${id}` : id
}
