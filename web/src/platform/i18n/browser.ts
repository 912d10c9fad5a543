import type { Language } from '@atrium/contract/languages'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { translationAddress } from './address.ts'
import { translationOptions } from './options.ts'

/** The browser's own instance. Modules beyond those of the first page are fetched when a screen first names them. */
export const browserTranslations = i18next

export async function startTranslations(language: Language, version: string, modules: string[]) {
  const files: BackendModule = {
    type: 'backend',
    init: () => {},
    // A file that cannot be read counts as empty: the page keeps working, and the console stays silent.
    read: (lng, module, done) => {
      fetch(translationAddress(module, lng, version))
        .then((response) => (response.ok ? response.json() : {}))
        .catch(() => ({}))
        .then((texts) => done(null, texts))
    },
  }
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({ ...translationOptions(language), ns: modules, partialBundledLanguages: true })
}
