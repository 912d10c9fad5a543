import type { Language } from '@atrium/contract/languages'
import { canonicalAddress } from '../page/head.tsx'
import { escapeXml, xmlDeclaration } from './xml.ts'

interface AtomFeed {
  origin: string
  language: Language
  /** Path and query of the feed, and of the page that shows the same. */
  self: string
  page: string
  title: string
  subtitle: string
  /** Whose the entries are that name nobody. */
  author: string
  entries: readonly FeedEntry[]
}

interface FeedEntry {
  /** Path of its page. */
  path: string
  title: string
  summary: string
  published_at: string
  /** Who made it; null for what is the portal's own. */
  author: string | null
  /** Address of its picture; null where the page draws one itself. */
  cover: string | null
  categories: readonly { term: string; label: string }[]
}

/** A feed in Atom 1.0 (RFC 4287), newest first. */
export function atom(feed: AtomFeed): string {
  const { origin, language, entries } = feed
  const self = origin + feed.self
  const parts = [
    element('id', self),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    // A feed must say when it changed: one without entries never did.
    element('updated', entries[0]?.published_at ?? '1970-01-01T00:00:00Z'),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', canonicalAddress(origin + feed.page, language)),
    person(feed.author),
    ...entries.map((entry) => entryOf(feed, entry)),
  ]
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">${parts.join('')}</feed>`
}

function entryOf({ origin, language }: AtomFeed, entry: FeedEntry): string {
  const { path, title, summary, published_at, author, cover, categories } = entry
  const address = canonicalAddress(origin + path, language)
  const parts = [
    element('id', address),
    element('title', title),
    element('published', published_at),
    element('updated', published_at),
    link('alternate', 'text/html', address),
    cover === null ? '' : enclosure(new URL(cover, origin)),
    element('summary', summary),
    author === null ? '' : person(author),
    ...categories.map(({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`),
  ]
  return `<entry>${parts.join('')}</entry>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(relation: string, type: string, address: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(address)}"/>`
}

const pictureTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

/** Readers of feeds show it beside the title. What names no type of a picture is left out: it would be offered as a download. */
function enclosure({ href, pathname }: URL): string {
  const type = pictureTypes[/\.(\w+)$/.exec(pathname)?.[1]?.toLowerCase() ?? '']
  return type === undefined ? '' : link('enclosure', type, href)
}

function person(name: string): string {
  return `<author>${element('name', name)}</author>`
}
