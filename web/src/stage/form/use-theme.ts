import { useSyncExternalStore } from 'react'
import { currentTheme, type Theme } from '../../platform/theme/theme.ts'

/** The current theme, for a library that needs it as a value. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, currentTheme, () => 'light')
}

function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
