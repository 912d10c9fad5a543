import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const name = 'virtual:stage-files'
const stage = /^src\/stage\/([\w-]+)\/\1-stage\.tsx$/
const page = /^src\/(root|shell\/layout|areas\/resource\/detail)\.tsx/
/** Imported later, so that no server needs it; but no document is seen without. */
const atOnce = /^src\/stage\/pdf\/pdf\.ts$/

type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

/**
 * Tells the server under which names the build wrote the files of each preview, so that a page can ask for them at its
 * top. The browser's files come first; while developing there are none, and the browser needs no list of them.
 */
export function stageFiles(manifest: string): Plugin {
  let isBuild = false
  return {
    name: 'stage-files',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const isWritten = isBuild && this.environment.name === 'ssr'
      return `export default ${JSON.stringify(isWritten ? filesIn(JSON.parse(await readFile(manifest, 'utf8'))) : {})}`
    },
  }
}

/** Without what the page brings anyway. */
function filesIn(manifest: ViteManifest) {
  const keys = Object.keys(manifest)
  const brought = new Set(keys.filter((key) => page.test(key)).flatMap((key) => [...filesOf(manifest, key)]))
  const stages = keys.flatMap((key) => {
    const type = stage.exec(key)?.[1]
    return type ? [[type, [...filesOf(manifest, key)].filter((file) => !brought.has(file))] as const] : []
  })
  if (stages.length === 0 || brought.size === 0) throw new Error('stage-files: the build has other names, look again')
  return Object.fromEntries(stages)
}

/** With all they import themselves, and with the program that opens documents. */
function filesOf(manifest: ViteManifest, key: string, found = new Set<string>()): Set<string> {
  const { file, css = [], imports = [], dynamicImports = [] } = manifest[key] ?? { file: '' }
  if (found.has(`/${file}`)) return found
  for (const one of [file, ...css]) found.add(`/${one}`)
  for (const one of [...imports, ...dynamicImports.filter((later) => atOnce.test(later))]) filesOf(manifest, one, found)
  return found
}
