import type { Language } from '@atrium/contract/languages'
import { fieldOf, termOf } from '@atrium/contract/resource/decision-terms'
import {
  comparisonsOf,
  type FlowGraph,
  type FlowStep,
  outcomeField,
  type WalkedStep,
} from '@atrium/contract/resource/flow-run'
import { evaluate, type FormulaNode, fieldsRead } from '@atrium/contract/resource/formula'
import type { FormField } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import type { TFunction } from 'i18next'
import { formatNumber } from '../../../platform/format/format.ts'
import { stepNames } from '../../step-name.ts'
import { predictWalk } from './rounds.ts'

type TrialValues = Record<string, unknown>

/** Why a gateway went the way it did: its rule, and what was filled in. */
export interface GatewayReason {
  rule: string
  actual: string
  holds: boolean
}

export interface PredictedStep {
  id: string
  name: string
  isTaken: boolean
  why: string
}

const signs: Record<string, string> = { '>=': '≥', '<=': '≤', '!=': '≠', '==': '=' }

export type TrialWords = ReturnType<typeof trialWords>

/** What happens in a trial, in the reader's words: rules with the titles of fields, values as people write them. */
export function trialWords(graph: FlowGraph, language: Language, t: TFunction<'resource'>) {
  const { form_fields: fields, outcomes } = graph.flow

  const stepName = stepNames(graph.flow, language, t)
  const nameOf = ({ id }: FlowStep) => stepName(id)
  const wayOf = (id: string | undefined) => graph.flow.ways.find((way) => way.id === id)
  const labelOf = (id: string | undefined) => {
    const way = wayOf(id)
    const target = way && graph.steps.get(way.to)
    return textIn(way?.condition ?? null, language) || (target ? nameOf(target) : '')
  }

  function valueWords(value: unknown, field?: FormField): string {
    if (value === null || value === undefined || value === '') return t('stage_trial.empty')
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value === 'boolean') return t(value ? 'stage.yes' : 'stage.no')
    const option = field?.options?.[field.values?.indexOf(String(value)) ?? -1]
    return option === undefined ? String(value) : textIn(option, language)
  }

  function subjectWords(node: FormulaNode): string {
    if (node.kind === 'constant') return valueWords(node.value)
    if (node.kind === 'field') {
      const field = fields.find(({ path }) => path === node.path)
      return (field && textIn(field.title, language)) || node.path
    }
    if (node.kind === 'operation')
      return `${subjectWords(node.left)} ${signs[node.operator] ?? node.operator} ${subjectWords(node.right)}`
    const inner = node.values.map(subjectWords).join(', ')
    if (node.name === 'count' || node.name === 'sum') return t(`stage_trial.${node.name}`, { of: inner })
    return `${node.name}(${inner})`
  }

  /** `报销合计 ≥ 5,000`; with values in place of the titles `6,280 ≥ 5,000`. */
  function comparisonWords(part: FormulaNode, values?: TrialValues): string {
    const { term, node } = termOf(part)
    const field = fieldOf(node, fields)
    const left = values ? valueWords(evaluate(node, values), field) : subjectWords(node)
    const isPlain = values && term.operator === '=='
    return isPlain
      ? `${subjectWords(node)} = ${left}`
      : `${left} ${signs[term.operator] ?? term.operator} ${valueWords(term.value, field)}`
  }

  function ruleWords(node: FormulaNode): string {
    if (node.kind !== 'operation' || (node.operator !== 'or' && node.operator !== 'and')) return comparisonWords(node)
    return `${ruleWords(node.left)} ${t(`stage_trial.${node.operator}`)} ${ruleWords(node.right)}`
  }

  /** What was filled in where a rule looks, for rules that do not hold. */
  function filledWords(rules: FormulaNode[], values: TrialValues): string {
    const found = rules.flatMap(comparisonsOf).map((part) => {
      const { node } = termOf(part)
      return `${subjectWords(node)} ${valueWords(evaluate(node, values), fieldOf(node, fields))}`
    })
    return [...new Set(found)].join(t('stage_trial.comma'))
  }

  /** Null for what does not choose, and where a person chose. */
  function reasonAt({ step, taken, asked }: WalkedStep, values: TrialValues): GatewayReason | null {
    const out = graph.out.get(step) ?? []
    const rules = out.flatMap(({ id }) => graph.rules.get(id) ?? []).filter(isAboutForm)
    if (asked || rules.length === 0) return null
    const held = taken.flatMap((id) => graph.rules.get(id) ?? []).filter(isAboutForm)
    if (held.length === 0)
      return {
        rule: rules.map(ruleWords).join(t('stage_trial.comma')),
        actual: filledWords(rules, values),
        holds: false,
      }
    const holding = held.flatMap(comparisonsOf).filter((part) => evaluate(part, values) === true)
    return {
      rule: held.map(ruleWords).join(t('stage_trial.comma')),
      actual: holding.map((part) => comparisonWords(part, values)).join(t('stage_trial.comma')),
      holds: true,
    }
  }

  /** What a person is asked at a gateway. */
  function questionWords(gateway: string): string {
    const step = graph.steps.get(gateway)
    const ways = (graph.out.get(gateway) ?? []).map(({ id }) => labelOf(id))
    return (step && textIn(step.name, language)) || ways.join(' / ')
  }

  /** Everybody it will come to, and who is left out and why, if everybody lets it pass. */
  function predict(values: TrialValues, first: string | null): PredictedStep[] {
    const { entries } = predictWalk(graph, values)
    const been = new Set(entries.map(({ step }) => step))
    const list = new Map<string, PredictedStep>()
    for (const [place, entry] of entries.entries()) {
      const step = graph.steps.get(entry.step)
      if (step && isActing(step) && step.id !== first) {
        const why = whyTaken(entry, entries.slice(0, place), entries[place + 1], values)
        list.set(step.id, { id: step.id, name: nameOf(step), isTaken: true, why })
      }
      for (const skipped of notTaken(entry).filter(({ id }) => !been.has(id) && !list.has(id))) {
        const why = t('stage_trial.skipped', { rule: skippedRule(entry, skipped) })
        list.set(skipped.id, { id: skipped.id, name: nameOf(skipped), isTaken: false, why })
      }
    }
    return [...list.values()]
  }

  function notTaken({ step, taken, asked }: WalkedStep): FlowStep[] {
    const left = asked ? [] : (graph.out.get(step) ?? []).filter(({ id }) => !taken.includes(id))
    return left.flatMap(({ to }) => graph.steps.get(to) ?? []).filter(isActing)
  }

  function skippedRule({ step }: WalkedStep, skipped: FlowStep): string {
    const way = (graph.out.get(step) ?? []).find(({ to }) => to === skipped.id)
    const rule = way && graph.rules.get(way.id)
    return rule ? ruleWords(rule) : labelOf(way?.id)
  }

  function whyTaken(
    { by, step }: WalkedStep,
    before: WalkedStep[],
    next: WalkedStep | undefined,
    values: TrialValues,
  ): string {
    if (next?.asked) return t('stage_trial.will_ask', { question: questionWords(next.step) })
    const gateway = before.findLast(({ taken }) => by !== null && taken.includes(by))
    const reason = gateway && reasonAt(gateway, values)
    if (reason?.holds) return reason.actual
    if (reason && !isInEveryCase(step)) return t('stage_trial.fails', { rule: reason.rule })
    return isInEveryCase(step) ? t('stage_trial.always') : ''
  }

  function isInEveryCase(step: string): boolean {
    return outcomes?.cases.every((one) => one.ends !== 'finished' || one.steps.includes(step)) ?? false
  }

  return { nameOf, labelOf, valueWords, subjectWords, reasonAt, questionWords, predict }
}

function isAboutForm(rule: FormulaNode): boolean {
  return !fieldsRead(rule).includes(outcomeField)
}

/** Where a person does something. */
export function isActing({ kind }: FlowStep): boolean {
  return kind === 'task' || kind === 'approval'
}
