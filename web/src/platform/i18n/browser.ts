import { defaultLanguage, type Language, languages } from '@atrium/contract/languages'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { basePath } from '../address/base-path.ts'
import { translationAddress } from './address.ts'
import { translationOptions } from './options.ts'

/** Called for every translation file that failed to load; set once at start. */
let reportMissing: (module: string, language: string) => void = () => {}

export function onMissingTranslations(report: typeof reportMissing) {
  reportMissing = report
}

/** The browser's own instance. Modules beyond those of the first page are fetched when a screen first names them. */
export const browserTranslations = i18next

export async function startTranslations(language: Language, version: string, modules: string[]) {
  const files: BackendModule = {
    type: 'backend',
    init: () => {},
    read: (language, module, done) => {
      readTexts(language, module, version).then((texts) => done(null, texts))
    },
  }
  await i18next
    .use(files)
    .use(initReactI18next)
    .init({ ...translationOptions(language), ns: modules, partialBundledLanguages: true })
}

/** Another language, the default one first, is better than the names of the texts; a missing file is reported [ERR-08b]. */
async function readTexts(language: string, module: string, version: string) {
  for (const one of new Set([language, defaultLanguage, ...languages])) {
    const response = await fetch(translationAddress(module, one, version, basePath())).catch(() => null)
    if (response?.ok) return response.json().catch(() => ({}))
    if (response) reportMissing(module, one)
  }
  return {}
}
