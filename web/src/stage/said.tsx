import type { Language } from '@atrium/contract/languages'
import { type LocalisedLabel, saidIn } from './text-in.ts'

/** A text of a package; voices that read it out are told when it is in another language than the page. */
export function Said({ text, language }: { text: LocalisedLabel; language: Language }) {
  const { words, lang } = saidIn(text, language)
  return lang ? <span lang={lang}>{words}</span> : words
}
