import type { Plugin } from 'vite'

/**
 * What stands around every `import()` in the browser. Vite's own also serves browsers without `modulepreload`, nonces and
 * events that nobody here hears of: 0.5 kB of the 150 that the home page may weigh. And it asks again for styles that the
 * page has already, because the router ends their addresses with a '#': their rules would then overrule those of the area.
 * A style that the page has is linked a second time just before it: the router removes its own link with the route, while
 * what was loaded here stays.
 */
const preload = `
const asked = new Map()
const base = (document.documentElement.dataset.basePath || '') + '/'

function askFor(file) {
  const isStyle = file.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  const present = document.querySelector('link[rel=' + rel + '][href^="' + base + file + '"]')
  if (present && !isStyle) return
  const link = document.createElement('link')
  link.rel = rel
  // As pages preload the files of a stage: what came early is used.
  link.crossOrigin = present ? present.crossOrigin : ''
  link.href = base + file
  if (present) return present.before(link)
  document.head.append(link)
  return isStyle && new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      asked.delete(file)
      link.remove()
      reject(Error(file))
    }
  })
}

export function __vitePreload(load, files = []) {
  for (const file of files) if (!asked.has(file)) asked.set(file, askFor(file))
  return Promise.all(files.map((file) => asked.get(file))).then(load)
}
`

export function lightPreload(): Plugin {
  return {
    name: 'light-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js') return null
      if (!code.includes('export const __vitePreload')) throw new Error('light-preload: Vite changed, look again')
      return { code: preload, map: null, moduleSideEffects: false }
    },
  }
}
