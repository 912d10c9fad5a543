/**
 * The tokens of the accent derived from one colour the operator chose. Hue and saturation stay; lightness is moved until
 * text and controls keep the contrast of WCAG AA on every ground they stand on, in each theme by itself.
 */

const grounds = {
  light: ['#f6f3ec', '#fcfbf8', '#ffffff', '#ebe8e0'],
  dark: ['#131412', '#1a1b19', '#232422', '#0e0f0d'],
} as const
const onAccent = { light: '#ffffff', dark: '#0c1511' } as const
/** A little above what is required, so that rounding to whole channels never falls below it. */
const least = 4.6

export type AccentTheme = keyof typeof grounds
type HslColour = [hue: number, saturation: number, lightness: number]

export interface AccentTokens {
  accent: string
  'accent-hover': string
  'accent-active': string
  'accent-tint': string
  'accent-line': string
  'on-accent': string
  focus: string
}

export function accentTokens(colour: string, theme: AccentTheme): AccentTokens {
  const [hue, saturation, lightness] = toHsl(colour)
  const isLight = theme === 'light'
  const muted = Math.min(saturation, 0.45)
  const tint = toHex([hue, muted, isLight ? 0.92 : 0.12])
  const behind = [...grounds[theme], tint]
  const isReadable = (hex: string) =>
    contrast(hex, onAccent[theme]) >= least && behind.every((ground) => contrast(hex, ground) >= least)

  const step = isLight ? -0.01 : 0.01
  let shade = Math.min(Math.max(lightness, 0), 1)
  while (!isReadable(toHex([hue, saturation, shade])) && shade > 0 && shade < 1) shade = clamp(shade + step)
  if (!isReadable(toHex([hue, saturation, shade]))) shade = isLight ? 0.2 : 0.8

  const at = (further: number) => toHex([hue, saturation, clamp(shade + further * (isLight ? -1 : 1))])
  return {
    accent: at(0),
    'accent-hover': at(0.06),
    'accent-active': at(0.12),
    'accent-tint': tint,
    'accent-line': toHex([hue, muted, isLight ? 0.7 : 0.3]),
    'on-accent': onAccent[theme],
    focus: isLight ? at(0) : at(0.06),
  }
}

/** A style sheet that wins over the tokens wherever it stands in the page. */
export function accentStyle(colour: string | null): string {
  if (colour === null || !/^#[0-9a-f]{6}$/.test(colour)) return ''
  const [light, dark] = [accentTokens(colour, 'light'), accentTokens(colour, 'dark')]
  const rules = Object.entries(light).map(
    ([name, value]) => `--${name}:light-dark(${value},${dark[name as keyof AccentTokens]})`,
  )
  return `:root:root{${rules.join(';')}}`
}

/** WCAG 2: from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

function clamp(part: number) {
  return Math.min(Math.max(part, 0), 1)
}

function toHsl(colour: string): HslColour {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  const most = Math.max(red, green, blue)
  const fewest = Math.min(red, green, blue)
  const lightness = (most + fewest) / 2
  const range = most - fewest
  if (range === 0) return [0, 0, lightness]

  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const hue =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return [hue * 60, saturation, lightness]
}

function toHex([hue, saturation, lightness]: HslColour): string {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const channel = (place: number) => {
    const turn = (place + hue / 30) % 12
    const part = lightness - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
