import { failures } from '@atrium/contract/errors'
import { textIn } from '@atrium/contract/resource/text-in'
import type { ResourceType } from '@atrium/contract/resource-types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Failure } from '../../../platform/api/failure.ts'
import { usePage } from '../../../platform/page/page.ts'
import { toast } from '../../../platform/state/toast.ts'
import { useUploadsFor } from '../../../platform/upload/list.ts'
import { resourceTarget } from '../../../platform/upload/upload.ts'
import { cancelUpload } from '../../../platform/upload/uploads.ts'
import { useRun } from '../../account/use-run.ts'
import type { Entries } from '../dialog/dialog-fields.tsx'
import type { OwnSubmission, SubmissionChange } from '../submission/submission.ts'
import { useChecked } from './use-checked.ts'
import { useDrafts } from './use-drafts.ts'

/** The draft of the file that was dropped last, and what is written about it before and after it is there. */
export function useDialogDraft(type: ResourceType | null, onDone: () => void) {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const go = useNavigate()
  const { run, busy, error } = useRun()
  const [typed, setTyped] = useState<Partial<Entries>>({})
  const [read, setRead] = useState<OwnSubmission | null>(null)
  const upload = useUploadsFor(resourceTarget).at(-1)
  const begun = useDrafts({ resource_type: type ?? undefined }).get(upload?.file?.file_id ?? 0)
  const first = begun && 'submission' in begun ? begun.submission : null
  const submission = read?.submission_id === first?.submission_id ? read : first
  useChecked(submission, setRead)

  const { title = {}, description = {}, versions = [] } = submission?.described ?? {}
  const filled = { title: textIn(title, language), description: textIn(description, language), versions }
  const entries = { ...filled, ...typed }

  async function change(body: SubmissionChange) {
    if (!submission) return
    const params = { submission_id: submission.submission_id }
    setRead(await ask(quietCaller(), 'PATCH /api/submissions/{submission_id}', { params, body }))
  }

  /** A language that nothing is written in stays away. */
  const keep = () =>
    change({
      ...(entries.title.trim() && { title: { ...title, [language]: entries.title } }),
      ...(entries.description.trim() && { description: { ...description, [language]: entries.description } }),
      versions: entries.versions,
      version: submission?.described.version ?? '1.0.0',
    })

  function done(words: string) {
    if (upload) void cancelUpload(upload.file_name)
    toast.success(words)
    onDone()
  }

  async function handIn() {
    if (!submission) return
    const { submission_id } = submission
    await keep()
    try {
      await ask(quietCaller(), 'POST /api/submissions/{submission_id}/submit', { params: { submission_id } })
      done(t('submission.submitted'))
    } catch (thrown) {
      // What is in the way stands in the report, which has no room here.
      if (!(thrown instanceof Failure) || thrown.code !== failures.conflict.code) throw thrown
      toast.error(t('submission.unsettled'))
      void go(`/upload-center?submission=${submission_id}`)
    }
  }

  return {
    submission,
    entries,
    setEntries: setTyped,
    busy,
    error,
    why: begun && 'why' in begun ? begun.why : undefined,
    retype: (resource_type: ResourceType) => void run(() => change({ resource_type })),
    save: () => void run(() => keep().then(() => done(t('submission.saved_draft')))),
    submit: () => void run(handIn),
  }
}
