import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { escapeXml, xmlDeclaration } from '../../platform/feed/xml.ts'

export interface SiteMapEntry {
  /** Path of the page: `/resource/flow/12`. */
  path: string
  updated_at?: string
}

interface Site {
  origin: string
  /** On offer. */
  languages: readonly Language[]
}

/** One file of the site map: every page once per language, each naming the others. */
export function siteMap(site: Site, entries: readonly SiteMapEntry[]): string {
  const pages = entries.flatMap((entry) => site.languages.map((language) => page(site, entry, language)))
  return `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.join('')}</urlset>`
}

export function siteMapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return `${xmlDeclaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>`
}

function page({ origin, languages }: Site, { path, updated_at }: SiteMapEntry, language: Language): string {
  const alternates = languages.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${address(origin, path, one)}"/>`,
  )
  const changed = updated_at ? `<lastmod>${updated_at}</lastmod>` : ''
  return `<url><loc>${address(origin, path, language)}</loc>${changed}${alternates.join('')}</url>`
}

/** The default language has the plain address, as the pages themselves say. */
function address(origin: string, path: string, language: Language): string {
  return escapeXml(`${origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`)
}
