/** Custom properties by their names: `--hue-tint` → `light-dark(#fae6da, #322117)`. */
type Properties = ReadonlyMap<string, string>

/** The custom properties that a rule of a style sheet sets: `propertiesOf(css, '[data-type="flow"]')`. */
export function propertiesOf(sheet: string, selector: string): [name: string, value: string][] {
  const start = sheet.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`no rule for ${selector}`)
  const rule = sheet.slice(start, sheet.indexOf('}', start))
  return [...rule.matchAll(/(--[\w-]+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()])
}

/** The same text with every colour as a browser paints it in the light theme: for pictures no style sheet reaches. */
export function paintedLight(text: string, properties: Properties): string {
  const simpler = text
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueSet(name, properties))
    .replace(/light-dark\(\s*([^(),]+),[^(),]+\)/g, '$1')
    .replace(/color-mix\(\s*in oklab,\s*(#\w{6}) (\d+)%,\s*(#\w{6})\s*\)/g, (_, one, share, other) =>
      mixColours(one, other, Number(share) / 100),
    )
  // From the inside outwards: what was nested stands free in the next round.
  return simpler === text ? text : paintedLight(simpler, properties)
}

/** Two colours mixed in Oklab, as `color-mix(in oklab, one 38%, other)` does. */
export function mixColours(one: string, other: string, share: number): string {
  const second = labOf(other)
  return hexOf(labOf(one).map((value, place) => value * share + (second[place] ?? 0) * (1 - share)))
}

function valueSet(name: string, properties: Properties): string {
  const value = properties.get(name)
  if (!value) throw new Error(`${name} is not set`)
  return value
}

/** https://bottosson.github.io/posts/oklab: from linear light to what the eye's cones answer, and from their roots to Oklab. */
const conesFromLight = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const labFromCones = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const conesFromLab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const lightFromCones = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function labOf(hex: string): number[] {
  const light = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return times(labFromCones, times(conesFromLight, light).map(Math.cbrt))
}

function hexOf(lab: number[]): string {
  const light = times(
    lightFromCones,
    times(conesFromLab, lab).map((root) => root ** 3),
  )
  const channels = light
    .map((value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055))
    .map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, place) => sum + factor * (vector[place] ?? 0), 0))
}
