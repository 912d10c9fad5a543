import type { Texts } from '../kinds.ts'

/** One text in the three languages of the portal; all three are asked for, so none can be forgotten. */
export function text(simplified: string, traditional: string, english: string): Texts {
  return { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
}
