/** The table of all outcomes as people read it: on the page, in a workbook, in the comparison of two versions. */
import type { Language } from '../languages.ts'
import { joinNeighbours } from './decision-terms.ts'
import type { FlowInside } from './flow-run.ts'
import { deciderBefore, flowGraph } from './flow-run.ts'
import type { DecisionCase, DecisionCell, FormField } from './inside.ts'
import { groupCases } from './outcome-groups.ts'
import { textIn } from './text-in.ts'

export interface OutcomeColumn {
  /** A subject of the rules, or a gateway where people decide. */
  id: string
  kind: 'value' | 'decision'
  name: string
}

export interface OutcomeRow {
  /** By column; null where any will do. */
  cells: (string | null)[]
  /** The steps people act at, in order. */
  path: string[]
  ends: DecisionCase['ends']
  /** What is sent back the same way for different values is one row. */
  cases: DecisionCase[]
}

export interface OutcomeRows {
  columns: OutcomeColumn[]
  rows: OutcomeRow[]
}

export function outcomeRows(flow: FlowInside, language: Language): OutcomeRows {
  const cases = flow.outcomes?.cases ?? []
  const columns = columnsOf(flow, cases, language)
  const names = stepNames(flow, language)
  const rows = groupCases(cases).map((group): OutcomeRow => {
    const [first] = group as [DecisionCase, ...DecisionCase[]]
    const path = first.steps.flatMap((id) => names.get(id) ?? [])
    return {
      cells: columns.map((column) => sharedCell(flow, column, group, language)),
      path: group.length > 1 ? ['…', ...path.slice(-1)] : path,
      ends: first.ends,
      cases: group,
    }
  })
  return { columns, rows: rows.toSorted((one, other) => order.indexOf(one.ends) - order.indexOf(other.ends)) }
}

const order: DecisionCase['ends'][] = ['finished', 'returned', 'stuck']

/** Those of people: what a service does decides nothing. */
export function stepNames({ steps }: FlowInside, language: Language): Map<string, string> {
  return new Map(
    steps
      .filter(({ kind }) => kind === 'task' || kind === 'approval')
      .map(({ id, name }) => [id, textIn(name, language) || id]),
  )
}

function columnsOf(flow: FlowInside, cases: readonly DecisionCase[], language: Language): OutcomeColumn[] {
  const graph = flowGraph(flow)
  const subjects = new Set(cases.flatMap(({ when }) => when.map(({ subject }) => subject)))
  const gateways = new Set(cases.flatMap(({ decided }) => decided.map(({ gateway }) => gateway)))
  const nameOf = (gateway: string) =>
    textIn(graph.steps.get(gateway)?.name ?? null, language) ||
    textIn(deciderBefore(graph, gateway)?.name ?? null, language) ||
    gateway
  return [
    ...[...subjects].map((id) => ({ id, kind: 'value' as const, name: subjectName(flow, id, language) })),
    ...[...gateways].map((id) => ({ id, kind: 'decision' as const, name: nameOf(id) })),
  ]
}

/** `total` is called like its field; of an expression the fields in it are. */
export function subjectName({ form_fields }: FlowInside, subject: string, language: Language): string {
  const titles = new Map(form_fields.map(({ path, title }) => [path, textIn(title, language) || path]))
  const counted = /^count\((\S+?)(\[\].*)?\)$/.exec(subject)?.[1]
  if (counted) return outcomeWords[language].count(titles.get(counted) ?? counted)
  return subject.replaceAll(/[a-z_]\w*(\[\]|\.\w+)*(?!\()/gi, (path) => titles.get(path) ?? path)
}

/** What all cases of a row have in common in a column. */
function sharedCell(flow: FlowInside, { id, kind }: OutcomeColumn, group: readonly DecisionCase[], language: Language) {
  const texts = new Set(
    group.map(({ when, decided }) => {
      if (kind === 'value') {
        const found = when.find(({ subject }) => subject === id)
        return found ? cellWords(flow, id, found.any_of, language) : null
      }
      const way = decided.find(({ gateway }) => gateway === id)?.way
      const taken = flow.ways.find((one) => one.id === way)
      return taken ? textIn(taken.condition, language) || outcomeWords[language].onward : null
    }),
  )
  const [only] = texts.size === 1 ? texts : []
  return only ?? null
}

/** `不到 5,000`; of several cells each. */
export function cellWords(
  { form_fields }: Pick<FlowInside, 'form_fields'>,
  subject: string,
  cells: readonly DecisionCell[],
  language: Language,
): string {
  const field = form_fields.find(({ path }) => path === subject)
  const told = cells.some(({ kind }) => kind !== 'empty') ? cells.filter(({ kind }) => kind !== 'empty') : cells
  return joinNeighbours(told)
    .map((cell) => oneCell(cell, field, language))
    .join(outcomeWords[language].or)
}

function oneCell(cell: DecisionCell, field: FormField | undefined, language: Language): string {
  const { other, empty, yes, no, or } = outcomeWords[language]
  const option = (value: string | number) => {
    const place = field?.values?.indexOf(String(value)) ?? -1
    return textIn(field?.options?.[place] ?? null, language) || figure(value)
  }
  switch (cell.kind) {
    case 'empty':
      return empty
    case 'value':
      if (typeof cell.value === 'boolean') return cell.value ? yes : no
      return option(cell.value)
    case 'other': {
      // The other options by name, where they are few.
      const left = (field?.values ?? []).filter((value) => !cell.than.includes(value))
      return left.length > 0 && left.length <= 3 ? left.map(option).join(or) : other
    }
    case 'range':
      return rangeWords(cell, language)
  }
}

function rangeWords(cell: Extract<DecisionCell, { kind: 'range' }>, language: Language): string {
  const { under, upTo, from, above, between } = outcomeWords[language]
  const low = cell.from === null ? null : figure(cell.from)
  const high = cell.to === null ? null : figure(cell.to)
  if (low === null) return (cell.to_included ? upTo : under)(high ?? '')
  if (high === null) return (cell.from_included ? from : above)(low)
  return cell.from === cell.to ? low : between(low, high, cell.from_included, cell.to_included)
}

function figure(value: string | number): string {
  return typeof value === 'number' ? value.toLocaleString('en-US', { maximumFractionDigits: 6 }) : value
}

interface OutcomeWords {
  under: (bound: string) => string
  upTo: (bound: string) => string
  from: (bound: string) => string
  above: (bound: string) => string
  between: (low: string, high: string, low_included: boolean, high_included: boolean) => string
  count: (field: string) => string
  other: string
  empty: string
  yes: string
  no: string
  or: string
  onward: string
  any: string
  number: string
  steps: string
  result: string
  ends: Record<DecisionCase['ends'], string>
}

/** Written here because the server says them too, in workbooks. */
export const outcomeWords: Record<Language, OutcomeWords> = {
  'zh-CN': {
    under: (bound) => `不到 ${bound}`,
    upTo: (bound) => `不超过 ${bound}`,
    from: (bound) => `${bound} 及以上`,
    above: (bound) => `超过 ${bound}`,
    between: (low, high, low_included, high_included) =>
      `${low_included ? low : `超过 ${low}`} 至${high_included ? '' : '不到'} ${high}`,
    count: (field) => `${field}的数量`,
    other: '其他',
    empty: '未填',
    yes: '是',
    no: '否',
    or: '或',
    onward: '继续',
    any: '都行',
    number: '序号',
    steps: '经过',
    result: '结果',
    ends: { finished: '办完', returned: '退回', stuck: '走不下去' },
  },
  'zh-TW': {
    under: (bound) => `未滿 ${bound}`,
    upTo: (bound) => `不超過 ${bound}`,
    from: (bound) => `${bound} 以上`,
    above: (bound) => `超過 ${bound}`,
    between: (low, high, low_included, high_included) =>
      `${low_included ? low : `超過 ${low}`} 至${high_included ? '' : '未滿'} ${high}`,
    count: (field) => `${field}的數量`,
    other: '其他',
    empty: '未填',
    yes: '是',
    no: '否',
    or: '或',
    onward: '繼續',
    any: '皆可',
    number: '序號',
    steps: '經過',
    result: '結果',
    ends: { finished: '辦結', returned: '退回', stuck: '無法繼續' },
  },
  en: {
    under: (bound) => `under ${bound}`,
    upTo: (bound) => `up to ${bound}`,
    from: (bound) => `${bound} or more`,
    above: (bound) => `more than ${bound}`,
    between: (low, high, low_included, high_included) =>
      `${low_included ? low : `more than ${low}`} to ${high_included ? '' : 'under '}${high}`,
    count: (field) => `Number of ${field.toLowerCase()}`,
    other: 'other',
    empty: 'empty',
    yes: 'yes',
    no: 'no',
    or: ' or ',
    onward: 'go on',
    any: 'any',
    number: 'No.',
    steps: 'Steps',
    result: 'Result',
    ends: { finished: 'done', returned: 'sent back', stuck: 'cannot go on' },
  },
}
