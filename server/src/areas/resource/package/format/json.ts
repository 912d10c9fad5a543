import { atLine, inFile, PackageUnreadable } from '../report.ts'
import { limits } from './limits.ts'

export type JsonContent = null | boolean | number | string | JsonContent[] | { [key: string]: JsonContent }
export type JsonRecord = { [key: string]: JsonContent }

/** JSON within limits: how deep and how much is counted before anything is built. */
export function parseJson(text: string, path: string, name: 'format' | 'manifest' = 'format'): JsonContent {
  const { depth, values } = measure(text)
  if (depth > limits.json_depth)
    throw new PackageUnreadable(`${name}.too_deep`, { most: limits.json_depth }, inFile(path))
  if (values > limits.json_values)
    throw new PackageUnreadable(`${name}.too_much`, { most: limits.json_values }, inFile(path))
  try {
    return JSON.parse(text)
  } catch (error) {
    const [, position] = /at position (\d+)/.exec((error as Error).message) ?? []
    const place = atLine(path, text, position ? Number(position) : text.length)
    throw new PackageUnreadable(`${name}.broken_json`, { line: Number(place.at) }, place)
  }
}

export function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectOf(value: unknown): JsonRecord {
  return isObject(value) ? value : {}
}

export function listOf(value: unknown): JsonContent[] {
  return Array.isArray(value) ? value : []
}

export function stringOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** One step of a JSON Pointer (RFC 6901). */
export function step(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function measure(text: string) {
  let depth = 0
  let deepest = 0
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfString(text, at)
    else if (letter === '{' || letter === '[') deepest = Math.max(deepest, ++depth)
    else if (letter === '}' || letter === ']') depth--
    else if (letter === ',' || letter === ':') values++
  }
  return { depth: deepest, values }
}

function endOfString(text: string, start: number) {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
