import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const name = 'virtual:late-files'
const stage = /^src\/stage\/([\w-]+)\/\1-stage\.tsx$/
const stagePage = /^src\/(root|shell\/layout|areas\/resource\/detail)\.tsx/
const home = /^src\/areas\/home\/(home-section)\.tsx$/
const homePage = /^src\/(root|shell\/layout|areas\/home\/home)\.tsx/
/** Imported later, so that no server needs it; but no document is seen without. */
const atOnce = /^src\/stage\/pdf\/pdf\.ts$/

type ViteManifest = Record<string, { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }>

/**
 * Tells the server under which names the build wrote the files of parts that pages load late, so that a page can ask for
 * them at its top. The browser's files come first; while developing there are none, and the browser needs no list of them.
 */
export function lateFiles(manifest: string): Plugin {
  let isBuild = false
  return {
    name: 'late-files',
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

function filesIn(manifest: ViteManifest) {
  return Object.fromEntries([...filesOfParts(manifest, stage, stagePage), ...filesOfParts(manifest, home, homePage)])
}

/** By the name in the path of each part, without what its page brings anyway. */
function filesOfParts(manifest: ViteManifest, part: RegExp, page: RegExp) {
  const keys = Object.keys(manifest)
  const brought = new Set(keys.filter((key) => page.test(key)).flatMap((key) => [...filesOf(manifest, key)]))
  const files = keys.flatMap((key) => {
    const name = part.exec(key)?.[1]
    return name ? [[name, [...filesOf(manifest, key)].filter((file) => !brought.has(file))] as const] : []
  })
  if (files.length === 0 || brought.size === 0) throw new Error('late-files: the build has other names, look again')
  return files
}

/** With all they import themselves, and with the program that opens documents. */
function filesOf(manifest: ViteManifest, key: string, found = new Set<string>()): Set<string> {
  const { file, css = [], imports = [], dynamicImports = [] } = manifest[key] ?? { file: '' }
  if (found.has(`/${file}`)) return found
  for (const one of [file, ...css]) found.add(`/${one}`)
  for (const one of [...imports, ...dynamicImports.filter((later) => atOnce.test(later))]) filesOf(manifest, one, found)
  return found
}
