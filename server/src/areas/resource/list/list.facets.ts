import { productVersions } from '@atrium/contract/environment'
import { resourceSizes, resourceSources } from '@atrium/contract/resource/list'
import { allTrials, resourceTrials } from '@atrium/contract/resource-types'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { countFacets } from '../../item/find/find.ts'
import { chosenFacets, type ResourceSearch, wordsOf } from './list.search.ts'

const namedSchema = z.object({ id: z.number(), name: z.string() })

const namesRow = z.object({
  scenes: z.array(namedSchema),
  industries: z.array(namedSchema),
  kits: z.array(z.object({ slug: z.string(), title: z.string() })),
})

/** All values in order with their counts; zero counts are included, so that a chosen filter stays visible. */
export async function readResourceFacets(
  db: Db,
  { language }: Viewer,
  { search = {} }: { search?: ResourceSearch | undefined },
) {
  const { rows } = await typedSql(namesRow)`select
    (select coalesce(jsonb_agg(jsonb_build_object('id', scene_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, scene_id), '[]') from scene where joined_into is null) as scenes,
    (select coalesce(jsonb_agg(jsonb_build_object('id', industry_id, 'name', coalesce(in_language(name, ${language}), ''))
      order by position, industry_id), '[]') from industry) as industries,
    (select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'title', coalesce(in_language(title, ${language}), ''))
      order by position, kit_id), '[]') from kit where published_at is not null) as kits`.execute(db)
  const { scenes, industries, kits } = rows[0] ?? { scenes: [], industries: [], kits: [] }

  const trials = search.resource_type ? resourceTrials[search.resource_type] : allTrials
  const total = await countFacets(
    db,
    { kind: 'resource', type: search.resource_type },
    {
      words: wordsOf(search),
      chosen: chosenFacets(search),
      values: {
        scene: scenes.map(({ id }) => id),
        industry: industries.map(({ id }) => id),
        version: productVersions,
        size: resourceSizes,
        source: resourceSources,
        kit: kits.map(({ slug }) => slug),
        trial: trials,
      },
    },
  )
  return {
    scenes: scenes.map(({ id, name }) => ({ scene_id: id, name, total: total('scene', id) })),
    industries: industries.map(({ id, name }) => ({ industry_id: id, name, total: total('industry', id) })),
    versions: productVersions.map((version) => ({ version, total: total('version', version) })),
    sizes: resourceSizes.map((size) => ({ size, total: total('size', size) })),
    sources: resourceSources.map((source) => ({ source, total: total('source', source) })),
    kits: kits.map((kit) => ({ ...kit, total: total('kit', kit.slug) })),
    trials: trials.map((trial) => ({ trial, total: total('trial', trial) })),
  }
}
