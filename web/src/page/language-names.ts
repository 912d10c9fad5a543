import type { Language } from '@atrium/contract/languages'

/** Each language by its own name, so that its speakers can read it. */
export const languageNames: Record<Language, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  en: 'English',
}
