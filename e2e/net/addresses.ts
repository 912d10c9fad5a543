import routes from '../../web/src/routes.ts'
import type { Generator } from './generate-value.ts'
import { encodeForRequestLine, encodeValue, hostileSegments } from './hostile-values.ts'
import type { HostileRequest } from './send.ts'

interface Route {
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

/** Addresses outside the routes of pages: files, pictures, covers, content, and paths nobody has declared. */
const otherAddresses = [
  '/covers/:type/:id',
  '/file/:token/:name',
  '/file/public/:token/:name',
  '/file/thumbnail/:version_id/:digest/:picture',
  '/blob/:token/:id/:name',
  '/content/:token/:name',
  '/assets/:file',
  '/assets/i18n/:name',
  '/:any',
  '/:any/:any',
  '//',
  '///',
  '//:any',
  '/.:any',
]

const queryNames = [
  'q',
  'page',
  'size',
  'order',
  'keyword',
  'industry',
  'demand',
  'scene',
  'lang',
  'token',
  'code',
  'state',
  'ticket',
  'from',
  'to',
  'version',
  'open',
  'type',
  'kind',
  'tag',
  'error',
  'return_to',
  'cross_source',
  'module_type',
  'spot',
  't',
  'order_by',
  'search',
  '__proto__',
  'constructor',
  '_routes',
]
const queryValues = [
  '1',
  '-1',
  '0',
  '1000000',
  'en',
  'zh-TW',
  '[]',
  '%5B%5D',
  '%7B%22a%22%3A1%7D',
  '%E6%B5%81%E7%A8%8B',
  '+',
  'a'.repeat(3_000),
  '1,2,3',
  '//evil.example',
  '%2F%2Fevil.example',
  'javascript:1',
  'https%3A%2F%2Fevil.example',
]
const headerSets: Record<string, string>[] = [
  {},
  {},
  {},
  {},
  { cookie: 'current_local=%' },
  { cookie: 'current_local=%E0%A4%A' },
  { cookie: '=;;;%00' },
  { cookie: 'a' },
  { 'accept-language': '\u00ff' },
  { 'accept-language': `${'en,'.repeat(500)}` },
  { accept: 'text/x' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"x"' },
  { 'if-modified-since': 'x' },
  { range: 'bytes=0-' },
  { range: 'bytes=9-1,-5' },
  { 'accept-encoding': 'br;q=x' },
  { 'accept-encoding': '*' },
]

export function pageAddresses(): string[] {
  return [...new Set([...flatten(routes as Route[], ''), ...otherAddresses])]
}

function flatten(entries: Route[], parent: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? parent : `${parent}/${path.replace('*', ':any')}`
    const variants = own.endsWith('?') ? [own.replace(/\/[^/]*$/, ''), own.slice(0, -1)] : [own]
    const below = children ? flatten(children, own.replace(/\?/g, '')) : []
    return [...variants.map((variant) => variant || '/'), ...below]
  })
}

export function buildPageRequest(generator: Generator, patterns: readonly string[]): HostileRequest {
  const { random } = generator
  const pattern = random.pick(patterns)
  let address = pattern.replace(/:(\w+)\??/g, (_, name: string) => buildSegment(generator, name))
  // React Router answers the data of a page under its own name.
  if (random.chance(0.06)) address = `${address}.data`

  const query = Array.from({ length: random.below(4) }, () => {
    return `${random.pick(queryNames)}=${random.pick(random.chance(0.5) ? queryValues : hostileSegments)}`
  })
  return {
    kind: 'page',
    name: `GET ${pattern}`,
    caller: 'visitor',
    method: 'GET',
    address: encodeForRequestLine(query.length > 0 ? `${address}?${query.join('&')}` : address),
    headers: random.pick(headerSets),
    body: null,
  }
}

function buildSegment({ random, known }: Generator, name: string): string {
  const values = known.get(name)
  if (values?.length && random.chance(0.4)) return encodeValue(String(random.pick(values)))
  const file = name === 'file' || name === 'name' ? random.pick(['.xml', '.xml', '']) : ''
  return random.pick(hostileSegments) + file
}
