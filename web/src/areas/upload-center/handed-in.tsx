import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../page/account/use-run.ts'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { WithdrawDialog } from '../../page/upload/submission/withdraw-dialog.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import styles from './one-submission.module.css'

/** What its author may still do once it has left their hands. */
export function HandedIn({ draft: { submission, put } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()
  const [asking, setAsking] = useState(false)
  const { submission_id, resource_id, resource_type, state } = submission

  async function withdraw(text = '') {
    const question = { params: { submission_id }, body: { text } }
    put(await ask(quietCaller(), 'POST /api/submissions/{submission_id}/withdraw', question))
  }
  async function takeBack() {
    await withdraw()
    toast.success(t('submission.took_back'))
  }

  return (
    <>
      {error && <CallOut kind="error">{error}</CallOut>}
      <div className={styles.actions}>
        {state === 'in_review' && (
          <Button size="large" disabled={busy} onClick={() => void run(takeBack)}>
            {t('submission.take_back')}
          </Button>
        )}
        {(state === 'published' || state === 'deprecated') && (
          <>
            <Button kind="text" size="large" onClick={() => setAsking(true)}>
              {t('submission.withdraw')}
            </Button>
            <ButtonLink size="large" to={`/upload-center?resource=${resource_id}`}>
              {t('submission.new_version')}
            </ButtonLink>
            <ButtonLink size="large" kind="primary" to={`/resource/${resource_type}/${resource_id}`}>
              {t('submission.see_public')}
            </ButtonLink>
          </>
        )}
      </div>
      {asking && (
        <WithdrawDialog
          subject={`submission:${submission.submission_id}`}
          onClose={() => setAsking(false)}
          onWithdraw={async (text) => {
            await withdraw(text)
            setAsking(false)
          }}
        />
      )}
    </>
  )
}
