import type { Plugin } from 'vite'

/** Parts of the router that our settings switch off, with what little the rest of it still asks of them. */
const unused = [
  {
    // Tracing of navigations: nobody is told.
    place: /react-router\/dist\/production\/lib\/router\/instrumentation\.js/,
    stand_in: {
      consumeInstrumentationClientResultMetaReceiver: '() => undefined',
      getRouteInstrumentationUpdates: '() => ({})',
      instrumentClientSideRouter: '(router) => router',
      instrumentHandler: '(handler) => handler',
      instrumentationResultMetaContext: 'null',
    },
  },
  {
    // Finding routes while the person moves: `routeDiscovery` is 'initial', all of them are known.
    place: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js/,
    stand_in: {
      URL_LIMIT: '0',
      getManifestPath: '() => ""',
      getPartialManifest: '() => ({})',
      getPatchRoutesOnNavigationFunction: '() => undefined',
      getPathsWithAncestors: '() => []',
      handleClientVersionMismatch: '() => {}',
      isFogOfWarEnabled: '() => false',
      useFogOFWarDiscovery: '() => {}',
    },
  },
]

/** Leaves out of the browser's scripts what can never run there: 2.3 kB of the 150 that the home page may weigh. */
export function routerDiet(): Plugin {
  return {
    name: 'router-diet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = unused.find(({ place }) => place.test(id))
      if (!part) return null

      const exported = /export \{ ([^}]+) \}/.exec(code)?.[1]?.split(', ').sort()
      const known = Object.keys(part.stand_in).sort()
      if (exported?.join() !== known.join()) throw new Error(`router-diet: the router changed, look at ${id} again`)

      const lines = Object.entries(part.stand_in).map(([name, value]) => `export const ${name} = ${value}`)
      return { code: lines.join('\n'), map: null, moduleSideEffects: false }
    },
  }
}
