import type { TFunction } from 'i18next'
import type { FormError } from './find-errors.ts'

type Translate = TFunction<'resource'>

const knownKeywords = new Set([
  'required',
  'type',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'not',
  'pattern',
  'format',
  'uniqueItems',
  'contains',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'dependentRequired',
])
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']
const formats = ['date', 'date-time', 'time', 'email', 'uri', 'data-url', 'uuid', 'ipv4', 'ipv6']

/** What is wrong with a field, in a sentence somebody can act on. */
export function errorWords({ keyword, limit }: FormError, t: Translate): string {
  if (keyword === 'type' && types.includes(String(limit))) return t(`stage_form.error.type_${limit}`)
  if (keyword === 'format' && formats.includes(String(limit))) return t(`stage_form.error.format_${limit}`)
  // An empty text in a field that must be filled is the same to people as a missing one.
  if (keyword === 'minLength' && limit === 1) return t('stage_form.error.required')
  if (!knownKeywords.has(keyword)) return t('stage_form.error.other')
  return t(`stage_form.error.${keyword}`, typeof limit === 'number' ? { limit, count: limit } : {})
}

/** The same sentence for a rule before anybody broke it: 'maxLength 200' as the file's read-out writes it. */
export function ruleWords(rule: string, t: Translate): string {
  const [keyword = '', ...rest] = rule.split(' ')
  const written = rest.join(' ')
  if (!knownKeywords.has(keyword)) return rule
  const limit = written !== '' && Number.isFinite(Number(written)) ? Number(written) : written
  return keyword === 'pattern' ? rule : errorWords({ path: [], keyword, limit }, t)
}
