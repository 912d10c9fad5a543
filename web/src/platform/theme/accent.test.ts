import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type AccentTheme, type AccentTokens, accentStyle, accentTokens, contrast } from './accent.ts'

const sheet = readFileSync(`${import.meta.dirname}/../../styles/tokens.css`, 'utf8')
const themes: AccentTheme[] = ['light', 'dark']

/** The pairs of the contrast test that the accent takes part in. */
const pairs: [foreground: string, grounds: string[], least: number][] = [
  ['ink', ['accent-tint'], 4.5],
  ['ink-2', ['accent-tint'], 4.5],
  ['ink-3', ['accent-tint'], 4.5],
  ['accent', ['ground', 'surface', 'raised', 'sunken', 'accent-tint'], 4.5],
  ['accent-hover', ['ground', 'surface'], 4.5],
  ['on-accent', ['accent', 'accent-hover', 'accent-active'], 4.5],
  ['focus', ['ground', 'surface', 'raised'], 3],
]

const channels = ['00', '33', '66', '99', 'cc', 'ff']
const colours = channels.flatMap((red) => channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)))

test.each(themes)('any chosen colour keeps the contrast of WCAG AA in the %s theme [HDR-18]', (theme) => {
  const place = themes.indexOf(theme)
  const found = sheet.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  const tokens = Object.fromEntries([...found].map(([, name, ...both]) => [name as string, both[place] as string]))

  const failing = colours.flatMap((colour) => {
    const derived: Record<string, string> = { ...tokens, ...accentTokens(colour, theme) }
    return pairs.flatMap(([foreground, grounds, least]) =>
      grounds.flatMap((ground) => {
        const ratio = contrast(derived[foreground] as string, derived[ground] as string)
        return ratio < least ? [`${colour}: ${foreground} on ${ground} is ${ratio.toFixed(2)}`] : []
      }),
    )
  })

  expect(colours).toHaveLength(216)
  expect(failing).toEqual([])
})

test('a colour that can be read already is kept as it is [HDR-18]', () => {
  expect(accentTokens('#1f4fd8', 'light').accent).toBe('#1f4fd8')
})

test('nothing but a colour reaches the style sheet [HDR-18]', () => {
  const names: (keyof AccentTokens)[] = ['accent', 'accent-tint', 'on-accent']

  const style = accentStyle('#1f4fd8')

  for (const name of names) expect(style).toMatch(new RegExp(`--${name}:light-dark\\(#[0-9a-f]{6},#[0-9a-f]{6}\\)`))
  for (const hostile of ['red', '#1f4fd8;}body{display:none', '</style><script>', null])
    expect(accentStyle(hostile)).toBe('')
})
