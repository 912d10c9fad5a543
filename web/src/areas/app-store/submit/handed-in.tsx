import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Question } from '../../../page/account/question.tsx'
import { Refusal } from '../../../page/account/refusal.tsx'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button, ButtonLink } from '../../../ui/form/button.tsx'
import type { AppDraft } from './draft.ts'
import styles from './submit.module.css'
import { useBegin } from './use-begin.ts'

/** What its author may still do once it has left their hands. */
export function HandedIn({ draft: { submission, put } }: { draft: AppDraft }) {
  const { t } = useTranslation('download')
  const { run, busy, error } = useRun()
  const begin = useBegin()
  const [withdrawing, setWithdrawing] = useState(false)
  const { submission_id, app_id, state } = submission
  const question = { params: { submission_id }, body: {} }

  async function withdraw() {
    put(await ask(quietCaller(), 'POST /api/app-submissions/{submission_id}/withdraw', question))
    setWithdrawing(false)
  }

  return (
    <div className={styles.end}>
      <Refusal text={error} />
      <div className={styles.actions}>
        {state === 'in_review' && (
          <Button size="large" disabled={busy} onClick={() => void run(withdraw)}>
            {t('person_center:submission.take_back')}
          </Button>
        )}
        {app_id && (state === 'published' || state === 'deprecated') && (
          <>
            <Button kind="text" size="large" onClick={() => setWithdrawing(true)}>
              {t('apps.submit.withdraw')}
            </Button>
            <Button size="large" disabled={busy} onClick={() => void run(() => begin(app_id))}>
              {t('apps.submit.new_version')}
            </Button>
            <ButtonLink size="large" kind="primary" to={`/app-store/${app_id}`}>
              {t('apps.look')}
            </ButtonLink>
          </>
        )}
      </div>
      {withdrawing && (
        <Question
          title={t('apps.submit.withdraw_title')}
          yes={t('apps.submit.withdraw')}
          onYes={withdraw}
          onClose={() => setWithdrawing(false)}
        >
          {t('apps.submit.withdraw_text')}
        </Question>
      )}
    </div>
  )
}
