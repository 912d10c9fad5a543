import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

export const themeKey = 'theme'
const changed = new EventTarget()

/** The person's choice, else what the system prefers; the script before the first paint has written it down. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  changed.dispatchEvent(new Event('change'))
}

/** While hydrating the theme is not known; what depends on it is drawn by `data-theme` in the style sheet. */
export function useTheme(): Theme | null {
  return useSyncExternalStore<Theme | null>(subscribe, currentTheme, () => null)
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
