import type { Language } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Inspector } from '../inspector.tsx'
import { stepNames } from '../step-name.ts'
import type { FlowShape } from './services.ts'
import type { SimulationQuestion, SimulationRun } from './simulation.ts'
import styles from './step-inspector.module.css'

interface RunInspectorProps {
  run: SimulationRun
  inside: InsideOf<'flow'>
  language: Language
  onAnswer: (question: SimulationQuestion, way: FlowShape | null) => void
}

/** While a token runs: what it waits for, and where it has been. */
export default function RunInspector({ run, inside, language, onAnswer }: RunInspectorProps) {
  const { t } = useTranslation('resource')
  const nameOfStep = stepNames(inside, language, t)
  const nameOf = ({ id, businessObject }: FlowShape) =>
    businessObject.name || nameOfStep(inside.ways.find((way) => way.id === id)?.to ?? id)
  const named = run.passed.filter((shape) => shape.businessObject.name)

  return (
    <Inspector title={t('stage_flow.run')} kind={t(`stage_flow.state.${run.state}`)}>
      {run.questions.map((question, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may ask at the same fork
        <div key={`${question.element.id} ${place}`} className={styles.question}>
          <strong>{question.element.businessObject.name || t('stage_flow.which_way')}</strong>
          <div className={styles.ways}>
            {question.ways.map((way) => (
              <Button key={way.id} size="small" onClick={() => onAnswer(question, way)}>
                {nameOf(way)}
              </Button>
            ))}
            {question.ways.length === 0 && (
              <Button size="small" onClick={() => onAnswer(question, null)}>
                {t('stage_flow.happens')}
              </Button>
            )}
          </div>
        </div>
      ))}
      {named.length > 0 && (
        <ol className={styles.passed}>
          {named.map((shape, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a token may pass the same step twice; places never change
            <li key={`${shape.id} ${place}`}>{nameOf(shape)}</li>
          ))}
        </ol>
      )}
    </Inspector>
  )
}
