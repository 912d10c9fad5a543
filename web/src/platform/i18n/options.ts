import { type Language, translationModules } from '@atrium/contract/languages'
import type { InitOptions } from 'i18next'

/** What both sides must say alike, or the browser would draw other words than the server sent. */
export function translationOptions(language: Language): InitOptions {
  return {
    lng: language,
    fallbackLng: false,
    ns: [...translationModules],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  }
}
