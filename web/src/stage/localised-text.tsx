import type { Language } from '@atrium/contract/languages'
import { chooseText, type LocalisedLabel } from './text-in.ts'

/** A text of a package, marked for screen readers when its language differs from the page's. */
export function LocalisedText({ text, language }: { text: LocalisedLabel; language: Language }) {
  const { words, lang } = chooseText(text, language)
  return lang ? <span lang={lang}>{words}</span> : words
}
