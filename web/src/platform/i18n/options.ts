import { type Language, translationModules } from '@atrium/contract/languages'
import type { InitOptions } from 'i18next'

/** What both sides must say alike, or the browser would draw other words than the server sent. */
export function translationOptions(language: Language): InitOptions {
  return {
    lng: language,
    // Our files are named by the whole tag: there is no `zh` beside `zh-CN`.
    load: 'currentOnly',
    fallbackLng: false,
    ns: [...translationModules],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    returnNull: false,
  }
}
