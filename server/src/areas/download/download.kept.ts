import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'

/** What the audit log keeps of a release: what is said about it, its state, and which files it has. */
export async function keptOfRelease(tx: Db, release_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select item.category_id as product_id, release.version, item.title, item.summary, item.state, release.note,
      release.notes, release.product_versions, release.ends_on::text as ends_on, release.key_id,
      (select coalesce(jsonb_object_agg(file_name, platform.code || ' ' || architecture), '{}')
        from release_file join platform using (platform_id) where release_file.item_id = item.item_id) as files
    from item join release using (item_id) where item.item_id = ${release_id}`.execute(tx)
  return rows[0] ?? null
}
