import type { Language } from '@atrium/contract/languages'
import { type SearchKind, searchKinds } from '@atrium/contract/search/choices'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { didYouMean } from '../../search/query/did-you-mean.ts'
import { type AnalysedQuery, alsoSearched, readQuestion } from '../../search/query/question.ts'
import type { SpelledQuery } from '../../search/query/spelled.ts'
import { inScriptOf } from '../../search/text/traditional.ts'
import type { BestItem } from '../item/index/index.walk.ts'
import { readHits, type SearchHit } from './search.hits.ts'
import { noteSearch } from './search.note.ts'
import { isNarrowed, type SearchQuery } from './search.question.ts'
import { countFound, runSearch } from './search.run.ts'
import { vocabularyOf } from './search.vocabulary.ts'

const perGroup = 3
const perPage = 20
/** With so few results another word may be meant; longer queries are not corrected. */
const nextToNothing = 2
const longestSlip = 50

/** The whole portal in one answer. What the viewer may not open is neither found nor counted. */
export async function search(platform: Platform, viewer: Viewer, query: SearchQuery) {
  const began = performance.now()
  const { db } = platform
  const { kind } = query.search
  // One more than a group shows: the best of all stands above it.
  const wanted = kind ? { offset: (query.page - 1) * perPage, size: perPage } : { offset: 0, size: perGroup + 1 }
  const asked = await runSearch(platform, viewer, query, wanted)
  if (asked === null) return emptyAnswer()
  const { question, spelled, tiers, totals, facets, lists, projects, with_all_words } = asked
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
  const beyondTitle = tiers.findIndex(({ name }) => name === 'subject')
  const [{ hits, related }, did_you_mean] = await Promise.all([
    readHits(db, viewer, { question, found: shown, beyondTitle }),
    spelled === null && with_all_words <= nextToNothing && question.text.length <= longestSlip
      ? meant(db, viewer, question)
      : null,
  ])
  const hitsOf = (kind: SearchKind): SearchHit[] =>
    kind === 'project' ? projects.list : (below.get(kind) ?? []).flatMap(({ item_id }) => hits.get(item_id) ?? [])

  return {
    search_id: noteAsked(),
    total,
    totals,
    understood: understoodAs(query.search.q, viewer.language, question, spelled),
    also_searched: alsoSearched(question),
    facets,
    did_you_mean,
    related,
    best: (top && hits.get(top.item_id)) ?? null,
    groups: kind ? [] : searchKinds.flatMap((kind) => groupOf(kind, totals, hitsOf(kind))),
    list: kind ? hitsOf(kind) : [],
    milliseconds: Math.round(performance.now() - began),
  }

  /** Logged once and with public results only: projects are private, and a filtered search is no zero-result search. */
  function noteAsked(): string | null {
    if (query.page > 1 || isNarrowed(query)) return null
    return noteSearch(platform, {
      question: question.text,
      language: viewer.language,
      total: total - projects.total,
    })
  }
}

/** For readers of Chinese what letters stand for, or that both scripts are one; for others there is nothing to explain. */
function understoodAs(
  typed: string,
  language: Language,
  { text }: AnalysedQuery,
  spelled: SpelledQuery | null,
): { way: SpelledQuery['way'] | 'script'; words: string[] } | null {
  if (spelled) return { way: spelled.way, words: spelled.words.map((word) => inScriptOf(language, word)) }
  const shown = inScriptOf(language, text)
  const isOther = language !== 'en' && charactersIn(typed.normalize('NFKC')) !== charactersIn(shown)
  return isOther ? { way: 'script', words: [shown] } : null
}

/** The Chinese of it: blanks, signs and capitals are no other script. */
function charactersIn(text: string): string {
  return text.replace(/\P{Script=Han}/gv, '')
}

/** Only what is there, and may be seen: words are learned by the hour, and by then something may have been taken back. */
async function meant(db: Db, viewer: Viewer, question: AnalysedQuery): Promise<string | null> {
  const text = await didYouMean(question, vocabularyOf(db))
  const other = text === null ? null : readQuestion(text)
  return other && (await countFound(db, viewer, other)) > 0 ? inScriptOf(viewer.language, other.text) : null
}

function theBest(found: readonly BestItem[]): BestItem | undefined {
  return found.toSorted((one, other) => one.tier - other.tier || other.quality - one.quality)[0]
}

function groupOf(kind: SearchKind, totals: readonly { kind: SearchKind; total: number }[], list: SearchHit[]) {
  const total = totals.find((counted) => counted.kind === kind)?.total ?? 0
  return total > 0 ? { kind, total, list: list.slice(0, perGroup) } : []
}

function emptyAnswer() {
  return {
    search_id: null,
    total: 0,
    milliseconds: 0,
    understood: null,
    also_searched: [],
    totals: [],
    best: null,
    groups: [],
    list: [],
    facets: { resource_types: [], versions: [] },
    did_you_mean: null,
    related: [],
  }
}
