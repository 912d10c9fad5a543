import { useSyncExternalStore } from 'react'
import { currentTheme, type Theme } from '../../platform/theme/theme.ts'

/** The theme as it is now, for a library that has to be told. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, currentTheme, () => 'light')
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
