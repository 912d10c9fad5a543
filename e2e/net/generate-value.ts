import { hostileTexts, hostileValue } from './hostile-values.ts'
import type { Random } from './random.ts'

/** The part of JSON schema that the descriptions of our calls use. */
export interface JsonSchema {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  type?: string | string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  propertyNames?: JsonSchema
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  contentSchema?: JsonSchema
}

export interface Generator {
  random: Random
  schemas: Record<string, JsonSchema>
  /** Values that exist in the demo content, by the name of the field. */
  known: Map<string, readonly (string | number)[]>
  /** Share of values that follow no schema. */
  mutation: number
}

const deepest = 8

/** A value that mostly fits the schema, so that it gets past validation, with hostile values strewn in. */
export function generateValue(generator: Generator, schema: JsonSchema = {}, name = '', depth = 0): unknown {
  const { random, schemas, mutation } = generator
  if (random.chance(mutation)) return hostileValue(random)
  if (depth > deepest) return null
  const inner = (part: JsonSchema | undefined, partName = name) => generateValue(generator, part, partName, depth + 1)

  if (schema.$ref) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const alternatives = schema.oneOf ?? schema.anyOf
  if (alternatives) return inner(random.pick(alternatives))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part)))

  switch (Array.isArray(schema.type) ? random.pick(schema.type) : schema.type) {
    case 'object':
      return generateObject(generator, schema, inner)
    case 'array':
      return Array.from({ length: lengthOf(generator, schema) }, () => inner(schema.items))
    case 'integer':
    case 'number':
      return generateNumber(generator, schema, name)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return generateText(generator, schema, name)
  }
}

function generateObject(
  { random, mutation }: Generator,
  { properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema,
  inner: (part: JsonSchema, name: string) => unknown,
) {
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(properties)) {
    const isIncluded = required.includes(name) ? !random.chance(mutation / 2) : random.chance(0.5)
    if (isIncluded) entries.push([name, inner(part, name)])
  }
  if (typeof additionalProperties === 'object') {
    const names = (propertyNames?.enum as string[] | undefined) ?? hostileTexts
    for (let count = random.below(3); count > 0; count--) {
      entries.push([random.pick(names), inner(additionalProperties, '')])
    }
  }
  if (random.chance(mutation)) {
    entries.push([random.pick(['extra', 'role_id', 'user_id', 'state', 'constructor']), hostileValue(random)])
  }
  return Object.fromEntries(entries)
}

function lengthOf({ random }: Generator, { minItems = 0, maxItems = 4 }: JsonSchema) {
  return Math.min(maxItems, Math.max(minItems, random.below(4)))
}

function generateNumber({ random, known }: Generator, schema: JsonSchema, name: string) {
  const values = known.get(name)?.filter((value) => typeof value === 'number')
  if (values?.length && random.chance(0.7)) return random.pick(values)

  const low = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
  const high = schema.maximum ?? 1_000
  if (random.chance(0.15)) return high
  if (random.chance(0.2)) return low
  return low + random.below(Math.min(high - low, 200) + 1)
}

const days = ['2026-11-01', '2026-11-16', '1970-01-01', '9999-12-31', '0001-01-01']
const moments = [
  '2026-11-16T12:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-16T12:00:00.123456789+08:00',
]
const usualTexts = ['abc', '流程', 'approval form', 'liucheng']

function generateText({ random, known }: Generator, schema: JsonSchema, name: string) {
  const values = known.get(name)
  if (values?.length && random.chance(0.6)) return String(random.pick(values))
  if (schema.format === 'date') return random.pick(days)
  if (schema.format === 'date-time') return random.pick(moments)
  if (schema.format === 'uuid') return 'f47ac10b-58cc-4372-a567-0e02b2c3d479'
  if (schema.format === 'email') return 'fuzz@example.invalid'

  const longest = Math.min(schema.maxLength ?? 40, 12_000)
  const text = random.chance(0.45) ? random.pick(hostileTexts) : random.pick([...usualTexts, 'x'.repeat(longest)])
  return text.slice(0, longest).padEnd(schema.minLength ?? 0, 'x')
}
