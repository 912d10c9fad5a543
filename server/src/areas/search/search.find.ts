import { productVersions } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import { searchKinds } from '@atrium/contract/search/choices'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { AnalysedQuery } from '../../search/query/question.ts'
import type { Tier } from '../../search/query/tiers.ts'
import { type FacetBoxes, findBest } from '../item/find/find.best.ts'
import { findItems } from '../item/find/find.ts'
import { choiceOfKind, type TermChoice } from '../item/index/index.terms.ts'
import type { BestItem } from '../item/index/index.walk.ts'
import { findProjects } from './search.projects.ts'
import { type FoundKind, foundKinds, kindsSeenBy, maySee, narrowing, type SearchQuery } from './search.question.ts'

const types = resourceTypes.map((type) => `type:${type}`)

const versions = productVersions.map((version) => `version:${version}`)

interface FindOptions {
  question: AnalysedQuery
  tiers: readonly Tier[]
  query: SearchQuery
  wanted: { offset: number; size: number }
}

/** How many there are of each kind, and the ids of those to show; and how many hold all words, however it is narrowed. */
export async function find(db: Db, viewer: Viewer, options: FindOptions) {
  const { question, query, wanted } = options
  const { kind, ...narrower } = query.search
  const kinds = kindsSeenBy(viewer)
  const listed = kinds.filter((one) => kind === undefined || kind === one)
  const isRanked = query.order === 'relevance'
  const loose = options.tiers.findIndex(({ name, is_loose }) => is_loose || name === 'nearly')
  const asked = {
    kinds,
    listed: isRanked ? listed : [],
    narrowed: narrowing(query),
    boxes: [...boxesOf(viewer, query), ...boxOfAllWords(options, kinds)],
    tiers: options.tiers.map(({ choices }) => choices),
    ...(loose > 0 && { loose }),
  }
  const [best, projects, sorted] = await Promise.all([
    findBest(db, asked, wanted),
    findProjects(db, viewer, question, narrower, kind === 'project' ? wanted : { ...wanted, offset: 0 }),
    isRanked ? null : inOrder(db, listed, options),
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
  db: Db,
  kinds: readonly FoundKind[],
  { tiers, query, wanted }: FindOptions,
): Promise<ReadonlyMap<FoundKind, BestItem[]>> {
  const order_by = { [columns[query.order]]: 'desc' as const }
  const page = { page: Math.floor(wanted.offset / wanted.size) + 1, size: wanted.size }
  const choices = [...(tiers.at(-1)?.choices ?? []), ...narrowing({ ...query, order: 'relevance' })]
  const lists = kinds.map(async (kind): Promise<[FoundKind, BestItem[]]> => {
    const { item_ids } = await findItems(db, { kind }, choices, { order_by, ...page })
    return [kind, item_ids.map((item_id) => ({ item_id, tier: 0, quality: 0 }))]
  })
  return new Map(await Promise.all(lists))
}

/** How many each further choice would leave, of what this person may see; a chosen box is counted as if it were not. */
function boxesOf(viewer: Viewer, query: Pick<SearchQuery, 'search' | 'order'>): FacetBoxes[] {
  const kinds = kindsSeenBy(viewer).filter((kind) => query.search.kind === undefined || query.search.kind === kind)
  // Every item has a kind: a viewer who may see all of them needs no filter.
  const ofKinds = kinds.length === foundKinds.length ? [] : [kinds.flatMap(choiceOfKind) as unknown as TermChoice]
  return [
    {
      among: [...narrowing(query, 'type'), choiceOfKind('resource')],
      facets: maySee(viewer, 'resource') ? types : [],
    },
    { among: [...narrowing(query, 'version'), ...ofKinds], facets: kinds.length > 0 ? versions : [] },
  ]
}

/** What was counted for `boxesOf`, in the order it is shown. */
function facetsOf([byType, byVersion]: readonly ReadonlyMap<string, number>[]) {
  return {
    resource_types: resourceTypes.map((type) => ({ resource_type: type, total: byType?.get(`type:${type}`) ?? 0 })),
    versions: productVersions
      .map((version) => ({ version, total: byVersion?.get(`version:${version}`) ?? 0 }))
      .toReversed(),
  }
}
