import { useTranslation } from 'react-i18next'
import { DraftConflict } from '../../../page/upload/draft/draft-conflict.tsx'
import { CheckReport } from '../../../page/upload/report/check-report.tsx'
import { Decisions } from '../../../page/upload/report/decisions.tsx'
import { ReviewerMessage } from '../../../page/upload/report/reviewer-message.tsx'
import { StateMark } from '../../../page/upload/submission/state-mark.tsx'
import { isOpen } from '../../../page/upload/submission/submission.ts'
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
  const { submission, change } = draft
  const { state, decisions } = submission

  return (
    <div className={styles.parts}>
      <p className={styles.state} role="status">
        <StateMark state={state} /> {t(`apps.submit.told.${state}`)}
      </p>
      {state === 'changes_asked' && <ReviewerMessage decision={decisions.at(-1)} />}
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
      {decisions.length > 0 && <Decisions decisions={decisions} />}
      {isOpen(submission) ? <DraftActions draft={draft} /> : <HandedIn draft={draft} />}
      <DraftConflict {...draft} described={submission.described} />
    </div>
  )
}
