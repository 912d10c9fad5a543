export const languages = ['zh-CN', 'zh-TW', 'en'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'zh-CN'

/** Where the choice is kept: the key in local storage, and the cookie that mirrors it for the server. */
export const languageKey = 'current_local'

export const translationModules = [
  'common',
  'home_page',
  'login',
  'person_center',
  'resource',
  'management',
  'project',
  'video',
  'shared',
  'case',
  'knowledge',
  'download',
  'authorization',
] as const
export type TranslationModule = (typeof translationModules)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** What a text that is shown was written in: one converted into the reader's script was written in the other. */
export function writtenIn({ language, converted }: { language: Language; converted: boolean }): Language {
  if (!converted) return language
  return language === 'zh-TW' ? 'zh-CN' : 'zh-TW'
}

/** The best of our languages for an Accept-Language header or a list of browser languages. */
export function matchLanguage(wanted: string | readonly string[] | null | undefined): Language {
  const tags = typeof wanted === 'string' ? byWeight(wanted) : (wanted ?? [])

  for (const tag of tags) {
    const matched = languageOfTag(tag)
    if (matched) return matched
  }
  return defaultLanguage
}

/** Which of our languages a browser's tag such as `zh-Hant-HK` means, or null. */
export function languageOfTag(tag: string): Language | null {
  const [primary, ...rest] = tag.toLowerCase().split('-')
  if (primary === 'en') return 'en'
  if (primary !== 'zh') return null
  return rest.some((part) => ['tw', 'hk', 'mo', 'hant'].includes(part)) ? 'zh-TW' : 'zh-CN'
}

function byWeight(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='))
      return { tag, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
