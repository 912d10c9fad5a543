import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { Table } from '../../ui/layout/table.tsx'
import { stepNames } from '../step-name.ts'
import { useStepWords } from '../step-words.ts'

type FlowRules = InsideOf<'flow'>

interface FlowRule {
  where: string
  when: string
  /** The formula behind the words. */
  rule?: string | null
  outcome: string
}

/** What the flow decides by itself: conditions on ways, deadlines, how many must agree. */
export function Rules({ inside, language }: { inside: FlowRules; language: Language }) {
  const { t } = useTranslation('resource')
  const words = useStepWords()
  const nameOf = stepNames(inside, language, t)
  const rules: FlowRule[] = [
    ...conditionsOf(inside).map(({ from, to, condition, rule }) => ({
      where: nameOf(from),
      when: textIn(condition, language),
      rule,
      outcome: t('stage_flow.goes_to', { step: nameOf(to) }),
    })),
    ...inside.steps
      .filter(({ deadline }) => deadline)
      .map(({ id, deadline }) => ({
        where: nameOf(id),
        when: t('stage_flow.after', { time: words.deadline(deadline) }),
        outcome: t('stage_flow.overdue'),
      })),
    ...inside.steps
      .filter(({ passes }) => passes)
      .map(({ id, passes }) => ({
        where: nameOf(id),
        when: words.passes(passes) ?? '',
        outcome: t('stage_flow.goes_on'),
      })),
  ]
  return (
    <Table
      caption={t('stage_flow.view.rules')}
      rows={rules}
      keyOf={(rule) => rules.indexOf(rule)}
      columns={[
        { id: 'where', name: t('stage.table.step'), cell: ({ where }) => where },
        { id: 'when', name: t('stage.table.condition'), cell: ({ when }) => when },
        { id: 'rule', name: t('stage.table.rule'), cell: ({ rule }) => rule && <code>{rule}</code> },
        { id: 'outcome', name: t('stage_flow.outcome'), cell: ({ outcome }) => outcome },
      ]}
    />
  )
}

export function countRules(inside: FlowRules): number {
  const { steps } = inside
  return (
    conditionsOf(inside).length +
    steps.filter(({ deadline }) => deadline).length +
    steps.filter(({ passes }) => passes).length
  )
}

function conditionsOf({ ways }: FlowRules) {
  return ways.filter(({ condition }) => condition)
}
