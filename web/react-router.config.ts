import type { Config } from '@react-router/dev/config'
import { precompress } from './src/platform/host/precompress.ts'

export default {
  appDirectory: 'src',
  ssr: true,
  // The list of routes is small and travels once: no request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(`${reactRouterConfig.buildDirectory}/client`),
} satisfies Config
