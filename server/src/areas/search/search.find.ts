import { searchKinds } from '@atrium/contract/search-choices'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { AnalysedQuery } from '../../search/question.ts'
import type { Tier } from '../../search/tiers.ts'
import type { ItemDeps } from '../item/item.count.ts'
import { findItems } from '../item/item.find.ts'
import { type FacetBoxes, findBest } from '../item/item.find-best.ts'
import type { BestItem } from '../item/item.walk.ts'
import { boxesOf, facetsOf } from './search.facets.ts'
import { findProjects } from './search.projects.ts'
import { type FoundKind, kindsSeenBy, maySee, narrowing, type SearchQuery } from './search.question.ts'

interface FindOptions {
  question: AnalysedQuery
  tiers: readonly Tier[]
  query: SearchQuery
  wanted: { offset: number; size: number }
}

/** How many there are of each kind, and the ids of those to show; and how many hold all words, however it is narrowed. */
export async function find(context: ItemDeps, viewer: Viewer, options: FindOptions) {
  const { question, query, wanted } = options
  const { kind, ...narrower } = query.search
  const kinds = kindsSeenBy(viewer)
  const listed = kinds.filter((one) => kind === undefined || kind === one)
  const isRanked = query.order === 'relevance'
  const asked = {
    kinds,
    listed: isRanked ? listed : [],
    narrowed: narrowing(query),
    boxes: [...boxesOf(viewer, query), ...boxOfAllWords(options, kinds)],
    tiers: options.tiers.map(({ choices }) => choices),
  }
  const [best, projects, sorted] = await Promise.all([
    findBest(context.db, asked, wanted),
    findProjects(context.db, viewer, question, narrower, kind === 'project' ? wanted : { ...wanted, offset: 0 }),
    isRanked ? null : inOrder(context, listed, options),
  ])
  const totals = searchKinds.flatMap((kind) => {
    if (!maySee(viewer, kind) || (kind === 'project' && viewer.user_id === null)) return []
    return { kind, total: kind === 'project' ? projects.total : (best.kinds.get(kind)?.total ?? 0) }
  })
  const lists = sorted ?? new Map(listed.map((kind) => [kind, best.kinds.get(kind)?.list ?? []]))
  const [, , ofAllWords] = best.boxes
  const counted = ofAllWords ? [...ofAllWords.values()] : [...best.kinds.values()].map(({ total }) => total)
  const with_all_words = counted.reduce((sum, total) => sum + total, 0)
  return { totals, facets: facetsOf(best.boxes), lists, projects, with_all_words }
}

/** Of a single word that is not narrowed the totals say it. */
function boxOfAllWords({ question, tiers, query }: FindOptions, kinds: readonly FoundKind[]): FacetBoxes[] {
  if (question.words.length < 2 && narrowing(query).length === 0) return []
  return [
    {
      tier: tiers.findIndex(({ name }) => name === 'anywhere'),
      among: [],
      facets: kinds.map((kind) => `kind:${kind}`),
    },
  ]
}

const columns = { relevance: 'quality', newest: 'published_at', most_downloaded: 'download_count' } as const

/** By date or downloads: as in the lists. */
async function inOrder(
  context: ItemDeps,
  kinds: readonly FoundKind[],
  { tiers, query, wanted }: FindOptions,
): Promise<ReadonlyMap<FoundKind, BestItem[]>> {
  const order_by = { [columns[query.order]]: 'desc' as const }
  const page = { page: Math.floor(wanted.offset / wanted.size) + 1, size: wanted.size }
  const choices = [...(tiers.at(-1)?.choices ?? []), ...narrowing({ ...query, order: 'relevance' })]
  const lists = kinds.map(async (kind): Promise<[FoundKind, BestItem[]]> => {
    const { item_ids } = await findItems(context, { kind }, choices, { order_by, ...page })
    return [kind, item_ids.map((item_id) => ({ item_id, tier: 0, quality: 0 }))]
  })
  return new Map(await Promise.all(lists))
}
