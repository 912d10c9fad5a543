import type { InsideOf } from '@atrium/contract/resource/inside'
import { isObject, type JsonRecord, listOf, objectOf, parseJson, stringOf } from '../format/json.ts'
import { inMegabytes, limits } from '../format/limits.ts'
import { textOf } from '../format/text.ts'
import { walkXml, type XmlVisitor } from '../format/xml.ts'
import { atLine, atPointer, inFile, PackageUnreadable } from '../report.ts'
import { type PackageContents, type PackageLabel, type PackageSource, textsOf } from '../source.ts'
import { checkAddress, folderOf, type InspectedFile } from './login-address.ts'
import { checkPage } from './login-page.ts'
import { checkScript } from './login-script.ts'
import { checkSheet } from './login-sheet.ts'

const mostElements = 20_000

export type LoginSlot = InsideOf<'login'>['slots'][number]

const kinds: readonly LoginSlot['kind'][] = ['logo', 'background', 'text', 'color']
const allowed = /\.(html?|css|m?js|json|png|jpe?g|webp|avif|gif|ico|svg|woff2?|ttf|otf|txt|md)$/i

/**
 * A login page: HTML, what it shows, and its slots. It is shown in a sandbox at another address that lets nothing out;
 * what is looked for here are pages that would not work there, or were made to do something else.
 */
export function readLogin({ entry, files, report }: PackageSource): PackageContents {
  const page = textOf(files.get(entry) ?? Buffer.of(), entry, limits.text_bytes)
  if (!/<(!doctype html|html|body|head)[\s>]/i.test(page))
    throw new PackageUnreadable('format.not_a_page', {}, inFile(entry))
  for (const [path, bytes] of files) {
    if (!allowed.test(path)) report.wrong('format.file_not_allowed', {}, inFile(path))
    if (bytes.length > limits.text_bytes && /\.(html?|css|m?js|json|svg)$/i.test(path))
      report.wrong('format.too_large', { megabytes: inMegabytes(limits.text_bytes) }, inFile(path))
    else checkFile(path, bytes, files, report)
  }

  const slots = readSlots({ entry, files, report })
  const labels: PackageLabel[] = slots.flatMap(({ name, kind, value }, index) =>
    kind === 'text' && value && typeof value !== 'string'
      ? [{ place: atPointer('login.json', `/slots/${index}/value`, name), text: value }]
      : [],
  )
  const [, title = ''] = /<title[^>]{0,200}>([^<]{0,500})/i.exec(page) ?? []
  return {
    inside: { type: 'login', slots, assets: assetsOf(entry, files) },
    title: slots.find(({ name }) => name === 'title')?.value ? labelOf(slots, 'title') : textsOf(title),
    summary: null,
    sample: files.has(besideOf(entry)) ? besideOf(entry) : null,
    labels,
  }
}

function checkFile(path: string, bytes: Buffer, files: Map<string, Buffer>, report: PackageSource['report']) {
  const read = () => textOf(bytes, path, limits.text_bytes)
  if (/\.html?$/i.test(path)) checkPage({ path, text: read(), files, report })
  else if (/\.css$/i.test(path)) checkSheet({ path, text: read(), files, report })
  else if (/\.m?js$/i.test(path)) checkScript({ path, text: read(), files, report })
  else if (/\.svg$/i.test(path)) checkPicture({ path, text: read(), files, report })
}

function besideOf(entry: string) {
  return `${folderOf(entry)}login.json`
}

function readSlots({ entry, files, report }: PackageSource): LoginSlot[] {
  const path = besideOf(entry)
  const bytes = files.get(path)
  if (!bytes) {
    report.note('format.no_slots', {}, inFile(entry))
    return []
  }
  const root = parseJson(textOf(bytes, path, limits.text_bytes), path)
  if (!isObject(root) || !Array.isArray(root.slots)) throw new PackageUnreadable('format.not_slots', {}, inFile(path))
  if (root.slots.length > limits.slots)
    throw new PackageUnreadable('format.too_many_slots', { most: limits.slots }, inFile(path))

  return listOf(root.slots).flatMap((declaredSlot, index) => {
    const { name, kind, value } = objectOf(declaredSlot)
    const place = atPointer(path, `/slots/${index}`, declaredSlot)
    const known = kinds.find((one) => one === kind)
    if (!stringOf(name) || !known) {
      report.wrong('format.wrong_slot', { known: kinds.join(', ') }, place)
      return []
    }
    if (known === 'logo' || known === 'background') checkAddress(value, { path, place, files, report })
    return [{ name: String(name).slice(0, 80), kind: known, value: slotValue(known, value) }]
  })
}

function slotValue(kind: LoginSlot['kind'], value: JsonRecord[string] | undefined): LoginSlot['value'] {
  return kind === 'text' ? textsOf(value) : (stringOf(value)?.slice(0, 500) ?? null)
}

function labelOf(slots: LoginSlot[], name: string) {
  const value = slots.find((slot) => slot.name === name)?.value
  return textsOf(value)
}

function assetsOf(entry: string, files: Map<string, Buffer>) {
  return [...files]
    .filter(([path]) => path !== entry && path !== besideOf(entry))
    .map(([path, bytes]) => ({ path, size: bytes.length }))
}

/** An SVG is a picture, and nothing that runs or fetches. */
function checkPicture({ path, text, files, report }: InspectedFile) {
  const open: XmlVisitor['open'] = (name, attributes, at) => {
    const plain = name.slice(name.indexOf(':') + 1).toLowerCase()
    const pairs = Object.entries(attributes())
    if (plain === 'script' || plain === 'foreignobject' || pairs.some(([key]) => /^on/i.test(key)))
      report.wrong('format.script_in_picture', {}, atLine(path, text, at))
    for (const [key, value] of pairs)
      if (/^(xlink:)?href$/i.test(key)) checkAddress(value, { path, place: atLine(path, text, at), files, report })
  }
  walkXml(text, path, { open }, mostElements)
}
