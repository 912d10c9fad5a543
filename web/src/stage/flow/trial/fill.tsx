import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { PlayIcon } from '../../../ui/icon/home-icons.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import type { FormError } from '../../form/find-errors.ts'
import { focusFirstField } from '../../form/focus-field.ts'
import formStyles from '../../form/form.module.css'
import { Frame } from '../../frame.tsx'
import { StageSkeleton } from '../../stage-skeleton.tsx'
import { formAtStep } from './rights.ts'
import styles from './trial.module.css'
import type { TrialView } from './trial-view.ts'

const LiveForm = lazy(() => import('../../form/live-form.tsx'))

/** Milliseconds after the last key. */
const pause = 200

interface TrialFillProps extends TrialView {
  errors: FormError[]
  isReturned: boolean
  onChange: (values: Record<string, unknown>) => void
  onSubmit: () => void
}

/** The form as the first step sees it and, beside it, where it would go as it is filled in now. */
export function TrialFill(props: TrialFillProps) {
  const { words, form, data, language, first, head, actions, errors, isReturned, onChange, onSubmit } = props
  const { t } = useTranslation('resource')
  const seen = useMemo(() => formAtStep(form, first), [form, first])
  const checker = useRef<{ validateForm: () => boolean }>(null)
  const settled = useSettled(data)
  const steps = useMemo(() => words.predict(settled, first?.id ?? null), [words, settled, first])

  const jump = () => {
    checker.current?.validateForm()
    // The sentences under the fields are drawn first: they move what is below them.
    requestAnimationFrame(() => focusFirstField(errors.map(({ path }) => path.join('.'))))
  }
  const submit = (
    <Button kind="primary" size="large" wide onClick={errors.length > 0 ? jump : onSubmit}>
      <PlayIcon size={18} />
      {t(isReturned ? 'stage_trial.submit_again' : 'stage_trial.submit')}
    </Button>
  )

  return (
    <Frame
      type="flow"
      head={head}
      actions={actions}
      ground="sheet"
      ownFocus
      quiet
      inspector={
        <div className={styles.panel}>
          <h2>{t('stage_trial.forecast')}</h2>
          <p className={styles.kind}>{t('stage_trial.forecast_hint')}</p>
          <ol className={styles.log}>
            {steps.map(({ id, name, isTaken, why }) => (
              <li key={id} data-state={isTaken ? 'passed' : 'skipped'}>
                {isTaken ? <b>{name}</b> : <s>{name}</s>}
                {why && <small>{why}</small>}
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            <div className={styles.docked}>{submit}</div>
            <div className={styles.state} role="status">
              {errors.length > 0 ? (
                <>
                  {t('stage_trial.errors', { count: errors.length })}
                  <Button kind="text" size="small" onClick={jump}>
                    {t('stage_trial.first_error')}
                  </Button>
                </>
              ) : (
                t('stage_trial.ready')
              )}
            </div>
            <p className={styles.kind}>{t('stage_trial.stays_here')}</p>
          </div>
        </div>
      }
    >
      {isReturned && (
        <div className={styles.returned} role="status">
          <CallOut kind="warning">{t('stage_trial.returned')}</CallOut>
        </div>
      )}
      <div className={formStyles.sheet}>
        <Suspense fallback={<StageSkeleton type="form" />}>
          <LiveForm form={seen} language={language} data={data} onChange={onChange} checker={checker} />
        </Suspense>
      </div>
    </Frame>
  )
}

/** The value as it was when nothing had changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
