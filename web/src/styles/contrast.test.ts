import { readFileSync } from 'node:fs'
import { resourceTypes } from '@atrium/contract/resource-types'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8')
const hues = readFileSync(`${import.meta.dirname}/hues.css`, 'utf8')
const themes = ['light', 'dark'] as const
const text = 4.5
const graphic = 3

/** Text and controls, and the grounds they may stand on. */
const pairs: [foreground: string, grounds: string[], least: number][] = [
  ['ink', ['ground', 'surface', 'raised', 'sunken', 'accent-tint', 'mark'], text],
  ['ink', ['warning-tint', 'danger-tint', 'info-tint'], text],
  ['ink-2', ['ground', 'surface', 'raised', 'sunken', 'accent-tint'], text],
  ['ink-3', ['ground', 'surface', 'raised', 'sunken', 'accent-tint'], text],
  ['accent', ['ground', 'surface', 'raised', 'sunken', 'accent-tint'], text],
  ['accent-hover', ['ground', 'surface'], text],
  ['on-accent', ['accent', 'accent-hover', 'accent-active'], text],
  ['warning', ['ground', 'surface', 'raised', 'warning-tint'], text],
  ['danger', ['ground', 'surface', 'raised', 'danger-tint'], text],
  ['info', ['ground', 'surface', 'raised', 'info-tint'], text],
  ['ground', ['ink'], text],
  ['on-block', ['block', 'block-accent'], text],
  ['line-control', ['ground', 'surface', 'raised'], graphic],
  ['focus', ['ground', 'surface', 'raised'], graphic],
  ['star', ['ground', 'surface'], graphic],
]

describe.each(themes)('in the %s theme', (theme) => {
  const place = themes.indexOf(theme)
  const colours = coloursOf(tokens, place)

  test.each(pairs)('%s can be read on %s', (foreground, grounds, least) => {
    for (const ground of grounds) {
      expect(contrast(colours[foreground], colours[ground]), `${foreground} on ${ground}`).toBeGreaterThanOrEqual(least)
    }
  })

  test.each(resourceTypes)('the hue of %s can be read, and ink on its tint', (type) => {
    const rule = hues.slice(hues.indexOf(`[data-type="${type}"]`)).split('}')[0] ?? ''
    const hue = coloursOf(rule, place)

    for (const ground of ['ground', 'surface', 'raised', 'sunken']) {
      expect(contrast(hue.hue, colours[ground]), `hue on ${ground}`).toBeGreaterThanOrEqual(text)
    }
    expect(contrast(hue.hue, hue['hue-tint']), 'hue on its tint').toBeGreaterThanOrEqual(text)
    for (const ink of ['ink', 'ink-2', 'ink-3']) {
      expect(contrast(colours[ink], hue['hue-tint']), `${ink} on the tint`).toBeGreaterThanOrEqual(text)
    }
    for (const ground of ['surface', 'raised']) {
      expect(contrast(hue['hue-vivid'], colours[ground]), `vivid on ${ground}`).toBeGreaterThanOrEqual(graphic)
    }
  })
})

/** `--ink: light-dark(#1c1b18, #ecebe5)` → { ink: '#1c1b18' } in the light theme. */
function coloursOf(css: string, place: number): Record<string, string> {
  const found = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return Object.fromEntries([...found].map(([, name, ...both]) => [name, both[place]]))
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
function contrast(one: string | undefined, other: string | undefined): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string | undefined): number {
  if (!colour) throw new Error('a colour of the pair is not in the style sheet')
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
