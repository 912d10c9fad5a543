import { isResourceType } from '@atrium/contract/resource-types'
import { buildApp } from '@atrium/server/app'
import { readConfig } from '@atrium/server/config'
import { listen } from '@atrium/server/listen'
import { prepareDatabase } from '@atrium/server/migrate'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { publicTopic } from '@atrium/server/platform/cache/cache'
import { basePathOf } from '@atrium/server/platform/http/base-path'
import { messages } from '@atrium/server/platform/http/messages'
import { networkOf } from '@atrium/server/platform/http/protection/limit'
import { measurePages } from '@atrium/server/platform/metrics/pages'
import { wiring } from '@atrium/server/wiring'
import type { ServerBuild } from 'react-router'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { covers } from './src/platform/host/covers.ts'
import { pages } from './src/platform/host/pages.ts'
import { staticFiles } from './src/platform/host/static-files.ts'
import { coverSvg } from './src/ui/cover/cover-art.ts'

const here = import.meta.dirname

/** A page asks up to this many calls at the same time, each of which may need a database connection. */
const connectionsPerPage = 5

/** The host, and the only file that knows both sides: calls, files and pages on one Fastify. */
async function buildHost(platform: Platform, vite?: ViteDevServer) {
  const { config } = platform
  const app = await buildApp(platform)

  await app.register(covers, {
    draw: (type, id, sheet) => (isResourceType(type) ? coverSvg(type, id, sheet) : null),
    source: `${here}/src`,
  })
  if (!vite) await app.register(staticFiles, { folder: `${here}/build/client` })
  await app.register(pages, {
    build: vite ? () => developmentBuild(vite) : () => import(/* @vite-ignore */ `${here}/build/server/index.js`),
    translations: vite ? `${here}/public/assets/i18n` : `${here}/build/client/assets/i18n`,
    apiRoot: config.API_ROOT,
    basePath: basePathOf(config),
    origin: config.PUBLIC_ADDRESS,
    production: config.NODE_ENV === 'production',
    officeSite: config.OFFICE_SITE ?? null,
    notFoundMessage: (language) => messages.not_found[language],
    atOnce: config.PAGES_AT_ONCE ?? Math.max(1, Math.floor(config.DATABASE_POOL / connectionsPerPage)),
    networkOf,
    sealKey: platform.secret.keyFor('page'),
    measure: (counts) => measurePages(platform.metrics, counts),
    sharedSeconds: config.SHARED_CACHE_SECONDS,
    offerKept: (find) => void app.keptResponses.finders.push(find),
    onChange: (listener) => platform.cache.onInvalidate((topic) => topic === publicTopic && listener()),
  })
  return app
}

/** What `react-router dev` starts, and starts again when something on the server's side has changed. */
export async function createServer(vite: ViteDevServer) {
  const platform = await openPlatform(readConfig(process.env), wiring)
  const app = await buildHost(platform, vite)
  app.addHook('onClose', () => closePlatform(platform))
  return app
}

async function developmentBuild(vite: ViteDevServer): Promise<ServerBuild> {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment
  return runner.import('virtual:react-router/server-build')
}

if (import.meta.main) {
  const platform = await openPlatform(readConfig(process.env), wiring)
  await prepareDatabase(platform)
  await listen(await buildHost(platform), platform)
}
