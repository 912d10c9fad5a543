import { fastifyReactRouterDev } from '@mcansh/react-router-fastify/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { areaFailures } from './src/platform/host/area-failures.ts'

export default defineConfig({
  plugins: [
    areaFailures(),
    reactRouter(),
    fastifyReactRouterDev({ entry: './server.ts', externalizeServerEntryImports: false }),
  ],
  server: { port: Number(process.env.PORT ?? 7300), strictPort: true, host: '127.0.0.1' },
  build: {
    target: 'es2024',
    // Browsers that speak ES2024 preload modules themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
