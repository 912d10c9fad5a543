import type { Language } from '@atrium/contract/languages'
import { chooseText, type LocalisedLabel } from '@atrium/contract/resource/text-in'

/** A text of a package, marked for screen readers when its language differs from the page's. */
export function LocalisedText({ text, language }: { text: LocalisedLabel; language: Language }) {
  const { words, lang } = chooseText(text, language)
  return lang ? <span lang={lang}>{words}</span> : words
}
