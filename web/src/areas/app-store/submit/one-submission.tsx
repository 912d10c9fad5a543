import { useTranslation } from 'react-i18next'
import { AuthorThread, type ThreadMessage } from '../../../page/thread/author-thread.tsx'
import { DraftConflict } from '../../../page/upload/draft/draft-conflict.tsx'
import { useLiveDraft } from '../../../page/upload/draft/use-live-draft.ts'
import { CheckReport } from '../../../page/upload/report/check-report.tsx'
import { ReviewerMessage } from '../../../page/upload/report/reviewer-message.tsx'
import { NewVersionOf } from '../../../page/upload/submission/new-version-of.tsx'
import { StateMark } from '../../../page/upload/submission/state-mark.tsx'
import { isOpen } from '../../../page/upload/submission/submission.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Asks } from './asks.tsx'
import { DataSent } from './data-sent.tsx'
import { type OwnAppSubmission, useDraft } from './draft.ts'
import { DraftActions } from './draft-actions.tsx'
import { HandedIn } from './handed-in.tsx'
import { Numbers } from './numbers.tsx'
import { Pictures } from './pictures.tsx'
import styles from './submit.module.css'
import { Texts } from './texts.tsx'

/** Everything about one version on one page: what is written, what the checks say, what was decided. */
export function OneSubmission({ first }: { first: OwnAppSubmission }) {
  const { t } = useTranslation('download')
  const draft = useDraft(first)
  const { submission, change, put } = draft
  useLiveDraft(first, put)
  const { state, decisions } = submission

  async function send(body: ThreadMessage) {
    const params = { submission_id: submission.submission_id }
    put(await ask(quietCaller(), 'POST /api/app-submissions/{submission_id}/messages', { params, body }))
  }

  return (
    <div className={styles.parts}>
      <p className={styles.state} role="status">
        <StateMark state={state} /> {t(`apps.submit.told.${state}`)}
      </p>
      <NewVersionOf before={submission.new_version_of} address={`/app-store/${submission.app_id}`} />
      {state === 'changes_asked' && (
        <ReviewerMessage decision={decisions.at(-1)} thread={`?submission=${submission.submission_id}#thread`} />
      )}
      {isOpen(submission) && (
        <>
          <Texts draft={draft} />
          <Numbers draft={draft} />
          <Asks draft={draft} />
          <DataSent draft={draft} />
          <Pictures draft={draft} />
        </>
      )}
      <CheckReport submission={submission} confirm={(confirmed) => void change({ confirmed })} />
      <AuthorThread
        kind="app"
        form={`app-submission-message:${submission.submission_id}`}
        submission={submission}
        send={send}
        isOpen={isOpen(submission)}
      />
      {isOpen(submission) ? <DraftActions draft={draft} /> : <HandedIn draft={draft} />}
      <DraftConflict {...draft} described={submission.described} />
    </div>
  )
}
