import { givenName } from '@atrium/contract/file-name'
import { textIn } from '@atrium/contract/resource/text-in'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { AuthorThread, type ThreadMessage } from '../../page/thread/author-thread.tsx'
import { DraftConflict } from '../../page/upload/draft/draft-conflict.tsx'
import { focusField } from '../../page/upload/draft/focus-field.ts'
import { type ResourceDraft, useDraft } from '../../page/upload/draft/use-draft.ts'
import { useLiveDraft } from '../../page/upload/draft/use-live-draft.ts'
import { CheckReport } from '../../page/upload/report/check-report.tsx'
import { ReviewerMessage } from '../../page/upload/report/reviewer-message.tsx'
import { NewVersionOf } from '../../page/upload/submission/new-version-of.tsx'
import { StateMark } from '../../page/upload/submission/state-mark.tsx'
import { isOpen, type OwnSubmission } from '../../page/upload/submission/submission.ts'
import { submissionAddress } from '../../page/upload/submission/submission-actions.tsx'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { usePage } from '../../platform/page/page.ts'
import { TextAlternative } from '../../stage/alternative/text-alternative.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { CheckAction } from './check-action.tsx'
import { Describe } from './describe.tsx'
import { DraftActions } from './draft-actions.tsx'
import type { DraftFieldPlace } from './draft-field.ts'
import { DraftFile } from './draft-file.tsx'
import { HandedIn } from './handed-in.tsx'
import styles from './one-submission.module.css'
import { PublicView } from './public-view.tsx'

/** One draft from the file to 'submit', and afterwards what became of it. */
export function OneSubmission({ first }: { first: OwnSubmission }) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const draft = useDraft(first)
  useLiveDraft(first, draft.put)
  const [writing, setWriting] = useState(language)
  const [isPublicView, setPublicView] = useState(false)
  const { submission, described } = draft
  const { state, decisions } = submission
  const isUnnumbered = state === 'draft' && submission.resource_id === null && !described.version
  const above = [{ name: t('page.upload_center'), to: '/upload-center' }]
  const title = givenName(textIn(described.title ?? null, language)) || givenName(submission.file_name)

  function goToField({ field, language: inLanguage }: DraftFieldPlace) {
    // The field of another language is drawn before it can be focused.
    flushSync(() => {
      setPublicView(false)
      if (inLanguage) setWriting(inLanguage)
    })
    focusField(field)
  }

  async function send(body: ThreadMessage) {
    const params = { submission_id: submission.submission_id }
    draft.put(await ask(quietCaller(), 'POST /api/submissions/{submission_id}/messages', { params, body }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a number is first found missing.
  useEffect(() => {
    if (isUnnumbered) draft.describe({ version: '1.0.0' })
  }, [isUnnumbered])

  return (
    <AreaPage
      title={title}
      lead={t(`submission.state_text.${state}`)}
      above={above}
      closed
      hidden
      {...(submission.resource_type && { type: submission.resource_type })}
    >
      <div className={styles.parts}>
        {isOpen(submission) ? (
          <DraftActions draft={draft} isPublicView={isPublicView} onPublicView={() => setPublicView(!isPublicView)} />
        ) : (
          <HandedIn draft={draft} />
        )}
        <div className={styles.state} role="status">
          <StateMark state={state} />
          <NewVersionOf
            before={submission.new_version_of}
            address={`/resource/${submission.resource_type}/${submission.resource_id}`}
          />
        </div>
        {state === 'changes_asked' && (
          <ReviewerMessage decision={decisions.at(-1)} thread={`${submissionAddress(submission)}#thread`} />
        )}
        <div className={styles.columns}>
          <div className={styles.side}>
            <CheckReport
              submission={submission}
              confirm={(confirmed) => void draft.change({ confirmed })}
              actionFor={(check) => <CheckAction check={check} draft={draft} onField={goToField} />}
            />
            <AuthorThread
              kind="resource"
              form={`submission-message:${submission.submission_id}`}
              submission={submission}
              send={send}
              isOpen={isOpen(submission)}
            />
          </div>
          <div className={styles.main}>
            {isPublicView ? (
              <PublicView draft={draft} />
            ) : (
              <>
                {isOpen(submission) && <Describe draft={draft} language={writing} onLanguage={setWriting} />}
                <DraftFile draft={draft} />
                <WhatIsInside submission={submission} />
              </>
            )}
          </div>
        </div>
        <ResourceDraftConflict draft={draft} />
      </div>
    </AreaPage>
  )
}

function ResourceDraftConflict({ draft }: { draft: ResourceDraft }) {
  const { data } = useQuery('GET /api/resources/facets', draft.stale ? { query: {} } : null)
  const nameOf = (part: string, id: number) =>
    part === 'scene_id'
      ? data?.scenes.find(({ scene_id }) => scene_id === id)?.name
      : data?.industries.find(({ industry_id }) => industry_id === id)?.name
  return <DraftConflict {...draft} nameOf={nameOf} />
}

/** What was read out of the file, so that its author sees whether it was understood. Folded while there is a form to fill in. */
function WhatIsInside({ submission }: { submission: OwnSubmission }) {
  const { inside } = submission
  const { t } = useTranslation('person_center')
  const [open, setOpen] = useState(!isOpen(submission))

  return (
    <section aria-labelledby="inside">
      <Lintel size="section" id="inside">
        {t('submission.inside')}
      </Lintel>
      {inside ? (
        <TextAlternative id="inside-words" inside={inside} open={open} onToggle={setOpen} />
      ) : (
        <p>{t('submission.inside_none')}</p>
      )}
    </section>
  )
}
