import type { Db } from '../../../platform/db/db.ts'
import { anyRow, typedSql } from '../../../platform/db/typed-sql.ts'

/** What the audit log keeps of a resource: what is said about it, what it is filed under, how its versions stand. */
export async function keptOfResource(tx: Db, resource_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select item.title, item.summary, item.category_id as scene_id, item.official, item.state,
      array(select in_language(name, 'zh-CN') from resource_tag join tag using (tag_id)
        where resource_tag.item_id = item.item_id order by tag_id) as tags,
      array(select industry_id::int from resource_industry
        where resource_industry.item_id = item.item_id order by industry_id) as industry_ids,
      (select coalesce(jsonb_object_agg(version, state), '{}') from resource_version as version
        where version.item_id = item.item_id and version.published_at is not null) as versions
    from item where item_id = ${resource_id} and kind = 'resource'`.execute(tx)
  return rows[0] ?? null
}
