import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { nameSteps } from '@atrium/contract/resource/step-names'
import type { TFunction } from 'i18next'

/** How steps are called in words: gateways without a name by what follows, other steps without one by their kind. */
export function stepNames(
  flow: Pick<InsideOf<'flow'>, 'steps' | 'ways'>,
  language: Language,
  t: TFunction<'resource'>,
): (id: string) => string {
  return nameSteps(flow, language, (kind) => t(`stage.step_kind.${kind}`))
}
