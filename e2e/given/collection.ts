import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { withDb } from '../portal.ts'

interface CollectedResource {
  item_id: number
  version_id: number
  title: string
}

/** Resources of the demo content that can be had, the most downloaded first. */
async function someResources(db: Db, count: number): Promise<CollectedResource[]> {
  const { rows } = await sql<CollectedResource>`
    select item.item_id, version_id, in_language(item.title, 'zh-CN') as title
    from item join resource using (item_id) join resource_version using (version_id)
    where item.state = 'published' and resource_version.package_id is not null
    order by download_count desc, item.item_id limit ${count}`.execute(db)
  return rows
}

/** What somebody collected, one after the other: the answer has the last one first, as the page shows it. */
export async function givenCollection(user_id: number, count: number): Promise<string[]> {
  return withDb(async (db) => {
    const resources = await someResources(db, count)
    for (const { item_id } of resources)
      await sql`insert into collection (user_id, item_id) values (${user_id}, ${item_id})`.execute(db)
    return resources.map(({ title }) => title).toReversed()
  })
}

/** What somebody downloaded, the last one first. */
export async function givenDownloads(user_id: number, count: number): Promise<CollectedResource[]> {
  return withDb(async (db) => {
    const resources = await someResources(db, count)
    for (const { item_id, version_id } of resources) {
      await sql`insert into resource_download (user_id, item_id, version_id)
        values (${user_id}, ${item_id}, ${version_id})`.execute(db)
    }
    return resources.toReversed()
  })
}
