export const themeKey = 'theme'
export type Theme = 'light' | 'dark'
export const themeScript = ''
