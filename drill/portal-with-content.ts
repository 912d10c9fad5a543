import { randomBytes } from 'node:crypto'
import { loadContent } from '@atrium/content/load'
import { thumbnailMaker } from '@atrium/server/areas/resource/thumbnail/thumbnail.missing'
import { readConfig } from '@atrium/server/config'
import { prepareDatabase } from '@atrium/server/migrate'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { openStorage, type Storage } from '@atrium/server/platform/storage/storage'
import { wiring } from '@atrium/server/wiring'
import { type DrillPortal, openPortal, ownDatabase, querySql } from './portal.ts'

export interface PortalWithContent extends DrillPortal {
  databaseUrl: string
  /** The id of a resource of the demo content, and its newest version. */
  find(slug: string): Promise<{ resource_id: number; version: string }>
}

/** A portal with the demo content. Its documents are drawn on demand, pictures of versions not at all: all of them would take minutes. */
export async function openPortalWithContent(settings: Record<string, string> = {}): Promise<PortalWithContent> {
  const database = await ownDatabase()
  const environment = { ...settings, ...database.settings, S3_PREFIX: `drill/${randomBytes(4).toString('hex')}/` }
  await loadDemoContent({ ...process.env, ...environment })
  const portal = await openPortal(environment)

  return {
    ...portal,
    databaseUrl: database.url,
    async find(slug) {
      const [found] = await querySql(
        database.url,
        `select item_id as resource_id, version from item join resource_version using (item_id)
        where slug = $1 and resource_version.published_at is not null
        order by resource_version.published_at desc limit 1`,
        [slug],
      )
      return { resource_id: Number(found?.resource_id), version: String(found?.version) }
    },
    async close() {
      await portal.close()
      await emptyStorage(openStorage(readConfig({ ...process.env, ...environment })))
      await database.drop()
    },
  }
}

export async function loadDemoContent(environment: NodeJS.ProcessEnv) {
  const platform = await openPlatform(readConfig(environment), wiring)
  try {
    await prepareDatabase(platform)
    await loadContent(platform)
    const address = environment.DATABASE_URL ?? ''
    await querySql(address, `delete from pgboss.job where name in ('resource.draw', 'resource.thumbnail')`)
    await querySql(address, 'update resource_version set thumbnail_maker = $1', [thumbnailMaker])
  } finally {
    await closePlatform(platform)
  }
}

/** A few at a time: hundreds at once wait for each other longer than a busy store is given to answer. */
export async function emptyStorage(storage: Storage) {
  for (;;) {
    const objects = await storage.list('')
    if (objects.length === 0) break
    while (objects.length > 0) await Promise.all(objects.splice(0, 8).map(({ key }) => storage.remove(key)))
  }
  storage.close()
}
