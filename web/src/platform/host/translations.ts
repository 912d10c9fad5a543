import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { defaultLanguage, type Language, languages, translationModules } from '@atrium/contract/languages'
import { createInstance, type i18n, type Resource } from 'i18next'
import { translationOptions } from '../i18n/options.ts'

export interface Translations {
  /** Part of every address the browser reads translations from: new texts, new address. */
  version: string
  in(language: Language): i18n
}

/** One ready instance per language, read from disk once; a missing file is reported, and the default language stands in. */
export async function readTranslations(
  folder: string,
  report: (missing: { file: string; reason: unknown }) => void,
): Promise<Translations> {
  const hash = createHash('sha256')
  const instances = new Map<Language, i18n>()

  for (const language of languages) {
    const texts: Resource[string] = {}
    for (const module of translationModules) {
      const file = `${folder}/${module}/${language}.json`
      const text = await readFile(file, 'utf8').catch((reason: unknown) => {
        report({ file, reason })
        return null
      })
      hash.update(text ?? '')
      texts[module] = text
        ? JSON.parse(text)
        : (instances.get(defaultLanguage)?.getResourceBundle(defaultLanguage, module) ?? {})
    }
    const instance = createInstance()
    await instance.init({ ...translationOptions(language), resources: { [language]: texts } })
    instances.set(language, instance)
  }

  return { version: hash.digest('hex').slice(0, 10), in: (language) => instances.get(language) as i18n }
}
