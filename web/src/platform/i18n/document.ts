import { defaultLanguage, isLanguage, type Language, languageKey } from '@atrium/contract/languages'

/** The language the server chose for this page. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/** The modules this page was drawn with: the server asks the browser to load them early. */
export function documentModules(): string[] {
  return [...document.querySelectorAll<HTMLLinkElement>('link[data-module]')].map((link) => link.dataset.module ?? '')
}

/** Changing the language saves the choice, for the server too, and reloads the page [HDR-12]. */
export function chooseLanguage(language: Language) {
  saveLanguage(language)
  const address = new URL(location.href)
  address.searchParams.delete('lang')
  if (address.href === location.href) location.reload()
  else location.replace(address)
}

/** Who came by `?lang=en` goes on reading English: the calls behind the next pages must say so too. */
export function keepLanguageOfAddress() {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isLanguage(asked)) saveLanguage(asked)
}

export function saveLanguage(language: Language) {
  const year = 365 * 24 * 60 * 60
  try {
    localStorage.setItem(languageKey, language)
  } catch {
    // Storage can be forbidden; the cookie alone serves the server, which is who needs to know.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support.
  document.cookie = `${languageKey}=${language}; path=/; max-age=${year}; samesite=lax`
}
