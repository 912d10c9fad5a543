import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { Inspector, InspectorList } from '../inspector.tsx'
import { LocalisedText } from '../localised-text.tsx'
import { stepNames } from '../step-name.ts'
import { useStepWords } from '../step-words.ts'
import styles from './step-inspector.module.css'

interface StepInspectorProps {
  inside: InsideOf<'flow'>
  selected: string | null
  language: Language
}

/** Who does a step, until when, what lets it pass, and what each field is to them. */
export function StepInspector({ inside, selected, language }: StepInspectorProps) {
  const { t } = useTranslation('resource')
  const words = useStepWords()
  const step = inside.steps.find(({ id }) => id === selected)
  const lane = inside.lanes.find(({ id }) => id === selected)
  const way = inside.ways.find(({ id }) => id === selected)
  const nameOf = stepNames(inside, language, t)

  if (way) {
    return (
      <Inspector
        title={textIn(way.condition, language) || t('stage_flow.way')}
        kind={t('stage_flow.way')}
        facts={[
          [t('stage.table.from'), nameOf(way.from)],
          [t('stage.table.to'), nameOf(way.to)],
          [t('stage.table.rule'), way.rule && <code key="rule">{way.rule}</code>],
        ]}
      />
    )
  }
  if (lane) {
    const steps = inside.steps.filter((one) => one.lane === lane.id && one.name)
    return (
      <Inspector title={textIn(lane.name, language)} kind={t('stage.table.lane')}>
        <InspectorList title={t('stage_flow.steps_here')}>
          {steps.map(({ id }) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </InspectorList>
      </Inspector>
    )
  }
  if (!step) return <Inspector title={t('stage_flow.nothing_chosen')} hint={t('stage_flow.hint')} />

  const kinds = [t(`stage.step_kind.${step.kind}`), step.passes === 'all' && t('stage_flow.all_at_once')]
  return (
    <Inspector
      title={nameOf(step.id)}
      kind={kinds.filter(Boolean).join(' · ')}
      facts={[
        [t('stage.table.role'), step.role && <LocalisedText key="role" text={step.role} language={language} />],
        [t('stage.table.deadline'), words.deadline(step.deadline)],
        [t('stage.table.passes'), words.passes(step.passes)],
        [t('stage.table.actions'), words.actions(step.actions)],
      ]}
      hint={t('stage_flow.hint')}
    >
      {step.fields.length > 0 && (
        <InspectorList title={t('stage.table.rights')}>
          {step.fields.map(({ path, title, right }) => (
            <li key={path}>
              <span>
                <LocalisedText text={title || path} language={language} />
              </span>
              <span className={styles.right} data-right={right}>
                {words.right(right)}
              </span>
            </li>
          ))}
        </InspectorList>
      )}
    </Inspector>
  )
}
