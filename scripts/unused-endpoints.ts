import { globSync, readFileSync } from 'node:fs'
import { callsByNoun } from '@atrium/contract/calls'

/** Endpoints without a page, and who calls them instead. */
const calledFromElsewhere: Record<string, string> = {
  'GET /api/signing-keys': 'named in the README of every project export, for those who verify its signature',
  'GET /api/resources/{resource_id}/versions/{version}': 'the signed manifest, for those who verify a package',
  'GET /api/uploads/{upload_id}': 'programs that resume an upload ask which chunks are missing',
}

/**
 * An endpoint that no page calls is dead code that nothing else would find. Pages name calls by text, 'GET /api/resources';
 * some share a path between methods, leave a part of it to a variable, or fetch it by its address.
 */
const pages = globSync('web/{server.ts,src/**/*.{ts,tsx}}', { exclude: (path) => /\.test\.tsx?$/.test(path) })
const source = pages.map((page) => withConstants(readFileSync(page, 'utf8'))).join('\n')
const templates = Array.from(source.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^`]*)`/g), ([, text = '']) => {
  return new RegExp(
    `^${text
      .split(/\$\{.*?\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  )
})

const endpoints = Object.values(callsByNoun).flat()
const unused = endpoints
  .filter(({ method, path }) => !isCalled(`${method} ${path}`, path))
  .map(({ method, path }) => `${method} ${path}`)

const faults = [
  ...unused.filter((name) => !(name in calledFromElsewhere)).map((name) => `${name} is called by no page`),
  ...Object.keys(calledFromElsewhere)
    .filter((name) => !unused.includes(name))
    .map((name) => `${name} is called by a page, or does not exist: remove it from the list`),
]
for (const fault of faults) console.error(fault)
console.log(`endpoints: ${endpoints.length}, called by pages: ${endpoints.length - unused.length}`)
if (faults.length > 0) process.exit(1)

/** With `const one = '/api/tags/{tag_id}'`, `PUT ${one}` is `PUT /api/tags/{tag_id}`. */
function withConstants(page: string): string {
  const constants = [...page.matchAll(/const (\w+) = '(\/api\/[^']+)'/g)]
  return constants.reduce((text, [, name, path = '']) => text.replaceAll(`\${${name}}`, path), page)
}

function isCalled(name: string, path: string): boolean {
  return source.includes(`'${name}'`) || templates.some((call) => call.test(name)) || source.includes(`}${path}\``)
}
