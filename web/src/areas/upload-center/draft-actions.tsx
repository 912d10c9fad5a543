import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useRun } from '../../page/account/use-run.ts'
import { SavedMark } from '../../page/saving/saved-mark.tsx'
import { RemoveDraft } from '../../page/upload/draft/remove-draft.tsx'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { forgetDraft, removeDraft } from '../../page/upload/draft/use-drafts.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { EyeIcon } from '../../ui/icon/icons.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './one-submission.module.css'
import { SubmitButton } from './submit-button.tsx'

interface DraftActionsProps {
  draft: ResourceDraft
  /** The draft is shown as others will see it. */
  isPublicView: boolean
  onPublicView: () => void
}

/** Save, hand in or throw away; what stands in the way is said here and marked in the report. */
export function DraftActions({ draft, isPublicView, onPublicView }: DraftActionsProps) {
  const { t } = useTranslation('person_center')
  const { submission, put, save, saving } = draft
  const go = useNavigate()
  const { run, busy, failure, error } = useRun()
  const [removing, setRemoving] = useState(false)
  const params = { submission_id: submission.submission_id }

  async function keep() {
    if (!(await save())) return
    forgetDraft(submission.submission_id)
    toast.success(t('submission.saved_draft'))
    await go('/upload-center')
  }

  async function submit() {
    if (!(await save())) return
    try {
      put(await ask(quietCaller(), 'POST /api/submissions/{submission_id}/submit', { params }))
      forgetDraft(submission.submission_id)
      toast.success(t('submission.submitted'))
      scrollTo({ top: 0 })
    } catch (thrown) {
      // The report was made anew before it was refused: it says why.
      put(await ask(quietCaller(), 'GET /api/submissions/{submission_id}', { params }))
      document.getElementById('report')?.scrollIntoView({ block: 'start' })
      throw thrown
    }
  }

  async function remove() {
    await removeDraft(submission.submission_id)
    await go('/upload-center')
  }

  const isUnsettled = failure?.code === failures.conflict.code
  return (
    <>
      {error && <CallOut kind="error">{isUnsettled ? t('submission.unsettled') : error}</CallOut>}
      <div className={styles.actions}>
        <SavedMark saving={saving} onRetry={() => void save()} />
        <Button kind="text" size="large" onClick={() => setRemoving(true)}>
          {t('submission.remove')}
        </Button>
        <Button size="large" disabled={busy} onClick={() => void run(keep)}>
          {t('submission.save')}
        </Button>
        <Button size="large" aria-pressed={isPublicView} onClick={onPublicView}>
          <EyeIcon size={16} />
          {t('submission.public_view')}
        </Button>
        <SubmitButton draft={draft} busy={busy} onSubmit={() => void run(submit)} />
      </div>
      {removing && <RemoveDraft onRemove={remove} onClose={() => setRemoving(false)} />}
    </>
  )
}
