import { type SearchKind, searchKinds } from '@atrium/contract/search-choices'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { didYouMean } from '../../search/did-you-mean.ts'
import { alsoSearched, readQuestion } from '../../search/question.ts'
import { tiersOf } from '../../search/tiers.ts'
import type { Best } from '../item/item.walk.ts'
import { find } from './search.find.ts'
import { type Hit, readHits } from './search.hits.ts'
import { noteSearch } from './search.note.ts'
import type { Query } from './search.question.ts'
import { knownSynonyms } from './search.synonyms.ts'
import { vocabularyOf } from './search.vocabulary.ts'

const perGroup = 3
const perPage = 20
/** So few found may mean that another word was meant; in a longer question nobody looks for the one slip. */
const nextToNothing = 2
const longestSlip = 50

/** The whole portal in one answer. What somebody may not open is neither found nor counted. */
export async function search(platform: Platform, viewer: Viewer, query: Query) {
  const began = performance.now()
  const { db } = platform
  const { q, kind } = query.search
  const question = readQuestion(q, await knownSynonyms(platform))
  if (question === null) return emptyAnswer()

  const tiers = tiersOf(question)
  // One more than a group shows: the best of all stands above it.
  const wanted = kind ? { offset: (query.page - 1) * perPage, size: perPage } : { offset: 0, size: perGroup + 1 }
  const { totals, facets, lists, projects } = await find(platform, viewer, { question, tiers, query, wanted })
  const total = totals.reduce(
    (sum, counted) => sum + (kind === undefined || kind === counted.kind ? counted.total : 0),
    0,
  )

  const top = kind === undefined && query.order === 'relevance' ? theBest([...lists.values()].flat()) : undefined
  const below = new Map([...lists].map(([kind, list]) => [kind, list.filter((one) => one !== top)] as const))
  const shown = [
    ...(top ? [top] : []),
    ...[...below.values()].flatMap((list) => list.slice(0, kind ? perPage : perGroup)),
  ]
  const anchors = tiers.findIndex(({ name }) => name === 'anchor')
  const [{ hits, related }, did_you_mean] = await Promise.all([
    readHits(db, viewer, { question, found: shown, anchors }),
    total <= nextToNothing && question.text.length <= longestSlip ? didYouMean(question, vocabularyOf(db)) : null,
  ])
  const hitsOf = (kind: SearchKind): Hit[] =>
    kind === 'project' ? projects.list : (below.get(kind) ?? []).flatMap(({ item_id }) => hits.get(item_id) ?? [])

  const asked = { question: question.text, language: viewer.language, total }
  return {
    search_id: query.page === 1 ? noteSearch(platform, asked) : null,
    ...{ total, totals, also_searched: alsoSearched(question), facets, did_you_mean, related },
    best: (top && hits.get(top.item_id)) ?? null,
    groups: kind ? [] : searchKinds.flatMap((kind) => groupOf(kind, totals, hitsOf(kind))),
    list: kind ? hitsOf(kind) : [],
    milliseconds: Math.round(performance.now() - began),
  }
}

function theBest(found: readonly Best[]): Best | undefined {
  return found.toSorted((one, other) => one.tier - other.tier || other.quality - one.quality)[0]
}

function groupOf(kind: SearchKind, totals: readonly { kind: SearchKind; total: number }[], list: Hit[]) {
  const total = totals.find((counted) => counted.kind === kind)?.total ?? 0
  return total > 0 ? { kind, total, list: list.slice(0, perGroup) } : []
}

function emptyAnswer() {
  return {
    ...{ search_id: null, total: 0, milliseconds: 0, also_searched: [], totals: [], best: null, groups: [], list: [] },
    facets: { resource_types: [], versions: [] },
    ...{ did_you_mean: null, related: [] },
  }
}
