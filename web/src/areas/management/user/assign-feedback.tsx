import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import styles from './feedback.module.css'
import type { FeedbackThreadData } from './thread.ts'

interface AssignFeedbackProps {
  thread: FeedbackThreadData
  /** Who may answer. */
  people: { value: string; name: string }[]
  onDone: () => void
}

/** Who works on it: whoever takes it, or is given it. Saved at once. */
export function AssignFeedback({ thread, people, onDone }: AssignFeedbackProps) {
  const { t } = useTranslation('management')
  const { feedback_id, assignee_id, assignee_name, is_own } = thread
  const { change, busy } = useChange()
  const isListed = assignee_id === null || people.some(({ value }) => value === String(assignee_id))
  const former = isListed ? [] : [{ value: String(assignee_id), name: assignee_name ?? t('feedback.nobody') }]

  function assign(user_id: number | 'me' | null) {
    void change(async (caller) => {
      await ask(caller, 'PUT /api/feedbacks/{feedback_id}/assignee', { params: { feedback_id }, body: { user_id } })
      onDone()
    })
  }

  return (
    <div className={styles.settle}>
      <Field label={t('feedback.field.assignee_id')}>
        {(control) => (
          <Select
            {...control}
            disabled={busy}
            options={[{ value: '', name: t('feedback.unassigned') }, ...former, ...people]}
            value={assignee_id === null ? '' : String(assignee_id)}
            onChange={({ target }) => assign(target.value === '' ? null : Number(target.value))}
          />
        )}
      </Field>
      {!is_own && (
        <Button disabled={busy} onClick={() => assign('me')}>
          {t('feedback.claim')}
        </Button>
      )}
    </div>
  )
}
