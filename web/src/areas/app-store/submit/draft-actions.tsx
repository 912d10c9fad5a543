import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Question } from '../../../page/account/question.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { SavedMark } from '../../../page/saving/saved-mark.tsx'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { toast } from '../../../platform/state/toast.ts'
import { Button } from '../../../ui/form/button.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'

/** Hand in or throw away; what stands in the way is said here and marked in the report. */
export function DraftActions({ draft: { submission, saving, save, put } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const navigate = useNavigate()
  const { run, busy, failure, error } = useRun()
  const [removing, setRemoving] = useState(false)
  const params = { submission_id: submission.submission_id }

  async function submit() {
    if (!(await save())) return
    try {
      put(await ask(quietCaller(), 'POST /api/app-submissions/{submission_id}/submit', { params }))
      toast.success(t('person_center:submission.submitted'))
      scrollTo({ top: 0 })
    } catch (thrown) {
      // The report was made anew before it was refused: it says why.
      put(await ask(quietCaller(), 'GET /api/app-submissions/{submission_id}', { params }))
      throw thrown
    }
  }

  async function remove() {
    await ask(quietCaller(), 'DELETE /api/app-submissions/{submission_id}', { params })
    toast.success(t('person_center:submission.removed'))
    await navigate('/app-store/submit')
  }

  const isUnsettled = failure?.code === failures.conflict.code
  const why = failure?.data.field === 'publisher' ? 'apps.submit.no_publisher' : 'person_center:submission.unsettled'
  return (
    <div className={styles.end}>
      <Refusal text={isUnsettled ? t(why) : error} />
      <div className={styles.actions}>
        <SavedMark saving={saving} onRetry={() => void save()} />
        <Button kind="text" size="large" onClick={() => setRemoving(true)}>
          {t('person_center:submission.remove')}
        </Button>
        <Button size="large" kind="primary" disabled={busy} onClick={() => void run(submit)}>
          {t('apps.submit.hand_in')}
        </Button>
      </div>
      {removing && (
        <Question
          title={t('person_center:submission.remove_title')}
          yes={t('person_center:submission.remove')}
          onYes={remove}
          onClose={() => setRemoving(false)}
        >
          {t('person_center:submission.remove_text')}
        </Question>
      )}
    </div>
  )
}
