import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import styles from './feedback.module.css'
import type { FeedbackThreadData } from './thread.ts'

interface SettleFeedbackProps {
  thread: FeedbackThreadData
  options: { value: string; name: string }[]
  onDone: () => void
}

/** What becomes of it; what was shipped names the version. */
export function SettleFeedback({ thread, options, onDone }: SettleFeedbackProps) {
  const { t } = useTranslation('management')
  const [state, setState] = useState(thread.state)
  const [version, setVersion] = useState(thread.shipped_in ?? '')
  const { change, busy } = useChange()
  const isShipped = state === 'shipped'
  const isSame = state === thread.state && (!isShipped || version.trim() === thread.shipped_in)

  function settle() {
    void change(async (caller) => {
      await ask(caller, 'PUT /api/feedbacks/{feedback_id}/state', {
        params: { feedback_id: thread.feedback_id },
        body: { state, ...(isShipped && { shipped_in: version.trim() }) },
      })
      onDone()
    })
  }

  return (
    <div className={styles.settle}>
      <Field label={t('feedback.field.state')}>
        {(control) => (
          <Select
            {...control}
            options={options}
            value={state}
            onChange={({ target }) => setState(target.value as FeedbackThreadData['state'])}
          />
        )}
      </Field>
      {isShipped && (
        <Field label={t('feedback.field.shipped_in')} required>
          {(control) => (
            <Input {...control} value={version} maxLength={40} onChange={({ target }) => setVersion(target.value)} />
          )}
        </Field>
      )}
      <Button disabled={busy || isSame || (isShipped && version.trim() === '')} onClick={settle}>
        {t('form.save')}
      </Button>
    </div>
  )
}
