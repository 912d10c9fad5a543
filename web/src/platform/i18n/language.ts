import { isLanguage, type Language, languageKey, matchLanguage } from '@atrium/contract/languages'

interface Asked {
  /** Path and query. */
  address: string
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

/** The address wins, so that crawlers reach every language; then the saved choice; then what the browser prefers. */
export function languageOf({ address, cookie, acceptLanguage }: Asked): Language {
  const inAddress = new URL(address, 'http://any').searchParams.get('lang')
  if (isLanguage(inAddress)) return inAddress

  const saved = cookieNamed(languageKey, cookie)
  return isLanguage(saved) ? saved : matchLanguage(acceptLanguage)
}

export function cookieNamed(name: string, cookies = ''): string | null {
  const found = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null
}
