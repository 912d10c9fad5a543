import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'

/** The exact versions a case used: 'hetong-7@3.1.0', or 'hetong-7' in its newest one. */
export async function saveUsed(db: Db, item_id: number, used: string[]) {
  await db.deleteFrom('case_resource').where('item_id', '=', item_id).execute()
  for (const [position, name] of used.entries()) {
    const [slug = '', number = null] = name.split('@')
    const { numAffectedRows } = await sql`
      insert into case_resource (item_id, version_id, position)
      select ${item_id}, version.version_id, ${position}
      from item join resource using (item_id) join resource_version as version on version.item_id = item.item_id
      where item.slug = ${slug} and version.published_at is not null
        and case when ${number}::text is null then version.version_id = resource.version_id
          else version.version = ${number} end`.execute(db)
    if (numAffectedRows !== 1n) throw new Error(`A case uses '${name}', which is not there`)
  }
}
