import { productVersions } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Question } from '../../search/question.ts'
import { widestOf } from '../../search/tiers.ts'
import { countTerms, lookUpTerms, type Shelf } from '../item/item.count.ts'
import { choiceOfKind } from '../item/item.find-best.ts'
import { type Asked, foundKinds, maySee, narrowing } from './search.question.ts'

/** How many each further choice would leave, of what this person may see; a chosen box is counted as if it were not. */
export async function countFacets(shelf: Shelf, viewer: Viewer, question: Question, asked: Asked) {
  const words = widestOf(question)
  const types = resourceTypes.map((type) => `type:${type}`)
  const versions = productVersions.map((version) => `version:${version}`)
  const [first, ...others] = foundKinds.filter(
    (kind) => maySee(viewer, kind) && (asked.kind === undefined || asked.kind === kind),
  )
  const ofResources = [...words, ...narrowing(asked, 'type'), choiceOfKind('resource')]
  const ofKinds = first && [
    ...[...words, ...narrowing(asked, 'version')],
    [...choiceOfKind(first), ...others.flatMap(choiceOfKind)] as const,
  ]
  const known = await lookUpTerms(shelf.db, [...ofResources, ...(ofKinds ?? [])].flat())

  const [byType, byVersion] = await Promise.all([
    maySee(viewer, 'resource') ? countTerms(shelf, ofResources, types, known) : null,
    ofKinds ? countTerms(shelf, ofKinds, versions, known) : null,
  ])
  return {
    resource_types: resourceTypes.map((type) => ({ resource_type: type, total: byType?.get(`type:${type}`) ?? 0 })),
    versions: productVersions
      .map((version) => ({ version, total: byVersion?.get(`version:${version}`) ?? 0 }))
      .toReversed(),
  }
}
