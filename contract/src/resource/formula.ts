/**
 * Formulas of forms (`x-computed`: `sum(items[].amount)`) and conditions of flows (`amount >= 100000 and kind == 'goods'`).
 * A formula reads data and nothing else; it is never run as code. Imports nothing: browsers use it.
 */
import { formulaFunctions } from './formula-functions.ts'

type FormulaData = Readonly<Record<string, unknown>>
type FormulaConstant = string | number | boolean

/** A formula as it was read. `path` is `items[].amount` or `total`. */
export type FormulaNode =
  | { kind: 'constant'; value: FormulaConstant }
  | { kind: 'field'; path: string }
  | { kind: 'call'; name: string; values: FormulaNode[] }
  | { kind: 'operation'; operator: string; left: FormulaNode; right: FormulaNode }

const longest = 500

/** Throws a SyntaxError for what is not a formula. */
export function parseFormula(formula: string): FormulaNode {
  if (formula.length > longest) throw new SyntaxError(`formula is longer than ${longest} characters`)
  const tokens = formula.match(/\d+(\.\d+)?|'[^']*'|[a-z_]\w*(\[\]|\.\w+)*|[<>=!]=|[-+*/()<>,]|\S/gi) ?? []
  let place = 0
  const accept = (...wanted: string[]) => (wanted.includes(tokens[place] ?? '') ? tokens[place++] : undefined)

  function chain(operators: string[], next: () => FormulaNode): FormulaNode {
    let left = next()
    for (let operator = accept(...operators); operator; operator = accept(...operators)) {
      left = { kind: 'operation', operator, left, right: next() }
    }
    return left
  }
  const product = () => chain(['*', '/'], single)
  const total = () => chain(['+', '-'], product)
  const comparison = () => chain(['<=', '>=', '==', '!=', '<', '>'], total)
  const both = () => chain(['and'], comparison)
  const either = (): FormulaNode => chain(['or'], both)

  function single(): FormulaNode {
    const token = tokens[place++] ?? 'the end'
    if (token === '-')
      return { kind: 'operation', operator: '-', left: { kind: 'constant', value: 0 }, right: single() }
    if (token === '(') return closed(either())
    if (/^[a-z_]\S*$/i.test(token) && !constants.has(token)) {
      return accept('(') ? call(token, closed(list())) : { kind: 'field', path: token }
    }
    return { kind: 'constant', value: literal(token) }
  }
  function list(): FormulaNode[] {
    const values = [either()]
    while (accept(',')) values.push(either())
    return values
  }
  function closed<Inner>(inner: Inner): Inner {
    if (!accept(')')) throw new SyntaxError(`a bracket stays open: ${formula}`)
    return inner
  }
  function call(name: string, values: FormulaNode[]): FormulaNode {
    if (!Object.hasOwn(formulaFunctions, name)) throw new SyntaxError(`${name} is not known: ${formula}`)
    return { kind: 'call', name, values }
  }

  const tree = either()
  if (place < tokens.length) throw new SyntaxError(`${tokens[place]} is not expected: ${formula}`)
  return tree
}

/** The formula as a tree, null for what cannot be read. */
export function readFormula(formula: string): FormulaNode | null {
  try {
    return parseFormula(formula)
  } catch {
    return null
  }
}

/** What a formula says about the data; null as long as something it reads is missing. `row` is the line of a table. */
export function evaluate(formula: string | FormulaNode, data: FormulaData, row: FormulaData = {}): unknown {
  return valueIn(typeof formula === 'string' ? parseFormula(formula) : formula, data, row)
}

function valueIn(node: FormulaNode, data: FormulaData, row: FormulaData): unknown {
  if (node.kind === 'constant') return node.value
  if (node.kind === 'field') return read(node.path, Object.hasOwn(row, node.path) ? row : data)
  if (node.kind === 'operation')
    return combine(node.operator, valueIn(node.left, data, row), valueIn(node.right, data, row))
  const values = node.values.map((value) => valueIn(value, data, row))
  return values.includes(null) ? null : formulaFunctions[node.name]?.(...values)
}

/** The paths of everything a formula reads, each once. */
export function fieldsRead(node: FormulaNode): string[] {
  if (node.kind === 'constant') return []
  if (node.kind === 'field') return [node.path]
  const inner = node.kind === 'call' ? node.values : [node.left, node.right]
  return [...new Set(inner.flatMap(fieldsRead))]
}

const constants = new Map([
  ['true', true],
  ['false', false],
])

function literal(token: string): FormulaConstant {
  if (/^\d/.test(token)) return Number(token)
  if (/^'.*'$/.test(token)) return token.slice(1, -1)
  const constant = constants.get(token)
  if (constant === undefined) throw new SyntaxError(`${token} is not expected`)
  return constant
}

/** `items[].amount` reads the column of a table as a list. */
function read(path: string, data: FormulaData): unknown {
  return path.split('.').reduce<unknown>((found, step) => {
    const name = step.replace('[]', '')
    const inner = Array.isArray(found) ? found.map((one) => property(one, name)) : property(found, name)
    return step.endsWith('[]') ? (inner ?? []) : inner
  }, data)
}

function property(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null && Object.hasOwn(owner, name)
    ? ((owner as FormulaData)[name] ?? null)
    : null
}

function combine(operator: string, left: unknown, right: unknown): unknown {
  if (operator === 'and') return left === true && right === true
  if (operator === 'or') return left === true || right === true
  if (operator === '==') return left === right
  if (operator === '!=') return left !== right
  if (typeof left === 'number' && typeof right === 'number') return numeric[operator]?.(left, right)
  return typeof left === 'string' && typeof right === 'string' ? (ordered[operator]?.(left, right) ?? null) : null
}

type OrderedValue = string | number
const ordered: Record<string, (left: OrderedValue, right: OrderedValue) => boolean> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
}
const numeric: Record<string, (left: number, right: number) => boolean | number | null> = {
  ...ordered,
  '+': (left, right) => tidy(left + right),
  '-': (left, right) => tidy(left - right),
  '*': (left, right) => tidy(left * right),
  '/': (left, right) => (right === 0 ? null : tidy(left / right)),
}

/** 0.1 + 0.2 is 0.3 on paper. */
function tidy(value: number): number {
  return Number(value.toFixed(6))
}

interface ComputedSchema {
  properties?: Record<string, unknown>
  items?: unknown
  'x-computed'?: unknown
}

/** The data with everything the schema computes filled in: the lines of tables first, then what adds them up. */
export function withComputed(schema: unknown, data: FormulaData): Record<string, unknown> {
  const { properties = {} } = schema as ComputedSchema
  const filled: Record<string, unknown> = { ...data }

  for (const [name, field] of Object.entries(properties) as [string, ComputedSchema][]) {
    const rows = filled[name]
    if (Array.isArray(rows)) filled[name] = rows.map((row) => computedRow(field.items as ComputedSchema, filled, row))
  }
  for (const [name, field] of Object.entries(properties) as [string, ComputedSchema][]) {
    if (typeof field['x-computed'] === 'string') put(filled, name, evaluate(field['x-computed'], filled))
  }
  return filled
}

function computedRow({ properties = {} }: ComputedSchema = {}, data: FormulaData, row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const filled: Record<string, unknown> = { ...row }
  for (const [name, field] of Object.entries(properties) as [string, ComputedSchema][]) {
    if (typeof field['x-computed'] === 'string') put(filled, name, evaluate(field['x-computed'], data, filled))
  }
  return filled
}

function put(data: Record<string, unknown>, name: string, value: unknown) {
  if (value === null) delete data[name]
  else data[name] = value
}
