import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'

/** Feeds say their language: what fetches them for somebody knows nothing of that person's choice. */
export function feedAddress(type: ResourceType | null, language: Language, tag_id?: number): string {
  const fields = new URLSearchParams({ ...(tag_id && { tag: String(tag_id) }), lang: language })
  return `/feed/${type ?? 'all'}.xml?${fields}`
}
