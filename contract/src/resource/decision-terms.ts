/** What rules compare, and the parts ("cells") into which the comparisons divide its values. */
import { evaluate, type FormulaNode, fieldsRead } from './formula.ts'
import type { DecisionCell, FormField } from './inside.ts'

type CellValue = string | number | boolean
type Bound = string | number

/** One comparison: an expression over fields, and what it is compared with. */
export interface DecisionTerm {
  subject: string
  operator: string
  value: CellValue
}

export interface DecisionSubject {
  name: string
  node: FormulaNode
  cells: DecisionCell[]
}

const mirrored: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '==': '==', '!=': '!=' }

/** A comparison as a term; what is not compared with a constant is a question of its own: true or not. */
export function termOf(node: FormulaNode): { term: DecisionTerm; node: FormulaNode } {
  if (node.kind === 'operation' && node.operator in mirrored) {
    const { operator, left, right } = node
    if (right.kind === 'constant' && left.kind !== 'constant')
      return { term: { subject: formulaText(left), operator, value: right.value }, node: left }
    if (left.kind === 'constant' && right.kind !== 'constant')
      return {
        term: { subject: formulaText(right), operator: mirrored[operator] ?? operator, value: left.value },
        node: right,
      }
  }
  return { term: { subject: formulaText(node), operator: '==', value: true }, node }
}

/** A formula as it is written, in one way of writing. */
export function formulaText(node: FormulaNode): string {
  if (node.kind === 'constant') return typeof node.value === 'string' ? `'${node.value}'` : String(node.value)
  if (node.kind === 'field') return node.path
  if (node.kind === 'call') return `${node.name}(${node.values.map(formulaText).join(', ')})`
  return [node.left, node.right]
    .map((part) => (part.kind === 'operation' ? `(${formulaText(part)})` : formulaText(part)))
    .join(` ${node.operator} `)
}

const ordering = new Set(['<', '>', '<=', '>='])

/** All values of a subject, divided so that each comparison holds for the whole of a cell or for nothing of it. */
export function cellsOf(
  node: FormulaNode,
  terms: readonly DecisionTerm[],
  field: FormField | undefined,
): DecisionCell[] {
  const ordered = terms.some(({ operator }) => ordering.has(operator))
  const constants = [...new Set(terms.map(({ value }) => value))]
  const cells = ordered ? rangesBetween(constants.filter(isBound)) : valuesAnd(constants, field)
  const never = field && (field.required || field.computed !== null)
  const all = never || alwaysHasValue(node) ? cells : [...cells, { kind: 'empty' as const }]
  return joinAlike(all, terms)
}

/** The column of a table that is not there is an empty list, which counts and adds up to nought. */
function alwaysHasValue(node: FormulaNode): boolean {
  const isTotal = node.kind === 'call' && (node.name === 'count' || node.name === 'sum')
  return isTotal && fieldsRead(node).every((path) => path.includes('[]'))
}

function isBound(value: CellValue): value is Bound {
  return typeof value !== 'boolean'
}

function valuesAnd(constants: CellValue[], field: FormField | undefined): DecisionCell[] {
  if (field?.kind === 'yes_no' || constants.every((value) => typeof value === 'boolean'))
    return [
      { kind: 'value', value: true },
      { kind: 'value', value: false },
    ]
  const values = constants.map((value): DecisionCell => ({ kind: 'value', value }))
  const offered = field?.values ?? []
  const isComplete = offered.length > 0 && offered.every((value) => constants.includes(value))
  return isComplete ? values : [...values, { kind: 'other', than: constants }]
}

/** Below, at and between the bounds. */
function rangesBetween(bounds: Bound[]): DecisionCell[] {
  const sorted = bounds.toSorted((one, other) => (one < other ? -1 : 1))
  const open = { kind: 'range', from_included: false, to_included: false } as const
  return [
    { ...open, from: null, to: sorted[0] ?? null },
    ...sorted.flatMap((bound, place): DecisionCell[] => [
      { kind: 'range', from: bound, from_included: true, to: bound, to_included: true },
      { ...open, from: bound, to: sorted[place + 1] ?? null },
    ]),
  ]
}

/** Neighbours for which all comparisons say the same are one cell. */
function joinAlike(cells: readonly DecisionCell[], terms: readonly DecisionTerm[]): DecisionCell[] {
  const truth = (cell: DecisionCell) => terms.map((term) => Number(holdsIn(cell, term))).join('')
  return joinRangesWhere(cells, (low, high) => truth(low) === truth(high))
}

type RangeCell = Extract<DecisionCell, { kind: 'range' }>

/** Ranges that touch become one; the order of cells is kept. */
export function joinNeighbours(cells: readonly DecisionCell[]): DecisionCell[] {
  return joinRangesWhere(cells, ({ to }, { from }) => to !== null && to === from)
}

function joinRangesWhere(
  cells: readonly DecisionCell[],
  areOne: (low: RangeCell, high: RangeCell) => boolean,
): DecisionCell[] {
  const joined: DecisionCell[] = []
  for (const cell of cells) {
    const last = joined.at(-1)
    if (last?.kind === 'range' && cell.kind === 'range' && areOne(last, cell))
      joined[joined.length - 1] = { ...last, to: cell.to, to_included: cell.to_included }
    else joined.push(cell)
  }
  return joined
}

/** Whether a comparison holds for the values of a cell. */
export function holdsIn(cell: DecisionCell, { operator, value }: DecisionTerm): boolean {
  const left: FormulaNode = { kind: 'field', path: 'subject' }
  const data = { subject: exampleIn(cell) }
  return evaluate({ kind: 'operation', operator, left, right: { kind: 'constant', value } }, data) === true
}

/** A value of the cell; null for the empty one. */
export function exampleIn(cell: DecisionCell): CellValue | null {
  if (cell.kind === 'empty') return null
  if (cell.kind === 'value') return cell.value
  // No constant of a rule begins with this letter, which is in none of Unicode's scripts.
  if (cell.kind === 'other') return '\uE000'
  const { from, to, from_included, to_included } = cell
  if (from_included && from !== null) return from
  if (to_included && to !== null) return to
  return between(from, to)
}

function between(from: Bound | null, to: Bound | null): Bound | null {
  if (typeof from === 'string') return `${from}\u0000`
  if (typeof to === 'string') return ''
  if (from !== null && to !== null) return (from + to) / 2
  return from === null ? (to ?? 0) - 1 : from + 1
}

/** Whether a value that was computed from somebody's data lies in a cell. */
export function contains(cell: DecisionCell, value: unknown): boolean {
  if (cell.kind === 'empty') return value === null || value === undefined
  if (cell.kind === 'value') return value === cell.value
  if (cell.kind === 'other') return value !== null && value !== undefined && !cell.than.includes(value as CellValue)
  if (typeof value !== 'number' && typeof value !== 'string') return false
  const { from, to, from_included, to_included } = cell
  const isAbove = from === null || value > from || (from_included && value === from)
  const isBelow = to === null || value < to || (to_included && value === to)
  return isAbove && isBelow
}

/** A condition on a subject in the language of formulas: `total = 5000`, `0 < total < 5000`. */
export function cellText(subject: string, cells: readonly DecisionCell[]): string {
  const told = cells.length > 1 ? cells.filter(({ kind }) => kind !== 'empty') : cells
  return told.map((cell) => oneText(subject, cell)).join(' | ')
}

function oneText(subject: string, cell: DecisionCell): string {
  if (cell.kind === 'empty') return `${subject} = —`
  if (cell.kind === 'value') return `${subject} = ${cell.value}`
  if (cell.kind === 'other') return `${subject} ≠ ${cell.than.join(', ')}`
  const { from, to, from_included, to_included } = cell
  if (from !== null && from === to) return `${subject} = ${from}`
  const low = from === null ? '' : `${from} ${from_included ? '≤' : '<'} `
  const high = to === null ? '' : ` ${to_included ? '≤' : '<'} ${to}`
  return `${low}${subject}${high}`
}

/** The field a subject is, where it is one and nothing else. */
export function fieldOf(node: FormulaNode, fields: readonly FormField[]): FormField | undefined {
  const [path] = fieldsRead(node)
  return node.kind === 'field' ? fields.find((field) => field.path === path) : undefined
}
