import { languages } from '@atrium/contract/languages'
import type { TFunction } from 'i18next'
import { languageNames } from './language-names.ts'

/** What a field of a form holds, as a person reads it. `nameOf`: what the entry of a list with this value is called. */
export function valueInWords(
  value: unknown,
  t: TFunction<'shared'>,
  nameOf?: (value: number | string) => string | undefined,
): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'string') return nameOf?.(value) ?? String(value)
  if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no')
  if (!Array.isArray(value)) return textsIn(value)
  if (value.some((one) => typeof one === 'object')) return t('conflict.entries', { count: value.length })
  return value.map((one) => valueInWords(one, t, nameOf)).join(', ')
}

/** One text in several languages, line by line. */
function textsIn(texts: object): string {
  const written = new Map<string, unknown>(Object.entries(texts))
  return languages
    .filter((language) => written.get(language))
    .map((language) => `${languageNames[language]}: ${written.get(language)}`)
    .join('\n')
}
