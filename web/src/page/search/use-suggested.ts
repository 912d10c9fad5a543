import type { Answer } from '@atrium/contract/calls'
import { useQuery } from '../../platform/api/use-query.ts'

type Suggested = Answer<'GET /api/search/suggestions'>

export type SearchSuggestion = { key: string } & (
  | { kind: 'recent'; text: string }
  | ({ kind: 'query' } & Suggested['queries'][number])
  | { kind: 'item'; item: Suggested['items'][number] }
)

interface SuggestionGroup {
  name: 'recent' | 'popular' | 'queries' | 'items'
  suggestions: SearchSuggestion[]
}

/** Nobody reads between two letters typed in one go. */
const pause = 120

/** Before the first letter what was searched for here, and what many search for; then what begins so. */
export function useSuggested(words: string, recent: string[], isOpen: boolean): SuggestionGroup[] {
  const empty = useQuery('GET /api/search/suggestions', isOpen && words === '' ? { query: { q: '' } } : null)
  const typed = useQuery('GET /api/search/suggestions', isOpen && words !== '' ? { query: { q: words } } : null, {
    delay: pause,
    keepsPrevious: true,
  })
  const own = recent.map((text): SearchSuggestion => ({ kind: 'recent', text, key: `recent ${text}` }))
  const groups: SuggestionGroup[] =
    words === ''
      ? [
          { name: 'recent', suggestions: own },
          { name: 'popular', suggestions: suggestQueries(empty.data) },
        ]
      : [
          { name: 'queries', suggestions: suggestQueries(typed.data) },
          { name: 'items', suggestions: suggestItems(typed.data) },
        ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

function suggestQueries(suggested: Suggested | null): SearchSuggestion[] {
  return (suggested?.queries ?? []).map((query) => ({ ...query, kind: 'query', key: `query ${query.text}` }))
}

function suggestItems(suggested: Suggested | null): SearchSuggestion[] {
  return (suggested?.items ?? []).map((item) => ({ kind: 'item', item, key: `${item.kind} ${item.item_id}` }))
}
