import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run|i18next|react-i18next)[\\/]/
const entry = /[\\/]src[\\/]entry\.client\.tsx$/
const everyPage = /[\\/]src[\\/](entry\.client|root|shell[\\/]layout)\.tsx(\?|$)/
const homePage = /[\\/]src[\\/]areas[\\/]home[\\/]home\.tsx(\?|$)/
const shareable = /[\\/](src[\\/](platform|ui|page|shell)|contract[\\/]src)[\\/]/
const icon = /[\\/]src[\\/]ui[\\/]icon[\\/]/
const publicArea = /[\\/]src[\\/]areas[\\/](resource|knowledge|case|video|download|app-store|search)[\\/]/

/**
 * Few files instead of thirty, for they compress better together: the framework, what every page or the home page
 * needs, all other icons, what several of the public areas need. Everything else falls into the chunk of its own area.
 * A chunk also takes what its modules import, unless a chunk whose name sorts before has it: the names are in that order.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  if (framework.test(id)) return 'framework'
  // It starts the page: in a chunk that is imported elsewhere, it would start it there, too.
  if (entry.test(id)) return null
  if (everyPage.test(id)) return 'home'
  if (!shareable.test(id)) return null
  if (isNeededBy(everyPage, id, modules) || isNeededBy(homePage, id, modules)) return 'home'
  if (icon.test(id)) return 'icons'
  return areasThatNeed(id, modules).size > 1 ? 'public-areas' : null
}

/** Follows the imports upwards; what is only loaded later, on demand, does not count. */
function isNeededBy(page: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (page.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isNeededBy(page, importer, modules, seen))
}

function areasThatNeed(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const area = publicArea.exec(id)?.[1]
  if (area) return new Set([area])
  if (seen.has(id)) return new Set()
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return new Set(importers.flatMap((importer) => [...areasThatNeed(importer, modules, seen)]))
}
