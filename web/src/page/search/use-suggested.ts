import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { ask } from '../../platform/api/ask.ts'
import { byFetch, quietCaller } from '../../platform/api/browser-caller.ts'

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
const nothing: Suggested = { queries: [], items: [] }

/** Before the first letter what was searched for here, and what many search for; then what begins so. */
export function useSuggested(words: string, recent: string[], isOpen: boolean): SuggestionGroup[] {
  const [{ of, queries, items }, setSuggested] = useState<Suggested & { of: string }>({ of: '', ...nothing })

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const caller = quietCaller(byFetch({ stop: stop.signal }))
    const timer = setTimeout(
      () =>
        ask(caller, 'GET /api/search/suggestions', { query: { q: words } })
          // The field searches without suggestions, too; those of other words would mislead.
          .catch(() => nothing)
          .then((suggested) => stop.signal.aborted || setSuggested({ of: words, ...suggested })),
      words === '' ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words, isOpen])

  const asked = queries.map((query): SearchSuggestion => ({ ...query, kind: 'query', key: `query ${query.text}` }))
  const own = recent.map((text): SearchSuggestion => ({ kind: 'recent', text, key: `recent ${text}` }))
  const found = items.map((item): SearchSuggestion => ({ kind: 'item', item, key: `${item.kind} ${item.item_id}` }))
  const groups: SuggestionGroup[] =
    words === ''
      ? [
          { name: 'recent', suggestions: own },
          { name: 'popular', suggestions: of === '' ? asked : [] },
        ]
      : [
          { name: 'queries', suggestions: of === '' ? [] : asked },
          { name: 'items', suggestions: of === '' ? [] : found },
        ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}
