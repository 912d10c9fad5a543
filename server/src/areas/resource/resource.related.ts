import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { isReadable, type ResourceSummary, resourceCard } from './resource.service.ts'

const typeCategoryIdRow = z.object({ type: z.string(), category_id: z.number() })

const itemIdRow = z.object({ item_id: z.number() })

const shown = 4
const keptFor = 10 * 60_000

/** So many are looked at, however popular something is: the answer costs the same for all. */
const people = 100
const takenByEach = 30
const alike = 50

/** Similarity of two resources; common downloads weigh most. */
const points = { taken: 10, tag: 4, scene: 3, type: 1 }

export async function listRelatedResources(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  resource_id: number,
) {
  const ids = await cache.remember(`resource:related:${resource_id}`, keptFor, () => findRelated(db, resource_id))

  const { rows: list } = await sql<ResourceSummary>`
    select ${resourceCard(language)}
    from unnest(${ids}::bigint[]) with ordinality as chosen (item_id, place)
      join item using (item_id) join resource using (item_id) left join account on account.user_id = item.owner_id
    where item.state = 'published' order by place`.execute(db)
  return { list }
}

async function findRelated(db: Db, resource_id: number): Promise<number[]> {
  const { rows: found } = await typedSql(typeCategoryIdRow)`
    select type, category_id from item where item_id = ${resource_id} and ${isReadable}`.execute(db)
  if (!found[0]) throw new Failure('not_found')
  const { type, category_id } = found[0]

  const { rows } = await typedSql(itemIdRow)`
    with candidate (item_id, points) as (
      ${takenTogether(resource_id)}
      union all ${sameTags(resource_id)}
      union all (${newest(sql`category_id = ${category_id} and category_id <> 0`, points.scene)})
      union all (${newest(sql`type = ${type}`, points.type)})
    ), scored as (
      select item_id, sum(points) as points from candidate where item_id <> ${resource_id} group by item_id
    )
    select item_id from scored join item using (item_id) join resource using (item_id)
    where item.state = 'published' order by points desc, item.quality desc, item_id desc limit ${shown}`.execute(db)
  return rows.map(({ item_id }) => item_id)
}

function takenTogether(resource_id: number): RawBuilder<unknown> {
  return sql`
    select other.item_id, ${points.taken}::int
    from (select user_id from resource_download where item_id = ${resource_id} limit ${people}) as person,
      lateral (
        select distinct item_id from (
          select item_id from resource_download where user_id = person.user_id limit ${takenByEach}
        ) as taken
      ) as other`
}

function sameTags(resource_id: number): RawBuilder<unknown> {
  return sql`
    select other.item_id, ${points.tag}::int
    from resource_tag as mine,
      lateral (select item_id from resource_tag where tag_id = mine.tag_id order by item_id desc limit ${alike}) as other
    where mine.item_id = ${resource_id}`
}

function newest(condition: RawBuilder<unknown>, worth: number): RawBuilder<unknown> {
  return sql`
    select item_id, ${worth}::int from item
    where kind = 'resource' and state = 'published' and ${condition}
    order by published_at desc, item_id desc limit ${alike}`
}
