import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import type { ResourceType } from '@atrium/contract/resource-types'

/** What every detail widget is given: which version to show, what was found inside it, and the language to say it in. */
export interface StageContent<Type extends ResourceType = ResourceType> {
  resource_id: number
  version: string
  inside: InsideOf<Type>
  language: Language
}
