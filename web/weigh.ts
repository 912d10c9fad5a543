import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** Prints what a visitor downloads as scripts to see the home page, and fails above the limit. */
const limit = 150_000
const folder = `${import.meta.dirname}/build/client`
const homeRoutes = ['root', 'shell/layout', 'areas/home/home']

interface RouteManifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, { module: string; imports?: string[]; clientMiddlewareModule?: string }>
}

const files = [...filesOfHome()]
const weights = files.map((file) => ({ file, bytes: gzipSync(readFileSync(folder + file), { level: 9 }).length }))
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)

for (const { file, bytes } of weights.sort((a, b) => b.bytes - a.bytes)) console.log(kilobytes(bytes), file)
console.log(`home page: ${kilobytes(total)} kB of scripts in ${files.length} files, gzip; the limit is ${limit / 1000}`)
if (total > limit) process.exitCode = 1

function filesOfHome(): Set<string> {
  const name = readdirSync(`${folder}/assets`).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('There is no build. Run npm run build first.')

  const manifestFile = `/assets/${name}`
  const manifest = readManifest(manifestFile)
  const found = new Set([manifestFile, manifest.entry.module, ...manifest.entry.imports])
  for (const route of homeRoutes) {
    const { module, imports = [], clientMiddlewareModule } = manifest.routes[route] ?? missing(route)
    for (const file of [module, ...imports, clientMiddlewareModule]) if (file) found.add(file)
  }
  return found
}

/** The file assigns the manifest to a global, as a function of the base path that is JSON but for `base+`. */
function readManifest(file: string): RouteManifest {
  const text = readFileSync(folder + file, 'utf8')
  const [, manifest = ''] = /\(base=>\((.*)\)\)\(document/s.exec(text) ?? []
  return JSON.parse(manifest.replaceAll('base+"', '"'))
}

function missing(route: string): never {
  throw new Error(`The build has no route ${route}: the list at the top of web/weigh.ts is out of date.`)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
