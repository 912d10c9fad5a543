import { defaultLanguage, type Language, languageKey, languages, matchLanguage } from '@atrium/contract/languages'

interface Asked {
  /** Path and query. */
  address: string
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  /** Those that are not hidden. */
  offered?: readonly Language[]
}

/** The address wins, so that crawlers reach every language; then the saved choice; then what the browser prefers. */
export function languageOf({ address, cookie, acceptLanguage, offered = languages }: Asked): Language {
  const isOffered = (value: string | null): value is Language => offered.includes(value as Language)
  const inAddress = new URL(address, 'http://any').searchParams.get('lang')
  if (isOffered(inAddress)) return inAddress

  const saved = cookieNamed(languageKey, cookie)
  if (isOffered(saved)) return saved
  const matched = matchLanguage(acceptLanguage)
  return isOffered(matched) ? matched : defaultLanguage
}

export function cookieNamed(name: string, cookies = ''): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}
