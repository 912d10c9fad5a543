import { rankItems } from '@atrium/server/areas/item/item.rank'
import type { Platform } from '@atrium/server/platform'
import { loadApps } from './load/apps.ts'
import { loadCases } from './load/cases.ts'
import { loadDownloads } from './load/downloads.ts'
import { loadKnowledge } from './load/knowledge.ts'
import { loadPeople } from './load/people.ts'
import { loadResources, type Stores } from './load/resources.ts'
import { loadVideos } from './load/videos.ts'
import { loadWebsite } from './load/website.ts'

/**
 * Everything or nothing. Loading again brings texts and dates up to date and adds nothing twice; packages that are there
 * stay as they are and are not stored again.
 */
export async function loadContent({ db, ...stores }: Stores & Pick<Platform, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await loadWebsite(tx)
    const people = await loadPeople(tx)
    await loadResources(tx, stores, people)
    await loadKnowledge(tx)
    await loadDownloads(tx)
    await loadCases(tx)
    await loadVideos(tx)
    await loadApps(tx)
    await rankItems(tx)
  })
}
