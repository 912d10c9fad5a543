import type { Language } from '@atrium/contract/languages'

/** Feeds say their language: what fetches them for somebody knows nothing of that person's choice. */
export function feedAddress(feed: string, language: Language, tag_id?: number): string {
  const fields = new URLSearchParams({ ...(tag_id && { tag: String(tag_id) }), lang: language })
  return `/feed/${feed}.xml?${fields}`
}
