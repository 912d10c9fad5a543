import type { Plugin } from 'vite'

const place = /react-router\/dist\/(production|development)\/lib\/dom\/ssr\/routeModules\.js/
const written = /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{\}\);/
const instead = "window.dispatchEvent(new Event('area-failed')); return new Promise(() => {});"

/**
 * When the file of an area cannot be loaded, the router prints to the console and reloads the page, and with it
 * whatever the person was typing. We tell the person instead, stay where they are, and let them choose the moment.
 */
export function areaFailures(): Plugin {
  return {
    name: 'area-failures',
    transform(code, id) {
      if (!place.test(id)) return null
      if (!written.test(code)) throw new Error(`area-failures: the router changed, look at ${id} again`)
      return { code: code.replace(written, instead), map: null }
    },
  }
}
