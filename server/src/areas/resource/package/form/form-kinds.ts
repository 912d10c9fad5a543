import type { InsideOf } from '@atrium/contract/resource/inside'
import { isObject, type JsonRecord, objectOf } from '../format/json.ts'

export type FormField = InsideOf<'form'>['fields'][number]

const formats: Record<string, FormField['kind']> = { date: 'date', 'date-time': 'moment', 'data-url': 'file' }
const types: Record<string, FormField['kind']> = {
  number: 'number',
  integer: 'number',
  boolean: 'yes_no',
  object: 'group',
}

/** What kind of field a person sees. */
export function fieldKind(schema: JsonRecord, ui: JsonRecord): FormField['kind'] {
  const widget = ui['ui:widget'] ?? objectOf(ui['ui:options']).widget
  if (widget === 'file' || widget === 'files') return 'file'
  if (isChoice(schema)) return 'choice'
  const type = typeOf(schema)
  if (type === 'array') return listKind(objectOf(schema.items))
  if (type !== 'string') return types[type] ?? 'text'
  return formats[String(schema.format)] ?? (widget === 'textarea' ? 'long_text' : 'text')
}

function listKind(items: JsonRecord): FormField['kind'] {
  if (isChoice(items)) return 'choice'
  return items.format === 'data-url' ? 'file' : 'table'
}

/** Nullable fields are written as ['string', 'null']. */
function typeOf({ type, properties, items }: JsonRecord): string {
  const named = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (typeof named === 'string') return named
  if (isObject(properties)) return 'object'
  return isObject(items) ? 'array' : 'string'
}

function isChoice({ enum: values, oneOf }: JsonRecord) {
  return Array.isArray(values) || (Array.isArray(oneOf) && oneOf.every((one) => isObject(one) && 'const' in one))
}

const ruled = [
  'format',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
]

export function rulesOf(schema: JsonRecord): string[] {
  return ruled
    .filter((word) => ['string', 'number'].includes(typeof schema[word]) || schema[word] === true)
    .map((word) => `${word} ${String(schema[word]).slice(0, 200)}`)
}
