import { posix } from 'node:path'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { loadSharp } from '../../../platform/convert/picture.ts'
import { hues, ink } from './thumbnail.hues.ts'
import { box, isColor, sheet, svgOf, text, words } from './thumbnail.pen.ts'

type LoginInside = InsideOf<'login'>

interface PictureArea {
  x: number
  y: number
  width: number
  height: number
}

interface LoginLook {
  accent: string
  panel: string
  ground: string
  ink: string
  field: string
}

/** Where the picture of the page and the form stand, as the style sheet of the page has them. */
interface LoginLayout {
  art: PictureArea | null
  panel: PictureArea
}

const pictures = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp'])
/** What is decoded for one sign-in page. */
const mostPixels = 20_000_000
/** Of the page and of each of its style sheets. */
const mostText = 200_000

/** The page before anybody types: its picture, its words and its colours. Nothing of it is run. */
export async function drawLoginPicture(
  { slots }: LoginInside,
  files: ReadonlyMap<string, Buffer>,
  entry: string,
): Promise<Buffer> {
  const page = files.get(entry)?.toString().slice(0, mostText) ?? ''
  const sheets = [...files]
    .filter(([path]) => path.endsWith('.css'))
    .map(([, bytes]) => bytes.toString().slice(0, mostText))
  const css = [...sheets, page].join('\n')
  const slotOf = (name: string) => words(slots.find((slot) => slot.name === name)?.value)
  const artPath = pathIn(entry, slotOf('background')) ?? firstPicture(page, entry, files)
  const art = artPath === null ? null : (files.get(artPath) ?? null)
  const look = lookOf(css, slotOf('accent'))
  const layout = layoutOf(css, art !== null)
  const ground = svgOf(look.ground, '')
  const keys = [...page.matchAll(/<button\b[^<>]{0,200}>(\d)<\/button>/g)].map(([, key = '']) => key)
  const form = svgOf('none', drawPanel({ ...wordsOf(slots, page), keys }, look, layout.panel))
  const logo = files.get(pathIn(entry, slotOf('logo')) ?? '')

  const sharp = await loadSharp()
  const layers = [
    ...(art && layout.art ? [await fitted(art, layout.art, 'cover')] : []),
    { input: form, left: 0, top: 0 },
    ...(logo ? await Promise.all(logoPlaces(layout).map((place) => fitted(logo, place, 'contain'))) : []),
  ]
  return sharp(ground)
    .composite(layers.filter((layer) => layer !== null))
    .removeAlpha()
    .png()
    .toBuffer()
}

/** A picture of the package, decoded within limits; one that cannot be read is left out. */
async function fitted(bytes: Buffer, { x, y, width, height }: PictureArea, fit: 'cover' | 'contain') {
  const sharp = await loadSharp()
  const size = { width: Math.round(width), height: Math.round(height) }
  const input = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: 10 })
    .resize({ ...size, fit, background: '#00000000' })
    .png()
    .toBuffer()
    .catch(() => null)
  return input && { input, left: Math.round(x), top: Math.round(y) }
}

function pathIn(entry: string, path: string): string | null {
  return pictures.has(posix.extname(path).toLowerCase()) ? posix.join(posix.dirname(entry), path) : null
}

function firstPicture(page: string, entry: string, files: ReadonlyMap<string, Buffer>): string | null {
  const sources = [...page.matchAll(/<img\b[^<>]{0,300}?\ssrc="([^"<>]{1,200})"/g)]
  const found = sources.flatMap(([tag, path = '']) => (tag.includes('logo') ? [] : (pathIn(entry, path) ?? [])))
  return found.find((path) => files.has(path)) ?? null
}

/** The declarations of the first rule with this selector. */
function ruleOf(css: string, selector: string): string {
  const at = css.search(new RegExp(`(^|[}\\s])${selector.replace('.', '\\.')}\\s*\\{`, 'm'))
  return at < 0 ? '' : css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at) + 1).slice(0, 2_000)
}

function colorIn(rule: string, property: string, css: string): string | null {
  const [, value = ''] = new RegExp(`(?:^|[;\\s{])${property}\\s*:\\s*([^;}]{1,80})`).exec(rule) ?? []
  const [hex] = /#[\da-f]{3,8}\b/i.exec(resolved(value, css)) ?? []
  if (isColor(hex)) return hex
  const [, red, green, blue] = /rgba?\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value) ?? []
  return red === undefined
    ? null
    : `#${[red, green, blue].map((part) => Math.min(Number(part), 255).toString(16).padStart(2, '0')).join('')}`
}

/** A colour that stands in a variable of the page. */
function resolved(value: string, css: string): string {
  const [, name = ''] = /var\((--[\w-]{1,40})/.exec(value) ?? []
  return name ? (new RegExp(`${name}\\s*:\\s*([^;}]{1,40})`).exec(css)?.[1] ?? '') : value
}

function lookOf(css: string, accent: string): LoginLook {
  const [panel, body, field] = ['main', 'body', 'input'].map((name) => lastRuleOf(css, name)) as [
    string,
    string,
    string,
  ]
  const ground = colorIn(body, 'background(?:-color)?', css) ?? '#ffffff'
  const panelColor = colorIn(panel, 'background(?:-color)?', css) ?? ground
  const isDark = luminance(panelColor) < 0.4
  return {
    accent: isColor(accent) ? accent : hues.login.vivid,
    panel: panelColor,
    ground,
    ink: isDark ? '#f2f4f7' : ink.text,
    field: isDark ? (colorIn(field, 'background(?:-color)?', css) ?? '#1f2b39') : '#ffffff',
  }
}

/** Later rules override earlier ones; those for narrow screens come after a media query and do not count. */
function lastRuleOf(css: string, selector: string): string {
  const wide = css.split('@media')[0] ?? ''
  const rest = css
    .split('@media')
    .slice(1)
    .map((part) => part.slice(part.indexOf('}\n') + 1))
  return [wide, ...rest]
    .map((part) => ruleOf(part, selector))
    .filter(Boolean)
    .join(';')
}

function luminance(color: string): number {
  const hex = color.length < 7 ? [...color.slice(1, 4)].map((digit) => digit + digit).join('') : color.slice(1, 7)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function layoutOf(css: string, hasArt: boolean): LoginLayout {
  const main = lastRuleOf(css, 'main')
  const isBehind = /position:\s*(fixed|absolute)/.test(lastRuleOf(css, '.art'))
  const all = { x: 0, y: 0, width: sheet.width, height: sheet.height }
  const middle = { x: 200, y: 34, width: 240, height: 332 }
  const isSplit = /grid-template-columns/.test(lastRuleOf(css, 'body'))
  if (!hasArt) return { art: null, panel: isSplit ? { ...all, x: 320, width: 320 } : middle }
  if (!isBehind) {
    return isSplit
      ? { art: { ...all, width: 352 }, panel: { x: 352, y: 0, width: 288, height: 400 } }
      : { art: { ...all, height: 110 }, panel: { x: 150, y: 92, width: 340, height: 308 } }
  }
  if (/inset:\s*auto 0 0/.test(main)) return { art: all, panel: { x: 0, y: 300, width: 640, height: 100 } }
  if (/right:|margin:\s*0 0 0 auto/.test(main)) return { art: all, panel: { x: 366, y: 40, width: 240, height: 320 } }
  if (/margin:\s*0 auto/.test(main)) return { art: all, panel: middle }
  return { art: all, panel: { x: 0, y: 0, width: 250, height: 400 } }
}

/** Beside the title, and large where a page draws its picture itself. */
function logoPlaces({ art, panel }: LoginLayout): PictureArea[] {
  const { x, y } = panel.height < 150 ? { x: panel.x + 30, y: panel.y + 22 } : innerOf(panel)
  const small = { x, y, width: 26, height: 26 }
  return art === null && panel.x === 320 ? [small, { x: 108, y: 148, width: 104, height: 104 }] : [small]
}

/** What stands in a panel begins here, in the middle of its height. */
function innerOf({ x, y, width, height }: PictureArea) {
  const margin = Math.min(width * 0.13, 40)
  return { x: x + margin, y: y + Math.max((height - 264) / 2, 18), width: width - 2 * margin }
}

interface LoginWords {
  title: string
  greeting: string
  fields: string[]
  submit: string
  ways: string
  /** The digits of a keypad, where the page has one instead of a keyboard. */
  keys: string[]
}

/** What can be changed stands in slots; what cannot is read from the page. */
function wordsOf(slots: LoginInside['slots'], page: string): Omit<LoginWords, 'keys'> {
  const slotOf = (...names: string[]) => words(slots.find(({ name }) => names.includes(name))?.value)
  const [heading = ''] = wordsIn(page, 'h1')
  const [button = ''] = wordsIn(page, 'button')
  return {
    title: slotOf('title'),
    greeting: slotOf('greeting') || heading,
    fields: [slotOf('account'), slotOf('password')].filter(Boolean).concat(wordsIn(page, 'label')).slice(0, 2),
    submit: slotOf('submit') || button,
    ways: slotOf('ways', 'hint'),
  }
}

function wordsIn(page: string, tag: string): string[] {
  const elements = [...page.matchAll(new RegExp(`<${tag}\\b[^<>]{0,200}>([\\s\\S]{0,600}?)</${tag}>`, 'g'))].slice(0, 3)
  return elements.map(([, content = '']) => content.replaceAll(/<[^<>]*>/g, ' ').trim())
}

function drawPanel(
  { title, greeting, fields, submit, ways: others, keys }: LoginWords,
  look: LoginLook,
  area: PictureArea,
): string {
  const ground = box(area.x, area.y, area.width, area.height, { fill: look.panel })
  const soft = look.ink === ink.text ? ink.soft : '#c3ccd6'
  if (area.height < 150) return ground + drawBar({ title, greeting, submit, fields }, look, area)

  const { x, y, width } = innerOf(area)
  const heading =
    text(x + 34, y + 19, title, { size: 13, color: soft, width: width - 34 }) +
    text(x, y + 66, greeting, { size: 24, color: look.ink, weight: 600, width })
  if (keys.length >= 9)
    return ground + heading + input(x, y + 80, width, look) + drawKeys(keys, { x, y: y + 124, width }, look)
  const inputs = (fields.length > 0 ? fields : ['']).map((label, place) => {
    const top = y + 84 + place * 60
    return text(x, top + 12, label, { size: 11, color: soft, width }) + input(x, top + 18, width, look)
  })
  const below = y + 84 + Math.max(fields.length, 1) * 60
  const button = box(x, below + 6, width, 34, { fill: look.accent, radius: 3 })
  const ways = text(x + width / 2, below + 62, others, { size: 10, color: soft, anchor: 'middle', width })
  return ground + heading + inputs.join('') + button + onAccent(submit, x + width / 2, below + 28, look) + ways
}

function drawKeys(
  keys: string[],
  { x, y, width }: { x: number; y: number; width: number },
  { accent, field, ink: color }: LoginLook,
): string {
  const each = (width + 8) / 3
  return keys
    .slice(0, 10)
    .map((key, place) => {
      const at = { x: x + (place === 9 ? 1 : place % 3) * each, y: y + Math.floor(place / 3) * 42 }
      return (
        box(at.x, at.y, each - 8, 35, { fill: field, stroke: accent, radius: 3 }) +
        text(at.x + (each - 8) / 2, at.y + 24, key, { size: 17, color, weight: 500, anchor: 'middle' })
      )
    })
    .join('')
}

function drawBar(
  { title, greeting, submit, fields }: Pick<LoginWords, 'title' | 'greeting' | 'submit' | 'fields'>,
  look: LoginLook,
  { x, y, width }: PictureArea,
): string {
  const each = 150
  const inputs = fields.slice(0, 2).map((label, place) => {
    const left = x + width - 30 - 84 - (2 - place) * (each + 12)
    return text(left, y + 36, label, { size: 11, color: ink.soft, width: each }) + input(left, y + 44, each, look)
  })
  const button = box(x + width - 30 - 76, y + 44, 76, 34, { fill: look.accent, radius: 3 })
  return (
    text(x + 64, y + 40, greeting, { size: 18, color: look.ink, weight: 600, width: 150 }) +
    text(x + 30, y + 72, title, { size: 11, color: ink.soft, width: 170 }) +
    inputs.join('') +
    button +
    onAccent(submit, x + width - 30 - 38, y + 66, look)
  )
}

function input(x: number, y: number, width: number, { field }: LoginLook): string {
  return box(x, y, width, 34, { fill: field, stroke: '#8a8376', radius: 3 })
}

function onAccent(label: string, x: number, y: number, { accent }: LoginLook): string {
  const color = luminance(accent) > 0.55 ? ink.text : '#ffffff'
  return text(x, y, label, { size: 13, color, weight: 600, anchor: 'middle', width: 120 })
}
