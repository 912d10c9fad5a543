import { languageKey, languageOfTag } from '@atrium/contract/languages'
import { useEffect, useState } from 'react'

/** Nothing was chosen, and the browser names none of our languages: what the page is written in is a guess. */
export function useLanguageUnknown(): boolean {
  const [unknown, setUnknown] = useState(false)

  useEffect(() => {
    setUnknown(!hasChosen() && !navigator.languages.some(languageOfTag))
  }, [])
  return unknown
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(languageKey) !== null
  } catch {
    return false
  }
}
