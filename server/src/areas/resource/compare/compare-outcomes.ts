import type { Language } from '@atrium/contract/languages'
import type { ChangedOutcome } from '@atrium/contract/resource/comparison'
import { contains } from '@atrium/contract/resource/decision-terms'
import type { DecisionCase, DecisionCell, Inside, InsideOf } from '@atrium/contract/resource/inside'
import { cellWords, outcomeRows, stepNames, subjectName } from '@atrium/contract/resource/outcome-rows'

type ComparedFlow = InsideOf<'flow'>
type CaseCondition = DecisionCase['when']

/** More sentences than this say nothing to anybody. */
const most = 50

/** For which values a flow now goes another way than before, told by the people it goes to, and where it is now sent back. */
export function compareOutcomes(before: Inside, after: Inside, language: Language): ChangedOutcome[] {
  if (before.type !== 'flow' || after.type !== 'flow') return []
  const [old, now] = [before, after].map((flow) => finished(flow)) as [DecisionCase[], DecisionCase[]]
  const changed = old.flatMap((one) =>
    now.flatMap((other): ChangedOutcome[] => {
      const when = decideAlike(one, other) ? intersection(one.when, other.when) : null
      const paths = [pathOf(before, one, language), pathOf(after, other, language)] as const
      if (!when || paths[0].join() === paths[1].join()) return []
      return [
        { when: when.map((part) => conditionWords(before, after, part, language)), before: paths[0], after: paths[1] },
      ]
    }),
  )
  const returns = [
    ...newReturns(before, after, language).map((way) => ({ ...way, before: [] })),
    ...newReturns(after, before, language).map(({ when, after: gone }) => ({ when, before: gone, after: [] })),
  ]
  const different = new Map([...changed, ...returns].map((change) => [JSON.stringify(change), change]))
  return [...different.values()].slice(0, most)
}

function finished({ outcomes }: ComparedFlow): DecisionCase[] {
  return (outcomes?.cases ?? []).filter(({ ends }) => ends === 'finished')
}

/** The ways back that the later flow has and the earlier had not: from whom to whom. */
function newReturns(earlier: ComparedFlow, later: ComparedFlow, language: Language) {
  const names = stepNames(later, language)
  const known = new Set(returnsOf(earlier))
  const { columns, rows } = outcomeRows(later, language)
  return rows.flatMap(({ cells, ends, cases: [first] }) => {
    if (ends !== 'returned' || !first || known.has(endOf(later, first).join(' '))) return []
    const when = columns.flatMap(({ name }, place) => {
      const values = cells[place]
      return values ? [{ subject: name, values }] : []
    })
    return [{ when, after: endOf(later, first).flatMap((id) => names.get(id) ?? []) }]
  })
}

function returnsOf(flow: ComparedFlow): string[] {
  const cases = flow.outcomes?.cases ?? []
  return cases.filter(({ ends }) => ends === 'returned').map((one) => endOf(flow, one).join(' '))
}

/** The step it is sent back from, and the one it comes back to. */
function endOf(flow: ComparedFlow, { steps, ways }: DecisionCase): string[] {
  const acting = new Set(flow.steps.filter(({ kind }) => kind === 'task' || kind === 'approval').map(({ id }) => id))
  const back = flow.ways.find(({ id }) => id === ways.at(-1))?.to
  return [steps.findLast((id) => acting.has(id)), back].filter((id) => id !== undefined)
}

function pathOf(flow: ComparedFlow, { steps }: DecisionCase, language: Language): string[] {
  const names = stepNames(flow, language)
  return steps.flatMap((id) => names.get(id) ?? [])
}

/** A gateway that both have is left by the same way. */
function decideAlike(one: DecisionCase, other: DecisionCase): boolean {
  return one.decided.every(({ gateway, way }) => {
    const there = other.decided.find((decision) => decision.gateway === gateway)
    return !there || there.way === way
  })
}

function conditionWords(
  before: ComparedFlow,
  after: ComparedFlow,
  { subject, any_of }: CaseCondition[number],
  language: Language,
) {
  const fields = [...after.form_fields, ...before.form_fields]
  const flow = { ...after, form_fields: fields }
  return { subject: subjectName(flow, subject, language), values: cellWords(flow, subject, any_of, language) }
}

/** Null where no values meet both. */
function intersection(one: CaseCondition, other: CaseCondition): CaseCondition | null {
  const subjects = [...new Set([...one, ...other].map(({ subject }) => subject))]
  const common = subjects.map((subject) => {
    const cells = one.find((part) => part.subject === subject)?.any_of
    const others = other.find((part) => part.subject === subject)?.any_of
    if (!cells || !others) return { subject, any_of: cells ?? others ?? [] }
    return { subject, any_of: cells.flatMap((cell) => others.flatMap((against) => commonCell(cell, against) ?? [])) }
  })
  return common.every(({ any_of }) => any_of.some(({ kind }) => kind !== 'empty')) ? common : null
}

function commonCell(one: DecisionCell, other: DecisionCell): DecisionCell | null {
  if (one.kind === 'range' && other.kind === 'range') return commonRange(one, other)
  if (one.kind === 'other' && other.kind === 'other')
    return { kind: 'other', than: [...new Set([...one.than, ...other.than])] }
  if (one.kind === 'empty' || other.kind === 'empty') return one.kind === other.kind ? one : null
  if (one.kind === 'value') return contains(other, one.value) ? one : null
  if (other.kind === 'value') return contains(one, other.value) ? other : null
  return one.kind === 'range' ? one : other
}

type RangeCell = Extract<DecisionCell, { kind: 'range' }>

function commonRange(one: RangeCell, other: RangeCell): RangeCell | null {
  const low = laterStart(one, other)
  const high = earlierEnd(one, other)
  const { from, from_included } = low
  const { to, to_included } = high
  const isEmpty = from !== null && to !== null && (from > to || (from === to && !(from_included && to_included)))
  return isEmpty ? null : { kind: 'range', from, from_included, to, to_included }
}

function laterStart(one: RangeCell, other: RangeCell): RangeCell {
  if (one.from === null || other.from === null) return one.from === null ? other : one
  if (one.from === other.from) return one.from_included ? other : one
  return one.from > other.from ? one : other
}

function earlierEnd(one: RangeCell, other: RangeCell): RangeCell {
  if (one.to === null || other.to === null) return one.to === null ? other : one
  if (one.to === other.to) return one.to_included ? other : one
  return one.to < other.to ? one : other
}
