import { productVersions } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import { choiceOfKind, questionText } from '@atrium/server/areas/item/index/index.terms'
import { foundKinds, narrowing, type SearchQuery } from '@atrium/server/areas/search/search.question'
import { runSearch } from '@atrium/server/areas/search/search.run'
import { search } from '@atrium/server/areas/search/search.service'
import type { Platform } from '@atrium/server/platform'
import { sql } from 'kysely'
import { viewer } from './list-measure.ts'

/** Some are taken back, deprecated or rewritten, so that bits alone would be wrong. */
export async function changeSome({ db }: Platform, every: number): Promise<void> {
  await sql`update item set state = 'withdrawn' where item_id % ${every}::int = 1 and state = 'published'`.execute(db)
  await sql`update item set state = 'deprecated' where item_id % ${every}::int = 2 and state = 'published'`.execute(db)
  await sql`
    update item_term set terms = terms || array_to_tsvector(array['请假', 'a:请假', 't:请假', 'version:9.8'])
    where item_id % ${every}::int = 3`.execute(db)
}

/** Asks everything in many ways, and counts the answers that differ from a filter over every row. */
export async function compareSearches(platform: Platform, questions: readonly string[]) {
  let compared = 0
  let different = 0
  for (const q of questions) {
    for (const query of waysToAsk(q)) {
      const found = summary(await search(platform, viewer, query))
      const expected = await plainly(platform, query)
      compared++
      if (JSON.stringify(found) === JSON.stringify(expected)) continue
      different++
      console.log(`different: ${JSON.stringify(query)}\n  ${JSON.stringify(found)}\n  ${JSON.stringify(expected)}`)
    }
  }
  return { compared, different }
}

function waysToAsk(q: string): SearchQuery[] {
  const ways: Partial<SearchQuery['search']>[] = [
    {},
    { kind: 'resource' },
    { kind: 'article' },
    { resource_types: ['flow', 'form'], versions: ['10.1'] },
    { kind: 'resource', updated: 'month' },
  ]
  const first = ways.map((way) => ({ search: { q, ...way }, order: 'relevance' as const, page: 1 }))
  return [...first, { search: { q, kind: 'resource' }, order: 'relevance', page: 7 }]
}

type ComparedAnswer = Awaited<ReturnType<typeof search>>

/** Without what is drawn of each. */
function summary({ totals, best, groups, list, facets }: ComparedAnswer) {
  const ids = (hits: readonly { item_id: number }[]) => hits.map(({ item_id }) => item_id)
  return {
    totals: totals.map(({ total }) => total),
    best: best?.item_id ?? null,
    lists: groups.length > 0 ? groups.map((group) => ids(group.list)) : ids(list),
    types: facets.resource_types.map(({ total }) => total),
    versions: facets.versions.map(({ total }) => total),
  }
}

interface Row {
  item_id: number
  kind: string
  tier: number
  quality: number
}

async function plainly(platform: Platform, query: SearchQuery) {
  const { kind } = query.search
  const asked = await runSearch(platform, viewer, query, { offset: 0, size: 0 })
  if (!asked) return summary(await search(platform, viewer, query))
  const tiers = asked.tiers.map(({ choices }) => choices)
  const words = tiers.at(-1) ?? []
  const rows = await matching(platform, tiers, questionText([...words, ...narrowing(query)]))

  const sorted = rows.sort((a, b) => a.tier - b.tier || b.quality - a.quality || b.item_id - a.item_id)
  const of = (one: string) => sorted.filter((row) => row.kind === one)
  const tops = foundKinds.flatMap((one) => of(one).slice(0, 1))
  const best = kind ? undefined : tops.sort((a, b) => a.tier - b.tier || b.quality - a.quality)[0]
  const groups = foundKinds.filter((one) => of(one).length > 0)
  const shown = (one: string) =>
    of(one)
      .filter((row) => row !== best)
      .map(({ item_id }) => item_id)
  const page = (query.page - 1) * 20
  const kinds = [foundKinds.filter((one) => !kind || one === kind).flatMap(choiceOfKind)] as unknown as [[string]]
  const among = (without: 'type' | 'version') => [...words, ...narrowing(query, without)]
  return {
    totals: foundKinds.map((one) => of(one).length),
    best: best?.item_id ?? null,
    lists: kind ? shown(kind).slice(page, page + 20) : groups.map((one) => shown(one).slice(0, 3)),
    types: await each(
      platform,
      questionText([...among('type'), choiceOfKind('resource')]),
      resourceTypes.map((type) => `type:${type}`),
    ),
    versions: await each(
      platform,
      questionText([...among('version'), ...kinds]),
      productVersions.map((version) => `version:${version}`).toReversed(),
    ),
  }
}

async function matching({ db }: Platform, tiers: Parameters<typeof questionText>[0][], widest: string) {
  const { rows } = await sql<Row>`
    select item_id, kind, quality, (
      select min(tier) from unnest(${tiers.map(questionText)}::tsquery[]) with ordinality as asked (question, tier)
      where terms @@ question
    ) as tier
    from item join item_term using (item_id) where terms @@ ${widest}::tsquery`.execute(db)
  return rows
}

async function each({ db }: Platform, question: string, facets: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from item_term where terms @@ ${question}::tsquery and terms @@ facet.question) as total
    from unnest(${facets.map((facet) => questionText([[facet]]))}::tsquery[]) with ordinality as facet (question, place)
    order by place`.execute(db)
  return rows.map(({ total }) => total)
}
