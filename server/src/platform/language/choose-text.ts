import { type Language, languages } from '@atrium/contract/languages'
import { type ChineseScript, convertScript } from './convert-script.ts'

/** A text as it is stored: written in one language or several. */
export type PartialTexts = Partial<Record<Language, string>>

/** A text in the reader's language. */
interface ChosenText {
  text: string
  /** The language of `text`. */
  language: Language
  /** Whether it was written in the other Chinese script. */
  converted: boolean
}

/** The reader's own text, else the nearest there is; null where there is none. `in_language` in the database chooses alike. */
export function chooseText(texts: PartialTexts | null, reader: Language): ChosenText | null {
  const written = [reader, ...languages].find((language) => texts?.[language])
  if (!texts || !written) return null
  const text = texts[written] as string
  if (!needsConversion(written, reader)) return { text, language: written, converted: false }
  return { text: convertScript(text, reader), language: reader, converted: true }
}

/** Whether a text in one language is readable in the other Chinese script. */
export function needsConversion(written: Language, reader: Language): reader is ChineseScript {
  return written !== reader && written !== 'en' && reader !== 'en'
}
