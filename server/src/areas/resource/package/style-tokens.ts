import { isObject, type JsonContent, stringOf } from './json.ts'
import type { DocumentStyle } from './style-word.ts'

/** Design tokens: every value under the names that lead to it, written plainly or as `{ "$value": … }`. */
export function tokenStyles(root: JsonContent, path: string[] = []): DocumentStyle[] {
  if (isObject(root) && '$value' in root) return [token(path, root.$value)]
  if (!isObject(root)) return path.length > 0 ? [token(path, root)] : []
  return Object.entries(root).flatMap(([key, value]) => (key.startsWith('$') ? [] : tokenStyles(value, [...path, key])))
}

function token(path: string[], value: JsonContent | undefined): DocumentStyle {
  const id = path.join('.').slice(0, 200)
  const text = (stringOf(value) ?? JSON.stringify(value) ?? '').slice(0, 80)
  const points = /^([\d.]{1,8})pt$/.exec(text)?.[1]
  return {
    id,
    name: id,
    kind: 'token',
    font: /font.*(family|name)|family$/i.test(id) ? (firstFamily(value) ?? null) : null,
    size: points ? Number(points) : null,
    line: /line/i.test(id) ? text : null,
    indent: /indent/i.test(id) ? text : null,
    color: /^(#[\da-f]{3,8}|(rgb|hsl|oklch|lab|lch)a?\(.{1,60}\))$/i.test(text) ? text : null,
  }
}

function firstFamily(value: JsonContent | undefined) {
  const written = Array.isArray(value) ? value[0] : value
  return stringOf(written)
    ?.split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '')
    .slice(0, 100)
}
