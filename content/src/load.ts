import { rankItems } from '@atrium/server/areas/item/index/index.rank'
import type { Platform } from '@atrium/server/platform'
import { videos } from './data/videos.ts'
import { loadApps } from './load/apps.ts'
import { loadCases } from './load/cases.ts'
import { type InstallerSizes, loadDownloads } from './load/downloads.ts'
import { loadFeedback } from './load/feedback.ts'
import { loadFigures } from './load/figures.ts'
import { loadKits } from './load/kits.ts'
import { loadKnowledge } from './load/knowledge.ts'
import { loadNotices } from './load/notices.ts'
import { loadPeople } from './load/people.ts'
import { loadPersonal } from './load/personal.ts'
import { loadProjects } from './load/projects.ts'
import { type LoadContext, loadResources } from './load/resources.ts'
import { loadSearches } from './load/searches.ts'
import { loadVideos, relateVideos } from './load/videos.ts'
import { loadWaiting } from './load/waiting.ts'
import { loadWebsite } from './load/website.ts'
import { filmOf } from './video/film.ts'

/** Which videos can be played: making a film takes seconds. The others are there without one. Installers are small unless asked for. */
interface LoadOptions {
  films?: 'all' | readonly string[]
  installers?: InstallerSizes
}

/**
 * Everything or nothing. Loading again brings texts and dates up to date and adds nothing twice; packages and films that
 * are there stay as they are and are not stored again. Films and figures are ready once the worker has been over them.
 */
export async function loadContent(
  { db, ...stores }: LoadContext & Pick<Platform, 'db'>,
  { films = [], installers = 'small' }: LoadOptions = {},
) {
  const made = new Map<string, string>()
  for (const video of videos) {
    if (films === 'all' || films.includes(video.slug)) made.set(video.slug, await filmOf(video))
  }

  await db.transaction().execute(async (tx) => {
    await loadWebsite(tx)
    const people = await loadPeople(tx)
    await loadResources(tx, stores, people)
    await loadVideos(tx, stores, made, people)
    await loadKnowledge(tx, stores, people)
    await relateVideos(tx)
    await loadDownloads(tx, stores, people, installers)
    await loadCases(tx)
    await loadApps(tx, stores, people)
    await loadProjects(tx, stores, people)
    await loadKits(tx)
    await loadPersonal(tx, people)
    await loadFeedback(tx, people)
    await loadWaiting(tx, people)
    await loadNotices(tx, people)
    await rankItems(tx)
    await loadSearches(tx)
    await loadFigures(tx)
  })
}
