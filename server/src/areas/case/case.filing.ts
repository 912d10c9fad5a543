import type { CaseStory } from '@atrium/contract/case/management'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'

/** What a case is filed under and leads to, in place of what was there before. What is not there is refused. */
export async function fileCase(tx: Db, item_id: number, story: CaseStory): Promise<void> {
  const { product_ids, industry_ids, demand_ids, article_ids } = story
  await link(tx, item_id, { table: 'case_product', key: 'product_id', of: 'product', ids: product_ids })
  await link(tx, item_id, { table: 'case_industry', key: 'industry_id', of: 'industry', ids: industry_ids })
  await link(tx, item_id, { table: 'case_demand', key: 'demand_id', of: 'demand', ids: demand_ids })
  await link(tx, item_id, { table: 'case_article', key: 'article_id', of: 'article', ids: article_ids })
  await useResources(tx, item_id, story.resources)
  // Lists and totals know the suite alone.
  await sql`
    update item set category_id = coalesce(suite_id, product_id) from product
    where item_id = ${item_id} and product_id = ${product_ids[0] ?? 0}`.execute(tx)
}

interface CaseLink {
  table: 'case_product' | 'case_industry' | 'case_demand' | 'case_article'
  key: string
  of: 'product' | 'industry' | 'demand' | 'article'
  ids: readonly number[]
}

/** Industries and demands stand in their own order, the others in the one given. */
async function link(tx: Db, item_id: number, { table, key, of, ids }: CaseLink): Promise<void> {
  const isOrdered = of === 'product' || of === 'article'
  const place = isOrdered ? sql`, min(place)` : sql``
  const named = sql.ref(of === 'article' ? 'article.item_id' : `${of}.${key}`)
  await sql`delete from ${sql.table(table)} where item_id = ${item_id}`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (item_id, ${sql.ref(key)} ${isOrdered ? sql`, position` : sql``})
    select ${item_id}::bigint, ${named} ${place}
    from unnest(${[...ids]}::bigint[]) with ordinality as given (id, place) join ${sql.table(of)} on ${named} = given.id
    group by ${named}`.execute(tx)
  if (Number(numAffectedRows) < new Set(ids).size) throw new Failure('invalid_input', { field: `${of}_ids` })
}

/** The exact versions the customer went live with; the newest one where none is named. */
async function useResources(tx: Db, item_id: number, resources: CaseStory['resources']): Promise<void> {
  await tx.deleteFrom('case_resource').where('item_id', '=', item_id).execute()
  const { numAffectedRows } = await sql`
    insert into case_resource (item_id, version_id, position)
    select ${item_id}::bigint, version.version_id, min(place)
    from jsonb_array_elements(${JSON.stringify(resources)}::jsonb) with ordinality as given (used, place)
      join resource on resource.item_id = (used ->> 'resource_id')::bigint
      join resource_version as version on version.item_id = resource.item_id and version.published_at is not null
        and case when used ->> 'version' is null then version.version_id = resource.version_id
          else version.version = used ->> 'version' end
    group by version.version_id`.execute(tx)
  if (Number(numAffectedRows) < resources.length) throw new Failure('invalid_input', { field: 'resources' })
}
