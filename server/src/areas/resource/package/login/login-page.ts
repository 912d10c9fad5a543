import { endOfTag } from '../format/xml-tokens.ts'
import { atLine, type CheckPlace, type PackageReport } from '../report.ts'
import { checkAddress, type InspectedFile } from './login-address.ts'
import { checkScript } from './login-script.ts'
import { checkSheet } from './login-sheet.ts'

const refused = new Set(['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'portal', 'fencedframe'])
const addresses = new Set(['src', 'href', 'xlink:href', 'data', 'poster', 'background', 'ping', 'manifest'])
const mostTags = 20_000

/** The tags of a page, as a browser would come across them. */
export function checkPage(page: InspectedFile) {
  const { path, text, files, report } = page
  const lower = text.toLowerCase()
  let tags = 0
  for (let at = text.indexOf('<'); at >= 0 && tags < mostTags; tags++) {
    const { name, attributes, end } = readTag(text, at)
    const place = atLine(path, text, at)
    if (name) checkTag(name, attributes, place, report)
    for (const [key, value] of attributes) checkAttribute(key, value, page, place)
    at = after(name, end)
  }
  if (tags === mostTags) report.wrong('format.too_much', { most: mostTags }, atLine(path, text, 0))

  /** What stands in a script or a style sheet is no markup: it is looked at by itself, and the walk goes on behind it. */
  function after(name: string, end: number) {
    if (name !== 'script' && name !== 'style') return text.indexOf('<', end)
    const closing = lower.indexOf(`</${name}`, end)
    const stop = closing < 0 ? text.length : closing
    const part = { path, text: text.slice(end, stop), files, report }
    if (name === 'script') checkScript(part, atLine(path, text, end))
    else checkSheet(part, atLine(path, text, end))
    return text.indexOf('<', stop + 1)
  }
}

function checkTag(name: string, attributes: Map<string, string>, place: CheckPlace, report: PackageReport) {
  if (refused.has(name)) report.wrong('format.element_not_allowed', { element: name }, place)
  const posts = attributes.has('action') || /post/i.test(attributes.get('method') ?? '')
  if ((name === 'form' && posts) || attributes.has('formaction')) report.wrong('format.form_posts', {}, place)
  if (name === 'meta' && /refresh/i.test(attributes.get('http-equiv') ?? ''))
    report.wrong('format.external_address', {}, place)
}

function checkAttribute(key: string, value: string, { path, files, report }: InspectedFile, place: CheckPlace) {
  const check = (address: string | undefined) => checkAddress(address, { path, place, files, report })
  if (key === 'srcset') for (const one of value.split(',')) check(one.trim().split(/\s/)[0])
  else if (addresses.has(key)) check(value)
  else if (key.startsWith('on')) checkScript({ path, text: value, files, report }, place)
  else if (key === 'style') checkSheet({ path, text: value, files, report }, place)
}

function readTag(text: string, at: number) {
  const none = { name: '', attributes: new Map<string, string>() }
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('-->', at + 4)
    return { ...none, end: end < 0 ? text.length : end + 3 }
  }
  const [, name = ''] = /^<([a-z][^\s/>]*)/i.exec(text.slice(at, at + 60)) ?? []
  if (!name) return { ...none, end: at + 1 }
  const end = endOfTag(text, at + 1)
  return { name: name.toLowerCase(), attributes: attributesOf(text.slice(at + 1 + name.length, end)), end: end + 1 }
}

function attributesOf(inside: string) {
  const found = new Map<string, string>()
  const pattern = /([^\s=/"'>]+)(?:\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  for (const [, key = '', double, single, bare] of inside.slice(0, 100_000).matchAll(pattern))
    found.set(key.toLowerCase(), unescaped(double ?? single ?? bare ?? ''))
  return found
}

/** `&#106;avascript:` is an address too. */
function unescaped(value: string) {
  return value
    .replace(/&#x([\da-f]{1,5});?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d{1,6});?/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(colon|tab|newline|sol|amp);/gi, (_, name: string) => named[name.toLowerCase()] ?? '')
}
const named: Record<string, string> = { colon: ':', tab: '\t', newline: '\n', sol: '/', amp: '&' }
