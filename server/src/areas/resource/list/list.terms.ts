import { type EnvironmentNeeds, type EnvironmentPart, environmentParts } from '@atrium/contract/environment'
import type { Inside } from '@atrium/contract/resource/inside'
import type { resourceSizes } from '@atrium/contract/resource/list'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { Facet } from '../../item/index/index.terms.ts'
import { indexItem, unindexItem } from '../../item/index/index.write.ts'
import { pagesAsParts, partsOf, textsInside } from '../resource.parts.ts'
import { typeNames } from '../resource.type-names.ts'

interface ResourceFiling {
  type: ResourceType
  category_id: number
  official: boolean
  owner_id: number | null
  size: number
  needs: Partial<EnvironmentNeeds>
  industry_ids: number[]
  tag_ids: number[]
  kits: string[]
  trials: string[]
  title: TextPerLanguage
  tags: string[]
  summaries: string[]
  texts: string[]
  inside: Inside | null
  pages: { page: number; text: string }[]
}

/**
 * The search terms of a resource in all languages, and its rank. Every publication or change of a resource calls this in
 * the same transaction. Unpublished resources are not found.
 */
export async function saveTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await sql<ResourceFiling>`
    select item.type, item.category_id, item.official, item.owner_id, item.size, coalesce(resource.needs, '{}') as needs,
      array(select industry_id::int from resource_industry where resource_industry.item_id = item.item_id) as industry_ids,
      array(select tag_id::int from resource_tag where resource_tag.item_id = item.item_id) as tag_ids,
      array(
        select kit.slug from kit_item join kit using (kit_id)
        where kit_item.item_id = item.item_id and kit.published_at is not null
      ) as kits,
      coalesce(resource_version.trials, '{}') as trials,
      item.title,
      array(
        select text.value from resource_tag join tag using (tag_id), jsonb_each_text(tag.name) as text
        where resource_tag.item_id = item.item_id
        union all select text.value from resource_industry join industry using (industry_id), jsonb_each_text(industry.name) as text
        where resource_industry.item_id = item.item_id
      ) as tags,
      array(select value from jsonb_each_text(item.summary)) as summaries,
      array(select value from jsonb_each_text(coalesce(resource.description, '{}'))) as texts,
      resource_version.inside,
      (select coalesce(jsonb_agg(jsonb_build_object('page', page, 'text', text) order by page), '[]')
        from file join blob_page using (blob_id) where file_id = resource_version.package_id) as pages
    from item left join resource using (item_id) left join resource_version using (version_id)
    where item.item_id = ${item_id} and item.kind = 'resource' and item.state in ('published', 'deprecated')`.execute(
    db,
  )

  if (!rows[0]) return unindexItem(db, item_id)
  const { type, title, tags, summaries, texts, inside, pages } = rows[0]
  await indexItem(db, item_id, {
    title,
    tags: [...tags, ...typeNames[type]],
    facets: facetsOf(rows[0]),
    summaries,
    texts: [...texts, ...(inside ? textsInside(inside) : [])],
    parts: [...(inside ? partsOf(inside) : []), ...pagesAsParts(pages)],
  })
}

/** By these names lists ask for them. */
function facetsOf({
  type,
  category_id,
  official,
  owner_id,
  size,
  needs,
  industry_ids,
  tag_ids,
  kits,
  trials,
}: ResourceFiling): Facet[] {
  return [
    'kind:resource',
    `type:${type}`,
    `source:${official ? 'official' : 'member'}`,
    `size:${sizeOf(size)}`,
    ...(category_id > 0 ? [`scene:${category_id}` as const] : []),
    ...(owner_id === null ? [] : [`owner:${owner_id}` as const]),
    ...industry_ids.map((industry_id) => `industry:${industry_id}` as const),
    ...tag_ids.map((tag_id) => `tag:${tag_id}` as const),
    ...kits.map((slug) => `kit:${slug}` as const),
    ...trials.map((trial) => `trial:${trial}` as const),
    ...environmentParts.flatMap((part) => needs[part]?.map((value) => `${facetOfPart(part)}:${value}` as const) ?? []),
  ]
}

/** A filter by version asks the same as an environment with that version. */
export function facetOfPart(part: EnvironmentPart): string {
  return part === 'product_version' ? 'version' : part
}

function sizeOf(size: number): (typeof resourceSizes)[number] {
  if (size <= 10) return 'small'
  return size <= 20 ? 'medium' : 'large'
}
