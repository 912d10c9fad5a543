import { callsByNoun } from '@atrium/contract/calls'
import { type ConditionField, conditionFields, type Endpoint, type ListEndpoint } from '@atrium/contract/kit'

export interface Question {
  /** What is asked besides the bare list. */
  what: string
  query: Record<string, string>
}

export interface BenchQuery {
  screen: string
  path: string
  questions: Question[]
}

/** What people type: a name, an id, a whole file name, an address, a word, a subject, and what nobody has. */
const keywords = ['王安宁', '17', 'suite.iso', 'load-5@example.com', '请假', '10.7.3.1', 'tag 12', '没有这个人']

/** Every list of the management area with every choice, order and box the contract knows, and its last page. */
export function everyList(): BenchQuery[] {
  return Object.values(callsByNoun)
    .flat()
    .filter(isList)
    .map((endpoint) => {
      const { path, access, query } = endpoint
      const { search, orders } = partsOf(query)
      return {
        screen: typeof access === 'object' ? (access.screen ?? path) : path,
        path,
        questions: [
          { what: 'as it comes', query: {} },
          { what: 'the last page', query: { page: '100', size: '100' } },
          ...orders.flatMap((column) =>
            (['asc', 'desc'] as const).map((way) => ({
              what: `${column} ${way}`,
              query: { order_by: written({ [column]: way }) },
            })),
          ),
          ...orders.slice(1).map((column) => ({
            what: `${column}, then ${orders[0]}`,
            query: { order_by: written({ [column]: 'desc', [orders[0] as string]: 'asc' }) },
          })),
          ...Object.entries(search).flatMap(([name, schema]) => choices(path, name, schema)),
          ...('where' in (query?.shape ?? {}) ? conditions(endpoint as ListEndpoint, search) : []),
        ],
      }
    })
}

function choices(path: string, name: string, schema: Schema): Question[] {
  if (name === 'keyword') return keywords.map((keyword) => asked(`keyword ${keyword}`, { keyword }))
  if (name === 'from')
    return [asked('the last days', { from: day(7), to: day(0) }), asked('a day', { from: day(40), to: day(40) })]
  const options = (optionsOf(schema) ?? []).slice(0, 8)
  const one = options.map((option) => asked(`${name} ${option}`, { [name]: option }))
  if (options.length < 2 || madeForOne.includes(path)) return one
  return [...one, { what: `${name}, any of them`, query: { any_of: written({ [name]: options }) } }]
}

/** Each operator of each column, and a filter without its first value. */
function conditions(endpoint: ListEndpoint, search: Record<string, Schema>): Question[] {
  return Object.entries(conditionFields(endpoint)).flatMap(([name, field]) =>
    field.operators.flatMap((operator) =>
      samplesOf(field, operator, search[name]).map((value) => ({
        what: `${name} ${operator} ${value}`,
        query: { where: written({ [name]: { [operator]: value } }) },
      })),
    ),
  )
}

function samplesOf({ kind }: ConditionField, operator: string, schema: Schema | undefined): unknown[] {
  if (operator === 'empty') return [true, false]
  if (operator === 'before' || operator === 'after') return [day(7), day(200)]
  if (kind === 'choice') return schema ? [[firstOf(schema)]] : []
  if (kind === 'number') return operator.startsWith('is') ? [[3]] : [3, 100_000]
  return operator.startsWith('is') ? [['没有这个']] : ['批', '没有这个']
}

function firstOf(schema: Schema): unknown {
  return optionsOf(schema)?.[0] ?? (within(schema)._zod.def.type === 'boolean' ? true : 1)
}

/** Their rows are made for one value: these take no several. */
const madeForOne = ['/api/management/scenes', '/api/management/zero-result-searches']

function asked(what: string, search: object): Question {
  return { what, query: { search: written(search) } }
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

const written = (value: object) => JSON.stringify(value)

interface Schema {
  shape?: Record<string, Schema>
  options?: unknown[]
  _zod: { def: { type?: string; innerType?: Schema; out?: Schema; keyType?: Schema } }
}

function isList({ method, path, params, data }: Endpoint): boolean {
  const { shape } = data as unknown as Schema
  return method === 'GET' && path.startsWith('/api/management/') && !params && !!shape?.list && !!shape.total
}

function partsOf(query: Endpoint['query']): { search: Record<string, Schema>; orders: string[] } {
  const { search, order_by } = (query as unknown as Schema | undefined)?.shape ?? {}
  const columns = order_by && within(order_by)._zod.def.keyType
  return { search: (search && within(search).shape) ?? {}, orders: (columns?.options ?? []) as string[] }
}

/** Behind 'may be left out' and 'is written as text'. */
function within(schema: Schema): Schema {
  const { innerType, out } = schema._zod.def
  return innerType ? within(innerType) : out ? within(out) : schema
}

function optionsOf(schema: Schema): unknown[] | undefined {
  return within(schema).options
}
