import type { PortalJson } from './read-json.ts'

/** What a theme may set, by the names authors use for it. */
const tokens = {
  '--portal-accent': ['accent', 'primary', 'brand'],
  '--portal-accent-tint': ['accentTint', 'accent_tint', 'primaryTint', 'tint'],
  '--portal-deep': ['deep', 'hero', 'heroBackground'],
  '--portal-ground': ['ground', 'background'],
  '--portal-surface': ['surface', 'card'],
  '--portal-ink': ['ink', 'text', 'foreground'],
  '--portal-ink-2': ['ink2', 'ink_2', 'muted', 'secondary'],
  '--portal-line': ['line', 'border'],
  '--portal-mark': ['mark', 'highlight'],
}

const color = /^(#([0-9a-f]{3}|[0-9a-f]{6})|(rgb|hsl|oklch|oklab)\([\d\s.,%/deg+-]{1,60}\))$/i

/** A theme as variables for its page, and nothing that is not a colour. */
export function themeVariables(theme: PortalJson): Record<string, string> {
  const given = { ...theme, ...(theme.colors as PortalJson | undefined) } as PortalJson
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([variable, names]) => {
      const value = names.map((name) => given[name]).find(isColor)
      return value ? [[variable, value.trim()]] : []
    }),
  )
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && color.test(value.trim())
}
