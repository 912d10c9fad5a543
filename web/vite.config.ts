import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkOf } from './src/platform/host/chunks.ts'
import { developmentHost } from './src/platform/host/development.ts'
import { lateFiles } from './src/platform/host/late-files.ts'
import { lightPreload } from './src/platform/host/light-preload.ts'
import { routerDiet } from './src/platform/host/router-diet.ts'

export default defineConfig({
  plugins: [
    routerDiet(),
    lightPreload(),
    lateFiles(`${import.meta.dirname}/build/client/.vite/manifest.json`),
    reactRouter(),
    developmentHost(`${import.meta.dirname}/server.ts`),
  ],
  // Named by @rjsf/core for its own tests only; the portal's policy would refuse what it does.
  resolve: { alias: { '@rjsf/validator-ajv8': `${import.meta.dirname}/no-ajv.ts` } },
  // Shorter than usual: they stand in styles, in scripts and in every page.
  css: { modules: { generateScopedName: (name, file) => `${name}_${shortName(file)}` } },
  server: { port: Number(process.env.PORT ?? 7300), strictPort: true, host: '127.0.0.1' },
  // Known from the start: a dependency that turns up later makes the first page reload.
  optimizeDeps: {
    include: [
      'i18next',
      'react-i18next',
      'react-dom/client',
      'react-router/dom',
      'altcha-lib',
      'altcha-lib/workers/shared',
      'altcha-lib/algorithms/web/pbkdf2',
    ],
  },
  build: {
    target: 'es2024',
    // Browsers that speak ES2024 preload modules themselves.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      // React leaves out what it tells its developer tools.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            codeSplitting: { groups: [{ name: chunkOf }] },
            // Nothing of ours or of a library speaks in the visitor's console [LIM-01].
            minify: {
              compress: { dropConsole: true },
              mangle: { toplevel: true },
              codegen: { removeWhitespace: true, legalComments: 'none' },
            },
          },
        },
      },
    },
  },
})

/** The same on every machine. */
function shortName(file: string): string {
  return createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 5)
}
