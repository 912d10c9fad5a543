/** What does not fit between a flow, its form and its document. */
import { analyseFlow } from './decision-table.ts'
import { cellText, fieldOf, termOf } from './decision-terms.ts'
import { comparisonsOf, type FlowInside, type FlowStep, flowGraph, outcomeField } from './flow-run.ts'
import { type FormulaNode, fieldsRead } from './formula.ts'
import type { DecisionTable, FlowFinding, FormField } from './inside.ts'

/** A document of the package, and the tags that stand in it. */
export interface DocumentTags {
  path: string
  tags: string[]
}

/** All outcomes of a flow, and everything that does not fit. */
export function checkFlow(flow: FlowInside, documents: readonly DocumentTags[]) {
  const { table, faults } = analyseFlow(flow)
  const gateways = faults.map(({ gateway, kind, when }) => {
    const excerpt = when.map(({ subject, any_of }) => cellText(subject, any_of)).join(', ')
    return finding(faultChecks[kind], kind === 'overlap' ? 'note' : 'wrong', { element: gateway, excerpt })
  })
  const findings = [
    ...checkRules(flow),
    ...gateways,
    ...table.unreachable.map((element) => finding('unreachable', 'note', { element })),
    ...checkRights(flow),
    ...checkDocuments(flow, documents),
  ]
  return { outcomes: table satisfies DecisionTable, findings: findings.slice(0, mostFindings) }
}

const mostFindings = 100
const faultChecks = { gap: 'gateway_gap', overlap: 'gateway_overlap', wait: 'join_waits' } as const

function finding(
  check: FlowFinding['check'],
  level: FlowFinding['level'],
  { element = null, path = null, excerpt = null }: Partial<FlowFinding>,
): FlowFinding {
  return { check, level, element, path, excerpt: excerpt?.slice(0, 200) ?? null }
}

function checkRules(flow: FlowInside): FlowFinding[] {
  const { rules } = flowGraph(flow)
  return flow.ways.flatMap((way) => {
    const tree = rules.get(way.id)
    if (tree === undefined) return []
    const about = { element: way.id, excerpt: way.rule }
    if (tree === null) return [finding('rule_unreadable', 'note', about)]
    const label = isPartOfRule(way.condition, tree) ? [finding('label_not_whole_rule', 'note', about)] : []
    return flow.form_fields.length === 0 ? label : [...label, ...checkRule(tree, flow.form_fields, about)]
  })
}

function checkRule(tree: FormulaNode, fields: readonly FormField[], about: Partial<FlowFinding>): FlowFinding[] {
  const missing = fieldsRead(tree).filter((path) => path !== outcomeField && !fields.some((one) => one.path === path))
  const comparisons = comparisonsOf(tree)
  return [
    ...missing.map((path) => finding('rule_field_missing', 'wrong', { ...about, path })),
    ...comparisons
      .filter((part) => clashes(part, fields))
      .map((part) => finding('rule_type_clash', 'wrong', { ...about, path: fieldsRead(part)[0] ?? null })),
    ...comparisons.flatMap((part) => {
      const { term, node } = termOf(part)
      const values = fieldOf(node, fields)?.values ?? []
      const isUnknown = typeof term.value === 'string' && values.length > 0 && !values.includes(term.value)
      return isUnknown ? [finding('rule_value_unknown', 'wrong', { ...about, path: term.subject })] : []
    }),
  ]
}

const number = /\d|[一二三四五六七八九十百千万萬]/
const joined = /[或且和與与、,，]|\b(or|and)\b/i

/** A way that names an amount and is also taken for another reason says less than its rule. */
function isPartOfRule(label: FlowInside['ways'][number]['condition'], tree: FormulaNode): boolean {
  const words = typeof label === 'string' ? label : (label?.['zh-CN'] ?? label?.en ?? '')
  const subjects = new Set(comparisonsOf(tree).map((part) => termOf(part).term.subject))
  return words !== '' && subjects.size > 1 && number.test(words) && !joined.test(words)
}

type ValueType = 'number' | 'string' | 'boolean' | 'list'

const typesOfKinds: Record<FormField['kind'], ValueType> = {
  text: 'string',
  long_text: 'string',
  number: 'number',
  date: 'string',
  moment: 'string',
  choice: 'string',
  yes_no: 'boolean',
  file: 'string',
  table: 'list',
  group: 'list',
}

const textFunctions = new Set(['join', 'capital'])
const comparing = new Set(['<', '>', '<=', '>=', '==', '!='])

/** Null where it cannot be told: a field that is not there, or one of several values. */
function typeIn(node: FormulaNode, fields: readonly FormField[]): ValueType | null {
  if (node.kind === 'constant') return typeof node.value as ValueType
  if (node.kind === 'call') return textFunctions.has(node.name) ? 'string' : 'number'
  if (node.kind === 'operation') return comparing.has(node.operator) ? 'boolean' : 'number'
  const field = fields.find(({ path }) => path === node.path)
  if (!field) return null
  return node.path.includes('[]') ? 'list' : typesOfKinds[field.kind]
}

/** A comparison of two types, an order of what has none, or a sum of texts. */
function clashes(node: FormulaNode, fields: readonly FormField[]): boolean {
  if (node.kind !== 'operation') return node.kind === 'call' && node.values.some((value) => clashes(value, fields))
  const types = [typeIn(node.left, fields), typeIn(node.right, fields)]
  const known = types.filter((type) => type !== null)
  const inner = clashes(node.left, fields) || clashes(node.right, fields)
  if (!comparing.has(node.operator)) return inner || known.some((type) => type !== 'number')
  const isOrdered = node.operator !== '==' && node.operator !== '!='
  return (
    inner ||
    new Set(known).size > 1 ||
    known.includes('list') ||
    (isOrdered && known.some((type) => type === 'boolean'))
  )
}

/** Rights on fields that are not there, and fields that must be filled in and that nobody gets to see in time. */
function checkRights({ steps, form_fields, ways }: FlowInside): FlowFinding[] {
  if (form_fields.length === 0) return []
  const known = new Set(form_fields.map(({ path }) => path))
  const missing = steps.flatMap(({ id, fields }) =>
    fields
      .filter(({ path }) => !known.has(path))
      .map(({ path }) => finding('right_field_missing', 'note', { element: id, path })),
  )
  const first = firstTask(steps, ways)
  const editable = new Set(
    steps.flatMap(({ fields }) => fields.filter(({ right }) => right === 'edit')).map(({ path }) => path),
  )
  const closed = form_fields.filter(({ path, required, computed }) => {
    const right = first?.fields.find((field) => field.path === path)?.right
    return required && computed === null && right === 'hidden' && !editable.has(path)
  })
  return [
    ...missing,
    ...closed.map(({ path }) => finding('required_but_hidden', 'wrong', { element: first?.id ?? null, path })),
  ]
}

/** Where the form is filled in: the first step people act at. */
export function firstTask(steps: readonly FlowStep[], ways: FlowInside['ways']): FlowStep | undefined {
  const start = steps.find(({ kind }) => kind === 'start')
  const found = new Set(start ? [start.id] : [])
  for (const id of found) {
    const step = steps.find((one) => one.id === id)
    if (step?.kind === 'task' || step?.kind === 'approval') return step
    for (const { to } of ways.filter(({ from }) => from === id)) found.add(to)
  }
  return undefined
}

function checkDocuments({ variables, form_fields, steps }: FlowInside, documents: readonly DocumentTags[]) {
  if (documents.length === 0) return []
  const named = new Set(variables.map(({ tag }) => tag))
  const used = new Set(documents.flatMap(({ tags }) => tags))
  const without = documents.flatMap(({ path, tags }) =>
    tags
      .filter((tag) => !named.has(tag))
      .map((tag) => finding('document_tag_without_source', 'wrong', { path: tag, excerpt: path })),
  )
  const missing = variables.filter(({ source }) => !hasSource(source, form_fields, steps))
  const unused = variables.filter(({ tag }) => !used.has(tag))
  return [
    ...without,
    ...missing.map(({ tag, source }) => finding('document_source_missing', 'wrong', { path: tag, excerpt: source })),
    ...unused.map(({ tag }) => finding('document_variable_unused', 'note', { path: tag })),
  ]
}

const ofFlow = new Set(['flow.title', 'flow.number', 'flow.date'])
const ofStep = /^step\.([\w-]+)\.(person|outcome|at)$/

function hasSource(source: string, fields: readonly FormField[], steps: readonly FlowStep[]): boolean {
  if (source.startsWith('form.')) {
    const path = source.slice('form.'.length).replaceAll(/\[\d+\]/g, '[]')
    return fields.some((field) => field.path === path || `${field.path}[]` === path)
  }
  const [, step] = ofStep.exec(source) ?? []
  return step ? steps.some(({ id }) => id === step) : ofFlow.has(source)
}
