import type { Found } from './find-errors.ts'

type Translate = (key: string, values?: Record<string, unknown>) => string

const told = new Set([
  ...['required', 'type', 'enum', 'const', 'anyOf', 'oneOf', 'not', 'pattern', 'format', 'uniqueItems', 'contains'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'dependentRequired'],
])
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']
const formats = ['date', 'date-time', 'time', 'email', 'uri', 'data-url', 'uuid', 'ipv4', 'ipv6']

/** What is wrong with a field, in a sentence somebody can act on. */
export function errorWords({ keyword, limit }: Found, t: Translate): string {
  if (keyword === 'type' && types.includes(String(limit))) return t(`stage_form.error.type_${limit}`)
  if (keyword === 'format' && formats.includes(String(limit))) return t(`stage_form.error.format_${limit}`)
  // An empty text in a field that must be filled is the same to people as a missing one.
  if (keyword === 'minLength' && limit === 1) return t('stage_form.error.required')
  if (!told.has(keyword)) return t('stage_form.error.other')
  return t(`stage_form.error.${keyword}`, typeof limit === 'number' ? { limit, count: limit } : {})
}
