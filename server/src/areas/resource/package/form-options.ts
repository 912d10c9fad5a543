import type { InsideLabel } from '@atrium/contract/inside'
import type { TextPerLanguage } from '@atrium/contract/package'
import { isObject, type JsonContent, type JsonRecord, listOf, objectOf } from './json.ts'

type TextsAt = (pointer: string, written: JsonContent | undefined) => TextPerLanguage | null

/** Longer lists hold places or people, which are not texts of the form. */
const most = 100

/** What may be chosen in a field, one or several, as people read it. */
export function optionsOf(schema: JsonRecord, pointer: string, textsAt: TextsAt): InsideLabel[] {
  const chosen = isObject(schema.items) ? `${pointer}/items` : pointer
  const { oneOf, enum: values } = isObject(schema.items) ? objectOf(schema.items) : schema
  const named = listOf(oneOf)
    .slice(0, most)
    .flatMap((one, place) => textsAt(`${chosen}/oneOf/${place}/title`, objectOf(one).title) ?? [])
  const bare = listOf(values)
    .slice(0, most)
    .flatMap((value) => (typeof value === 'string' && value !== '' ? value.slice(0, 500) : []))
  return [...named, ...bare]
}
