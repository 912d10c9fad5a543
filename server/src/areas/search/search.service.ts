import type * as contract from '@atrium/contract/search'
import { type SearchKind, searchKinds } from '@atrium/contract/search-choices'
import type { z } from 'zod'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { didYouMean } from '../../search/did-you-mean.ts'
import { alsoSearched, type Question, readQuestion } from '../../search/question.ts'
import { tiersOf } from '../../search/tiers.ts'
import type { Shelf } from '../item/item.count.ts'
import { findItems } from '../item/item.find.ts'
import { type Best, findBest } from '../item/item.find-best.ts'
import type { Choices } from '../item/item.terms.ts'
import { countFacets } from './search.facets.ts'
import { type Hit, readHits } from './search.hits.ts'
import { noteSearch } from './search.log.ts'
import { findProjects } from './search.projects.ts'
import { type Asked, type FoundKind, foundKinds, maySee, narrowing } from './search.question.ts'
import { relatedTo } from './search.related.ts'
import { knownSynonyms } from './search.synonyms.ts'
import { vocabularyOf } from './search.vocabulary.ts'

type Query = z.output<typeof contract.search.query>

const perGroup = 3
const perPage = 20
/** So few found may mean that another word was meant. */
const nextToNothing = 2

/** The whole portal in one answer. What somebody may not open is neither found nor counted. */
export async function search(platform: Platform, viewer: Viewer, { search: asked, order, page }: Query) {
  const began = performance.now()
  const question = readQuestion(asked.q, await knownSynonyms(platform))
  if (question === null) return emptyAnswer()

  const found = await find(platform, viewer, question, asked, { order, page })
  const { total, totals } = found
  const [facets, search_id, related, did_you_mean] = await Promise.all([
    countFacets(platform, viewer, question, asked),
    page === 1 ? noteSearch(platform.db, { question: question.text, language: viewer.language, total }) : null,
    relatedTo(platform.db, viewer, question, found.item_ids),
    total <= nextToNothing ? didYouMean(question, vocabularyOf(platform.db)) : null,
  ])
  return {
    ...{ search_id, total, totals, also_searched: alsoSearched(question), facets, did_you_mean, related },
    ...{ best: found.best, groups: found.groups, list: found.list },
    milliseconds: Math.round(performance.now() - began),
  }
}

async function find(
  ...[platform, viewer, question, asked, { order, page }]: [
    Platform,
    Viewer,
    Question,
    Asked,
    Pick<Query, 'order' | 'page'>,
  ]
) {
  const { db } = platform
  const kinds = foundKinds.filter((kind) => maySee(viewer, kind))
  const listed = kinds.filter((kind) => asked.kind === undefined || asked.kind === kind)
  const wanted =
    asked.kind === undefined ? { offset: 0, size: perGroup + 1 } : { offset: (page - 1) * perPage, size: perPage }
  const tiers = tiersOf(question)
  const narrowed = narrowing(asked)
  const isRanked = order === 'relevance'
  const best = await findBest(
    platform,
    { kinds, listed: isRanked ? listed : [], tiers: tiers.map(({ choices }) => choices), narrowed },
    wanted,
  )
  const projects = await findProjects(
    db,
    viewer,
    question,
    asked,
    asked.kind === 'project' ? wanted : { offset: 0, size: perGroup },
  )

  const lists = new Map<SearchKind, Pick<Best, 'item_id' | 'tier' | 'quality'>[]>()
  for (const kind of listed) {
    const sorted = isRanked
      ? (best.get(kind)?.list ?? [])
      : await inOrder(platform, kind, [...(tiers.at(-1)?.choices ?? []), ...narrowed], { order, wanted })
    lists.set(kind, sorted)
  }
  const shown = [...lists.values()].flat()
  const hits = await readHits(
    db,
    viewer,
    question,
    shown,
    tiers.findIndex(({ name }) => name === 'anchor'),
  )
  const hitsOf = (kind: SearchKind): Hit[] =>
    kind === 'project' ? projects.list : (lists.get(kind) ?? []).flatMap(({ item_id }) => hits.get(item_id) ?? [])

  const totals = searchKinds.flatMap((kind) => {
    if (!maySee(viewer, kind) || (kind === 'project' && viewer.user_id === null)) return []
    return { kind, total: kind === 'project' ? projects.total : (best.get(kind)?.total ?? 0) }
  })
  const totalOf = (kind: SearchKind) => totals.find((counted) => counted.kind === kind)?.total ?? 0
  const item_ids = shown.map(({ item_id }) => item_id)
  if (asked.kind !== undefined)
    return { total: totalOf(asked.kind), totals, best: null, groups: [], list: hitsOf(asked.kind), item_ids }

  const top = isRanked ? theBest(shown) : undefined
  const groups = totals
    .filter(({ total }) => total > 0)
    .map(({ kind, total }) => ({
      ...{ kind, total },
      list: hitsOf(kind)
        .filter(({ item_id }) => kind === 'project' || item_id !== top)
        .slice(0, perGroup),
    }))
  const total = totals.reduce((sum, counted) => sum + counted.total, 0)
  return { total, totals, best: (top !== undefined && hits.get(top)) || null, groups, list: [], item_ids }
}

function theBest(shown: readonly Best[]): number | undefined {
  return shown.toSorted((one, other) => one.tier - other.tier || other.quality - one.quality)[0]?.item_id
}

const columns = { newest: 'published_at', most_downloaded: 'download_count' } as const

interface Sorted {
  order: keyof typeof columns
  wanted: { offset: number; size: number }
}

/** By date or downloads: as in the lists, and without what is deprecated. */
async function inOrder(shelf: Shelf, kind: FoundKind, choices: Choices, { order, wanted }: Sorted): Promise<Best[]> {
  const page = Math.floor(wanted.offset / wanted.size) + 1
  const query = { order_by: { [columns[order]]: 'desc' as const }, page, size: wanted.size }
  const { item_ids } = await findItems(shelf, { kind }, choices, query)
  return item_ids.map((item_id) => ({ item_id, tier: 0, quality: 0 }))
}

function emptyAnswer() {
  return {
    ...{ search_id: null, total: 0, milliseconds: 0, also_searched: [], totals: [], best: null, groups: [], list: [] },
    facets: { resource_types: [], versions: [] },
    ...{ did_you_mean: null, related: [] },
  }
}
