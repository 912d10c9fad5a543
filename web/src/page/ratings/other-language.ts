import type { Language } from '@atrium/contract/languages'

/**
 * In which language a text is written where the reader of the page reads another: `zh` or `en`. People write without
 * saying so; Chinese characters tell Chinese from English, and one script of Chinese is readable to readers of the other.
 */
export function otherLanguage(text: string, language: Language): 'zh' | 'en' | null {
  const isChinese = /\p{Script=Han}/u.test(text)
  if (isChinese) return language === 'en' ? 'zh' : null
  return language !== 'en' && /\p{Script=Latin}/u.test(text) ? 'en' : null
}
