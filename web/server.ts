import { buildApp } from '@atrium/server/app'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import type { ServerBuild } from 'react-router'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import { pages } from './src/platform/host/pages.ts'
import { staticFiles } from './src/platform/host/static-files.ts'

const here = import.meta.dirname

/** The host: calls and pages on one Fastify. `react-router dev` hands over its Vite; production reads the build. */
export async function createServer(vite?: ViteDevServer) {
  const config = readConfig(process.env)
  const platform = await openPlatform(config)
  const app = await buildApp(platform)
  app.addHook('onClose', () => closePlatform(platform))

  if (!vite) await app.register(staticFiles, { folder: `${here}/build/client` })
  await app.register(pages, {
    build: vite ? () => developmentBuild(vite) : () => import(/* @vite-ignore */ `${here}/build/server/index.js`),
    translations: vite ? `${here}/public/assets/i18n` : `${here}/build/client/assets/i18n`,
    apiRoot: config.API_ROOT,
    origin: config.PUBLIC_ADDRESS,
    production: config.NODE_ENV === 'production',
    officeSite: config.OFFICE_SITE ?? null,
  })
  return app
}

async function developmentBuild(vite: ViteDevServer): Promise<ServerBuild> {
  const { runner } = vite.environments.ssr as RunnableDevEnvironment
  return runner.import('virtual:react-router/server-build')
}

if (import.meta.main) {
  const app = await createServer()
  await app.listen({ host: process.env.HOST ?? '127.0.0.1', port: Number(process.env.PORT ?? 7300) })
}
