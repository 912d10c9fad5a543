import type { Language } from '@atrium/contract/languages'
import { portalTimeZone } from '@atrium/contract/limits'

interface PdfTexts {
  contents: string
  fits(from: string, until: string | null): string
  updated(day: string): string
}

const words: Record<Language, PdfTexts> = {
  'zh-CN': {
    contents: '目录',
    fits: (from, until) => (until ? `适用 ${from} – ${until}` : `适用 ${from} 及以上`),
    updated: (day) => `更新于 ${day}`,
  },
  'zh-TW': {
    contents: '目錄',
    fits: (from, until) => (until ? `適用 ${from} – ${until}` : `適用 ${from} 及以上`),
    updated: (day) => `更新於 ${day}`,
  },
  en: {
    contents: 'Contents',
    fits: (from, until) => (until ? `Applies to ${from} – ${until}` : `Applies to ${from} and later`),
    updated: (day) => `Updated ${day}`,
  },
}

export function wordsOf(language: Language): PdfTexts {
  return words[language]
}

interface PdfFacts {
  fits: string | null
  fits_until: string | null
  updated_at: string
}

/** The line below the title. */
export function factsOf(language: Language, { fits, fits_until, updated_at }: PdfFacts): string {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: portalTimeZone })
  const { updated, fits: fitting } = words[language]
  const facts = [updated(day.format(new Date(updated_at))), ...(fits === null ? [] : [fitting(fits, fits_until)])]
  return facts.join('  ·  ')
}
