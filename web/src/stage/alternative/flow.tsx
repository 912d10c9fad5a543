import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../platform/page/page.ts'
import { LocalisedText } from '../localised-text.tsx'
import { stepNames } from '../step-name.ts'
import { useStepWords } from '../step-words.ts'
import { Titled } from './titled.tsx'

export function FlowTables({ inside }: { inside: InsideOf<'flow'> }) {
  const { t } = useTranslation('resource')
  const { language } = usePage()
  const { deadline, passes, actions, right } = useStepWords()
  const { lanes, steps, ways } = inside
  const laneOf = new Map(lanes.map(({ id, name }) => [id, textIn(name, language)]))
  const nameOf = stepNames(inside, language, t)
  const rights = steps.flatMap((step) => step.fields.map((field) => ({ step: nameOf(step.id), ...field })))

  return (
    <>
      <Titled
        title={t('stage.table.steps', { count: steps.length })}
        rows={steps}
        columns={[
          { id: 'name', name: t('stage.table.step'), cell: ({ id }) => nameOf(id) },
          { id: 'kind', name: t('stage.table.kind'), cell: ({ kind }) => t(`stage.step_kind.${kind}`) },
          { id: 'lane', name: t('stage.table.lane'), cell: ({ lane }) => lane && (laneOf.get(lane) ?? lane) },
          {
            id: 'role',
            name: t('stage.table.role'),
            cell: ({ role }) => <LocalisedText text={role} language={language} />,
          },
          { id: 'deadline', name: t('stage.table.deadline'), cell: (step) => deadline(step.deadline) },
          { id: 'passes', name: t('stage.table.passes'), cell: (step) => passes(step.passes) },
          { id: 'actions', name: t('stage.table.actions'), cell: (step) => actions(step.actions) },
        ]}
      />
      <Titled
        title={t('stage.table.ways')}
        rows={ways}
        columns={[
          { id: 'from', name: t('stage.table.from'), cell: ({ from }) => nameOf(from) },
          { id: 'to', name: t('stage.table.to'), cell: ({ to }) => nameOf(to) },
          {
            id: 'condition',
            name: t('stage.table.condition'),
            cell: ({ condition }) => <LocalisedText text={condition} language={language} />,
          },
          { id: 'rule', name: t('stage.table.rule'), cell: ({ rule }) => rule && <code>{rule}</code> },
        ]}
      />
      <Titled
        title={t('stage.table.rights')}
        rows={rights}
        columns={[
          { id: 'step', name: t('stage.table.step'), cell: ({ step }) => step },
          {
            id: 'field',
            name: t('stage.table.field'),
            cell: ({ title, path }) => <LocalisedText text={title || path} language={language} />,
          },
          { id: 'right', name: t('stage.table.right'), cell: (field) => right(field.right) },
        ]}
      />
    </>
  )
}
