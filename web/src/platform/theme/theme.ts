export type Theme = 'light' | 'dark'

export const themeKey = 'theme'

/** The person's choice, else what the system prefers; the script before the first paint has written it down. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** What depends on the theme is drawn by `data-theme` in the style sheets: no component needs to know. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
