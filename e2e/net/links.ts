import { address as portal } from '../portal.ts'

export type Document = 'page' | 'site map' | 'feed' | 'asset' | 'other'

export function kindOf(address: string, contentType: string): Document {
  const [path = ''] = address.split('?')
  if (/^\/sitemap(\.xml|\/)/.test(path)) return 'site map'
  if (path.startsWith('/feed/')) return 'feed'
  if (contentType.startsWith('text/html')) return 'page'
  if (/^\/(assets|covers|file)\/|^\/favicon/.test(path)) return 'asset'
  return 'other'
}

/** Every address of the portal that a document names, without its fragment. */
export function linksIn(kind: Document, text: string, base: URL): Set<string> {
  const links = new Set<string>()
  for (const pattern of patternsFor(kind, base)) {
    for (const [, value = ''] of text.matchAll(pattern)) {
      const address = decodeEntities(value)
      if (!URL.canParse(address, base)) continue
      const url = new URL(address, base)
      if (url.origin === portal) links.add(url.pathname + url.search)
    }
  }
  return links
}

const inPages = [
  /\s(?:href|src|poster|data-src)="([^"]+)"/g,
  /\ssrcset="([^"\s,]+)/gi,
  /\sproperty="og:image" content="([^"]+)"/g,
]
const inXml = [/<(?:loc|link|guid|id|url|icon|logo)>([^<]+)</g, /\s(?:href|url|src)="([^"]+)"/g]
const inStyles = [/url\(["']?(?!data:)([^"')]+)["']?\)/g]
const inRobots = [/^Sitemap: (\S+)$/gim]

function patternsFor(kind: Document, { pathname }: URL): RegExp[] {
  if (kind === 'page') return inPages
  if (kind === 'site map' || kind === 'feed') return inXml
  if (pathname.endsWith('.css')) return inStyles
  return pathname === '/robots.txt' ? inRobots : []
}

function decodeEntities(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;|&apos;/g, "'")
    .replaceAll('&amp;', '&')
}
