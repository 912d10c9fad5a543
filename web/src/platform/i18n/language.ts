import { defaultLanguage, type Language, languageKey, languages, matchLanguage } from '@atrium/contract/languages'

interface LanguageRequest {
  /** Path and query. */
  address: string
  /** What an edge found by these rules already: it tells pages apart by this instead of by cookies. */
  atEdge?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  /** Those that are not hidden. */
  offered?: readonly Language[]
}

/** The address wins, so that crawlers reach every language; then the saved choice; then what the browser prefers. */
export function languageOf({
  address,
  atEdge,
  cookie,
  acceptLanguage,
  offered = languages,
}: LanguageRequest): Language {
  const isOffered = (value: string | null): value is Language => offered.includes(value as Language)
  const inAddress = queryOf(address).get('lang')
  if (isOffered(inAddress)) return inAddress
  if (atEdge !== undefined) return isOffered(atEdge) ? atEdge : defaultLanguage

  const saved = cookieNamed(languageKey, cookie)
  if (isOffered(saved)) return saved
  const matched = matchLanguage(acceptLanguage)
  return isOffered(matched) ? matched : defaultLanguage
}

export function isLanguageInAddress(address: string, offered: readonly Language[]): boolean {
  return offered.includes(queryOf(address).get('lang') as Language)
}

/** Not through `URL`, which takes an address that begins with two slashes for another host. */
export function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : address.slice(start))
}

export function cookieNamed(name: string, cookies = ''): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found ? decoded(found.slice(name.length + 1)) : null
}

/** Any neighbouring host can set a cookie: one that cannot be read counts as absent. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
