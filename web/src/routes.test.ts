import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test, vi } from 'vitest'
import type { Handle } from './platform/i18n/preloads.tsx'
import routes from './routes.ts'

// Made by a plugin of the build, and of no account here.
vi.mock('virtual:late-files', () => ({ default: {} }))

const source = import.meta.dirname
const modules = import.meta.glob<{ handle?: Handle }>('./areas/**/*.{ts,tsx}')

/** Read in the browser only, before or after the page that the host rendered. */
const browserOnly = /^(platform\/(session|i18n|api)|shell|page\/account)\//

/** `searchParams.get('page')`, `fields.has('get')`, `idFacet('scene')`. */
const reading =
  /(?:[sS]earchParams|fields|search|parameters)\.(?:get|getAll|has)\('(\w+)'\)|(?:idFacet|idArrayFacet|valueFacet|one)\('(\w+)'/g

/** Functions that many areas share: what they read counts for those who call them. */
const sharedFiles = [
  'platform/address/address.ts',
  'platform/address/facets.ts',
  'platform/page/missing.ts',
  'platform/page/page-context.ts',
]
const sharedReaders = sharedFiles.flatMap((file) =>
  readSource(file)
    .split(/(?=export function )/)
    .map((text) => ({ call: `${/export function (\w+)/.exec(text)?.[1]}(`, names: namesIn(text) })),
)

function readSource(file: string): string {
  return readFileSync(join(source, file), 'utf8')
}

/** Forms that are sent are read in the same way as addresses. */
function namesIn(text: string): string[] {
  if (text.includes('FormData')) return []
  return [...text.matchAll(reading)].map(([, direct, byFacet]) => direct ?? byFacet ?? '')
}

function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
}

/** A page with a clientLoader alone shows a frame until the browser has loaded it. */
function isRenderedByHost(file: string): boolean {
  const text = readSource(file)
  const exported = (name: string) => new RegExp(`export (async )?(function|const) ${name}\\b`).test(text)
  return exported('loader') || !exported('clientLoader')
}

/** Files whose functions or components it uses, directly or through others; constants and types read nothing. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readSource(file)
  for (const [, bindings = '', name = ''] of text.matchAll(/^import (?!type)(.+?) from '(\.[^']+\.tsx?)'/gms)) {
    const isUsed = bindings
      .match(/(?<!type )\b(?!type )\w+/g)
      ?.some((one) => text.includes(`${one}(`) || text.includes(`<${one}`))
    const imported = relative(source, join(source, dirname(file), name))
    if (isUsed && existsSync(join(source, imported))) importedBy(imported, seen)
  }
  return seen
}

function parametersReadBy(file: string): string[] {
  const files = [...importedBy(file)].filter((one) => !browserOnly.test(one) && !sharedFiles.includes(one))
  return files.map(readSource).flatMap((text) => {
    const called = sharedReaders.filter(({ call }) => text.includes(call))
    return [...namesIn(text), ...called.flatMap(({ names }) => names)]
  })
}

test.each(filesOf(routes).filter((file) => file.startsWith('areas/') && isRenderedByHost(file)))(
  '%s declares every parameter of the address that it reads',
  async (file) => {
    const { handle } = (await modules[`./${file}`]?.()) ?? {}

    const declared = [...(handle?.parameters ?? []), 'lang']

    expect(parametersReadBy(file).filter((name) => !declared.includes(name))).toEqual([])
  },
)
