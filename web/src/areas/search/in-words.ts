import type { Language } from '@atrium/contract/languages'

const marks = { 'zh-CN': ['“', '”', ''], 'zh-TW': ['「', '」', ''], en: ['“', '”', ', '] } as const

/** “合同会签”“契约审核”, each in the marks of the language. */
export function quoteWords(words: readonly string[], language: Language): string {
  const [before, after, between] = marks[language]
  return words.map((word) => before + word + after).join(between)
}

/** 资源、知识、案例. */
export function joinNames(names: readonly string[], language: Language): string {
  return names.join(language === 'en' ? ', ' : '、')
}
