import { conditionFields, type Endpoint, type ListEndpoint, type ListOperator } from '@atrium/contract/kit'
import type { z } from 'zod'

/** Valid values by the name of a parameter or filter: `resource_id`, `keyword`, `from`; null where there is none. */
export type SampleValues = Record<string, unknown>

interface EndpointQuery {
  kind: 'plain' | 'sort' | 'filter'
  query: Record<string, string>
}

/** The queries an endpoint must answer: without options, by each sort in both directions, by each value of each filter. */
export function queriesOf(endpoint: Endpoint, values: SampleValues): EndpointQuery[] {
  const { query: schema } = endpoint
  if (!schema) return [{ kind: 'plain', query: {} }]

  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    field,
    given:
      name === 'where' && 'any_of' in schema.shape
        ? conditionsOf(endpoint as ListEndpoint, values)
        : valuesOf(name, field, values),
  }))
  const required = Object.fromEntries(
    fields.filter(({ field }) => !isOptional(field)).map(({ name, given: samples }) => [name, asText(samples[0])]),
  )
  const others = fields.flatMap(({ name, given: samples }) =>
    samples.map((value): EndpointQuery => {
      return { kind: name === 'order_by' ? 'sort' : 'filter', query: { ...required, [name]: asText(value) } }
    }),
  )
  return [{ kind: 'plain', query: required }, ...others]
}

/** Each operator of each field of a list. */
export function conditionsOf(endpoint: ListEndpoint, values: SampleValues): object[] {
  const { shape } = endpoint.query.shape.where.unwrap().out as z.ZodObject
  return Object.entries(conditionFields(endpoint)).flatMap(([name, { kind, operators }]) =>
    kind === 'choice'
      ? valuesOf(name, (shape[name] as QuerySchema).def.innerType.shape.is_not, values).map((is_not) => ({
          [name]: { is_not },
        }))
      : operators.flatMap((operator) => samplesOf(operator, kind).map((value) => ({ [name]: { [operator]: value } }))),
  )
}

function samplesOf(operator: ListOperator, kind: string): unknown[] {
  if (operator === 'empty') return [true, false]
  if (operator === 'before' || operator === 'after') return ['2026-11-16']
  const sample = kind === 'number' ? 3 : 'a'
  return [operator === 'is' || operator === 'is_not' ? [sample] : sample]
}

/** Every value of an enumeration, a boolean or a sort; one sample of anything else. */
function valuesOf(name: string, schema: QuerySchema, values: SampleValues): unknown[] {
  const { def } = schema
  switch (def.type) {
    case 'optional':
    case 'default':
      return valuesOf(name, def.innerType, values)
    case 'nullable':
      return [null, ...valuesOf(name, def.innerType, values)]
    case 'enum':
      return Object.values(def.entries)
    case 'boolean':
      return [true, false]
    case 'array':
      return valuesOf(name in values ? name : name.replace(/s$/, ''), def.element, values).map((value) => [value])
    case 'object':
      return objectsOf(def.shape, values)
    case 'record':
      return Object.values<string>(def.keyType.def.entries).flatMap((column) => [
        { [column]: 'asc' },
        { [column]: 'desc' },
      ])
    case 'pipe':
      // JSON as text is described by what it holds, any other text by what is typed.
      return valuesOf(name, def.in.def.type === 'pipe' ? def.out : def.in, values)
    default:
      if (values[name] === null) return []
      if (values[name] === undefined) throw new Error(`no sample for '${name}' (${def.type})`)
      return [values[name]]
  }
}

/** One object for each value of each field, beside the fields it must have. */
function objectsOf(shape: Record<string, QuerySchema>, values: SampleValues): object[] {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, field, given: valuesOf(name, field, values) }))
  const required = Object.fromEntries(
    fields.filter(({ field }) => !isOptional(field)).map(({ name, given: samples }) => [name, samples[0]]),
  )
  return fields.flatMap(({ name, given: samples }) => samples.map((value) => ({ ...required, [name]: value })))
}

function isOptional(schema: z.ZodType): boolean {
  return schema.safeParse(undefined).success
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

// biome-ignore lint/suspicious/noExplicitAny: zod describes a schema by a union that cannot be narrowed by its type
type QuerySchema = z.ZodType & { def: any }
