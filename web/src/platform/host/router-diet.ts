import type { Plugin } from 'vite'

/** Parts of the router that our settings switch off, with what little the rest of it still asks of them. */
const unused = [
  {
    // Instrumentation of navigations, which is not used.
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

/** What the router does for forms that post to a route, and for fetchers: the portal's pages call the API instead. */
const unusedFunctions = {
  place: /react-router\/dist\/production\/lib\/router\/router\.js/,
  names: ['fetch', 'handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'discoverRoutes'],
}
const ownCode = /\/web\/src\//
const forbidden = /\buse(Fetcher|Fetchers|ActionData)\b/

/** Leaves out of the browser's scripts what can never run there: 4 kB of the 150 that the home page may weigh. */
export function routerDiet(): Plugin {
  return {
    name: 'router-diet',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (ownCode.test(id) && forbidden.test(code)) throw new Error(`router-diet: ${id} uses what is left out here`)
      if (unusedFunctions.place.test(id)) return { code: withoutUnusedFunctions(code), map: null }
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

/** Each stands in the router's own function, indented once: it ends with the first brace at that depth. */
function withoutUnusedFunctions(code: string): string {
  return unusedFunctions.names.reduce((rest, name) => {
    const whole = new RegExp(`\\n\\tasync function ${name}\\([^]*?\\n\\t\\}`)
    if (!whole.test(rest)) throw new Error(`router-diet: the router has no function ${name} any more, look again`)
    return rest.replace(whole, `\n\tasync function ${name}() {}`)
  }, code)
}
