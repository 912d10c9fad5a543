import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = /^manifest-.*\.js$/
const before = 'window.__reactRouterManifest='
const forSignedInPeople =
  /^areas\/(demo|management|person-center|project|upload-center|authorization|home\/preview|knowledge\/(drafts|edit|history))/

type ManifestRoute = { parentId?: string; hasDefaultExport: boolean; imports: string[] }

/**
 * The list of routes travels to every visitor, within the 150 kB that the home page may weigh. A browser needs neither
 * routes that only the server answers, nor what is false, nor which files to fetch early when the page has them already or
 * visitors never open the area. A page that is asked for by its address has the server's own list, and a file that is loaded
 * names those it needs.
 */
export async function lightManifest(folder: string) {
  const assets = join(folder, 'assets')
  const name = (await readdir(assets)).find((one) => file.test(one))
  if (!name) throw new Error('light-manifest: the router writes its list elsewhere, look again')
  const text = await readFile(join(assets, name), 'utf8')
  if (!text.startsWith(before)) throw new Error('light-manifest: the router writes its list in another way, look again')

  const manifest = JSON.parse(text.slice(before.length).replace(/;\s*$/, ''))
  const loaded = new Set<string>(manifest.entry.imports)
  for (const [id, route] of Object.entries<ManifestRoute>(manifest.routes)) {
    if (isAnsweredByServer(route)) delete manifest.routes[id]
    route.imports = forSignedInPeople.test(id) ? [] : route.imports.filter((file) => !loaded.has(file))
  }
  const json = JSON.stringify(manifest, (_key, value) => (value === false ? undefined : value))
  await writeFile(join(assets, name), `${before}${withBasePath(json)};`)
}

/** Feeds and site maps: they stand outside the layout and draw nothing. */
function isAnsweredByServer(route: ManifestRoute): boolean {
  return route.parentId === 'root' && !route.hasDefaultExport
}

/** The build may be mounted under any path: the page says which. */
function withBasePath(json: string): string {
  return `(base=>(${json.replaceAll('"/assets/', 'base+"/assets/')}))(document.documentElement.dataset.basePath||"")`
}
