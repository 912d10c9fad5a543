import type { ResourceType } from '@atrium/contract/resource-types'
import { isObject } from './format/json.ts'
import { looksLikeText } from './format/text.ts'
import { looksZipped } from './format/unzip.ts'

/** Enough of a file to know it by. */
const looked = 256 * 1024

/** The type of a file by its content; null if unknown. Office documents are recognised by `recogniseOffice`. */
export function recogniseText(bytes: Buffer): ResourceType | null {
  if (looksZipped(bytes) || !looksLikeText(bytes)) return null
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8'
  const text = bytes
    .subarray(0, looked)
    .toString(encoding)
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'schedule'
  if (text.startsWith('<')) return recogniseMarkup(text)
  if (text.startsWith('{') || text.startsWith('[')) return recogniseJson(bytes, text)
  return null
}

function recogniseMarkup(text: string): ResourceType | null {
  if (/<(\w+:)?definitions[\s>]/.test(text) && text.includes('omg.org/spec/BPMN')) return 'flow'
  return /<(html|!doctype html|head|body)[\s>]/i.test(text) ? 'login' : null
}

/** A whole file is known by its keys, one that is long or broken by the words it begins with. */
function recogniseJson(bytes: Buffer, text: string): ResourceType | null {
  const root = bytes.length <= looked ? parsed(text) : null
  const keys = isObject(root)
    ? Object.keys(root)
    : [...text.matchAll(/"([\w$]{1,20})"\s{0,9}:/g)].map(([, key = '']) => key)
  const has = (...names: string[]) => names.every((name) => keys.includes(name))
  if (has('widgets')) return 'portal'
  if (has('schema') || has('properties') || has('$schema') || has('$defs')) return 'form'
  return isObject(root) && text.includes('"$value"') ? 'document-style' : null
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const byEnding: [pattern: RegExp, type: ResourceType][] = [
  [/\.bpmn(20)?$/i, 'flow'],
  [/\.xml$/i, 'flow'],
  [/\.ics$/i, 'schedule'],
  [/\.html?$/i, 'login'],
  [/\.(docx|odt)$/i, 'document-template'],
  [/\.(dotx|ott|css)$/i, 'document-style'],
  [/tokens\.json$/i, 'document-style'],
  [/portal\.json$/i, 'portal'],
  [/\.json$/i, 'form'],
]

/** The type by file name: an unreadable file is reported as the type it claims to be. */
export function recogniseName(file_name: string): ResourceType | null {
  return byEnding.find(([pattern]) => pattern.test(file_name))?.[1] ?? null
}

/** Where the payload of a type stands in its package; the first is what a bare file is called. */
export function entryName(type: ResourceType, file_name: string): string {
  const [ending = ''] = /\.(docx|dotx|odt|ott|css|json)$/i.exec(file_name) ?? []
  if (type === 'document-template')
    return `document${/\.(docx|dotx|odt|ott)$/i.test(ending) ? ending.toLowerCase() : '.docx'}`
  if (type === 'document-style') {
    if (ending.toLowerCase() === '.json') return 'tokens.json'
    return `styles${ending ? ending.toLowerCase() : '.dotx'}`
  }
  return { form: 'form.json', flow: 'flow.bpmn', login: 'index.html', schedule: 'schedule.ics', portal: 'portal.json' }[
    type
  ]
}
