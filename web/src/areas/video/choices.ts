/** Facets by the word that stands in the address, each as often as values are chosen: `?category=3&length=short`. */
export const facets = ['category', 'series', 'length', 'audience'] as const
export type FacetName = (typeof facets)[number]

const lengths = ['short', 'medium', 'long'] as const
const audiences = ['user', 'flow_administrator', 'system_administrator'] as const

/** What somebody chose, as the call understands it. Values nobody knows choose nothing. */
export function choicesIn({ searchParams }: URL) {
  const keyword = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const chosen = {
    video_category_ids: ids(searchParams, 'category'),
    video_series_ids: ids(searchParams, 'series'),
    lengths: lengths.filter((length) => searchParams.getAll('length').includes(length)),
    audiences: audiences.filter((audience) => searchParams.getAll('audience').includes(audience)),
  }
  const boxes = Object.fromEntries(Object.entries(chosen).filter(([, list]) => list.length > 0))
  return { ...(boxes as Partial<typeof chosen>), ...(keyword && { keyword }) }
}

function ids(fields: URLSearchParams, name: string): number[] {
  return fields
    .getAll(name)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 40)
}
