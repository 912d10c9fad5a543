import type { FoundKind } from './search.question.ts'
import type { SearchSpot } from './search.spot.ts'

interface AddressedItem {
  kind: FoundKind
  item_id: number
  /** Of a resource. */
  type: string
  /** Of a release. */
  version: string | null
  product_code: string | null
}

/** Where a hit leads: to its page, and on it to the spot that was found. */
export function hitAddress(item: AddressedItem, spot: Pick<SearchSpot, 'kind' | 'anchor'> | null): string {
  return `${pathOf(item)}${spot === null ? '' : placeOf(spot)}`
}

function pathOf({ kind, item_id, type, version, product_code }: AddressedItem): string {
  switch (kind) {
    case 'resource':
      return `/resource/${type}/${item_id}`
    case 'article':
      return `/knowledge/article/${item_id}`
    case 'app':
      return `/app-store/${item_id}`
    case 'release':
      return `/download/${product_code}/${encodeURIComponent(version ?? '')}`
    default:
      return `/${kind}/${item_id}`
  }
}

/** Headings and moments are places of their pages; the others tell the preview what to show. */
function placeOf({ kind, anchor }: Pick<SearchSpot, 'kind' | 'anchor'>): string {
  return beginnings[kind] + encodeURIComponent(anchor)
}

const beginnings = { step: '?node=', field: '?field=', page: '?page=', heading: '#', cue: '#t=' } as const
