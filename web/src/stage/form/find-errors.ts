import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema'

/** One thing that is wrong: where in the data, which rule of JSON Schema, and the limit it sets. */
export interface FormError {
  /** `['items', '0', 'amount']` */
  path: string[]
  keyword: string
  limit: unknown
}

/** Keywords that only say that something below them is wrong. */
const around = new Set([
  '$ref',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'items',
  'prefixItems',
  'additionalItems',
  'unevaluatedItems',
  'allOf',
  'if',
  'dependentSchemas',
  'dependencies',
])

/** What JSON Schema 2020-12 says about the data, without running anything as code. */
export function findErrors(schema: object, data: unknown): FormError[] {
  const { errors } = new Validator(schema as Schema, '2020-12', false).validate(data)
  return errors.filter(isPlain).map((error) => ({
    path: [...pointerParts(error.instanceLocation), ...missingName(error)],
    keyword: error.keyword,
    limit: limitOf(schema, error.keywordLocation),
  }))
}

/** For `oneOf` and `anyOf` only the choice itself is reported, not the errors of each schema. */
function isPlain({ keyword, keywordLocation }: OutputUnit) {
  return !around.has(keyword) && !/\/(anyOf|oneOf|not)\//.test(keywordLocation)
}

/** The validator reports a missing property at the object; people look for it at the field. */
function missingName({ keyword, error }: OutputUnit): string[] {
  const name = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : undefined
  return name ? [name] : []
}

function pointerParts(location: string): string[] {
  return location
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((part) => decodeURI(part).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Follows the way of the rule through the schema; `$ref` jumps to where it points. */
function limitOf(schema: object, location: string): unknown {
  return pointerParts(location).reduce<unknown>((found, part) => {
    const value = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined
    return part === '$ref' && typeof value === 'string' && value.startsWith('#/') ? limitOf(schema, value) : value
  }, schema)
}
