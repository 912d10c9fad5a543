import { productVersions } from '@atrium/contract/environment'
import { resourceSizes, resourceSources } from '@atrium/contract/resource/list'
import { z } from 'zod'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { countTerms, type ItemDeps, readTermStatistics } from '../../item/find/find.count.ts'
import { choicesOfKind } from '../../item/find/find.ts'
import type { ItemFilter } from '../../item/item.service.ts'
import { choicesOf, chosenFacets, type ResourceFacetName, type ResourceSearch } from './list.search.ts'

const namedSchema = z.object({ id: z.number(), name: z.string() })

const scenesIndustriesRow = z.object({ scenes: z.array(namedSchema), industries: z.array(namedSchema) })

/** All values in order with their counts; zero counts are included, so that a chosen filter stays visible. */
export async function readResourceFacets(
  { db, cache }: ItemDeps,
  { language }: Viewer,
  { search = {} }: { search?: ResourceSearch | undefined },
) {
  const { rows } = await typedSql(scenesIndustriesRow)`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', scene_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, scene_id), '[]') from scene where joined_into is null) as scenes,
    (select coalesce(jsonb_agg(jsonb_build_object('id', industry_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, industry_id), '[]') from industry) as industries`.execute(db)
  const { scenes, industries } = rows[0] ?? { scenes: [], industries: [] }

  const total = await countValues({ db, cache }, search, {
    scene: scenes.map(({ id }) => id),
    industry: industries.map(({ id }) => id),
    version: productVersions,
    size: resourceSizes,
    source: resourceSources,
  })
  return {
    scenes: scenes.map(({ id, name }) => ({ scene_id: id, name, total: total('scene', id) })),
    industries: industries.map(({ id, name }) => ({ industry_id: id, name, total: total('industry', id) })),
    versions: productVersions.map((version) => ({ version, total: total('version', version) })),
    sizes: resourceSizes.map((size) => ({ size, total: total('size', size) })),
    sources: resourceSources.map((source) => ({ source, total: total('source', source) })),
  }
}

type Values = Record<ResourceFacetName, readonly (string | number)[]>

/** Facets in which nothing is chosen are counted together; one with a choice is counted as if it had none. */
async function countValues(context: ItemDeps, search: ResourceSearch, values: Values) {
  const filter: ItemFilter = { kind: 'resource', type: search.resource_type }
  const chosen = chosenFacets(search)
  const names = Object.keys(values) as ResourceFacetName[]
  const open = names.filter((facet) => !chosen.includes(facet))
  const known = await readTermStatistics(
    context.db,
    filter,
    [...choicesOfKind(filter), ...(choicesOf(search) ?? [])].flat(),
  )

  const counted = await Promise.all([count(open), ...chosen.map((facet) => count([facet], facet))])
  const totals = new Map(counted.flatMap((part) => [...part]))
  return (facet: ResourceFacetName, value: string | number) => totals.get(`${facet}:${value}`) ?? 0

  async function count(facets: ResourceFacetName[], without?: ResourceFacetName): Promise<ReadonlyMap<string, number>> {
    const choices = choicesOf(search, without)
    if (choices === null) return new Map()
    const terms = facets.flatMap((facet) => values[facet].map((value) => `${facet}:${value}`))
    return countTerms(context, [...choicesOfKind(filter), ...choices], terms, known)
  }
}
