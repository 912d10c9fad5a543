import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const file = /^manifest-.*\.js$/
const before = 'window.__reactRouterManifest='
const forSignedInPeople = /^areas\/(demo|management|person-center|project|upload-center|authorization)\//

/**
 * The list of routes travels to every visitor: 0.8 kB of the 150 that the home page may weigh say which files to fetch
 * early for areas that visitors never open. A page that is asked for by its address has them from the server's own list,
 * and a file that is loaded names those it needs.
 */
export async function lightManifest(folder: string) {
  const assets = join(folder, 'assets')
  const name = (await readdir(assets)).find((one) => file.test(one))
  if (!name) throw new Error('light-manifest: the router writes its list elsewhere, look again')
  const text = await readFile(join(assets, name), 'utf8')
  if (!text.startsWith(before)) throw new Error('light-manifest: the router writes its list in another way, look again')

  const manifest = JSON.parse(text.slice(before.length).replace(/;\s*$/, ''))
  for (const [id, route] of Object.entries<{ imports?: string[] }>(manifest.routes)) {
    if (forSignedInPeople.test(id)) route.imports = []
  }
  await writeFile(join(assets, name), `${before}${withBasePath(JSON.stringify(manifest))};`)
}

/** The build may be mounted under any path: the page says which. */
function withBasePath(json: string): string {
  return `(base=>(${json.replaceAll('"/assets/', 'base+"/assets/')}))(document.documentElement.dataset.basePath||"")`
}
