import { readFileSync } from 'node:fs'
import type { Language, TranslationModule } from '@atrium/contract/languages'

type TranslationTexts = { [key: string]: string | TranslationTexts }

/** The words of the screens, as each language writes them: `translate('person_center:profile.edit')`. */
export function wordsOf(language: Language) {
  return (name: `${TranslationModule}:${string}`, values: Record<string, string> = {}): string => {
    const [module = '', path = ''] = name.split(':')
    const texts: TranslationTexts = JSON.parse(
      readFileSync(`web/public/assets/i18n/${module}/${language}.json`, 'utf8'),
    )
    const found = path.split('.').reduce<string | TranslationTexts | undefined>(inside, texts)
    if (typeof found !== 'string') throw new Error(`nothing is called ${name}`)
    return found.replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
  }
}

function inside(texts: string | TranslationTexts | undefined, key: string) {
  return typeof texts === 'object' ? texts[key] : undefined
}
