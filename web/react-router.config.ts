import type { Config } from '@react-router/dev/config'
import { lightManifest } from './src/platform/host/light-manifest.ts'
import { precompress } from './src/platform/host/precompress.ts'
import { relativeWorkers } from './src/platform/host/relative-workers.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The list of routes is small and travels once: no request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = `${reactRouterConfig.buildDirectory}/client`
    await lightManifest(client)
    await relativeWorkers(client)
    await precompress(client)
  },
} satisfies Config
