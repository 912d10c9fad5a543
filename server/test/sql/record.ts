import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompiledQuery, KyselyPlugin, OperationNode, RawNode } from 'kysely'
import { z } from 'zod'
import { rowSchemaOf } from '../../src/platform/db/typed-sql.ts'

/** A line of what the workers of a test run write down. */
export type SqlRecord =
  | { kind: 'statement'; text: string; callSites: string[]; columns: Record<string, string> | null }
  | { kind: 'row'; callSite: string; problem: string }

const folder = process.env.ATRIUM_SQL_RECORD
const callSites = new WeakMap<object, string>()
const written = new Set<string>()

/** A template has the same array of strings each time it is evaluated, so that its place is looked for once. */
export function noteCallSite(strings: TemplateStringsArray): void {
  if (!folder || callSites.has(strings)) return
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 6
  const { stack = '' } = new Error()
  Error.stackTraceLimit = limit
  const frame = stack
    .split('\n')
    .find((line) => /\.ts\b/.test(line) && !/\/(server\/test\/sql\/|typed-sql\.ts)/.test(line))
  const place = frame && /((?:server|content)\/(?:src|test)\/[^:?]+)[^:]*:(\d+):(\d+)/.exec(frame)
  callSites.set(strings, place ? `${place[1]}:${place[2]}:${place[3]}` : 'elsewhere')
}

export function recordStatement({ sql, query }: Pick<CompiledQuery, 'sql' | 'query'>): void {
  if (!folder) return
  const found = new Set<string>()
  gatherCallSites(query, found)
  const schema = rowSchemaOf(query)
  const columns = schema instanceof z.ZodObject ? describeColumns(schema) : null
  write({ kind: 'statement', text: sql, callSites: [...found].sort(), columns })
}

/** Parses the rows that tests read with the schema their statement names. */
export const rowCheck: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    if (folder && rowSchemaOf(node)) checked.set(queryId, node as RawNode)
    return node
  },

  async transformResult({ result, queryId }) {
    const node = checked.get(queryId)
    const schema = node && rowSchemaOf(node)
    if (!schema) return result
    for (const row of result.rows) {
      const { error } = schema.safeParse(row)
      if (error)
        write({ kind: 'row', callSite: callSites.get(node.sqlFragments) ?? '', problem: z.prettifyError(error) })
    }
    return result
  },
}

const checked = new WeakMap<object, RawNode>()

function gatherCallSites(node: unknown, found: Set<string>) {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const each of node) gatherCallSites(each, found)
    return
  }
  const { kind } = node as OperationNode
  if (kind === 'ValueNode' || kind === 'PrimitiveValueListNode') return
  if (kind === 'RawNode') {
    const callSite = callSites.get((node as RawNode).sqlFragments)
    if (callSite) found.add(callSite)
  }
  for (const each of Object.values(node)) gatherCallSites(each, found)
}

function describeColumns(schema: z.ZodObject) {
  const entries = Object.entries(schema.shape as Record<string, z.ZodType>)
  return Object.fromEntries(entries.map(([name, column]) => [name, kindOf(column)]))
}

/** What a value is to JavaScript; empty where a schema leaves that open. */
function kindOf(schema: z.ZodType): string {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return kindOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodEnum) return typeof schema.options[0]
  if (schema instanceof z.ZodLiteral) return typeof [...schema.values][0]
  const { type } = schema.def
  return ['number', 'string', 'boolean', 'array', 'object'].includes(type) ? type : ''
}

function write(line: SqlRecord) {
  const text = JSON.stringify(line)
  if (!folder || written.has(text)) return
  written.add(text)
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${text}\n`)
}
