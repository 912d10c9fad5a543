import { useTranslation } from 'react-i18next'
import { useRun } from '../../page/account/use-run.ts'
import type { ResourceDraft } from '../../page/upload/draft/use-draft.ts'
import { isOpen, type SubmissionCheck } from '../../page/upload/submission/submission.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { Button } from '../../ui/form/button.tsx'
import { type DraftFieldPlace, fieldOf } from './draft-field.ts'

interface CheckActionProps {
  check: SubmissionCheck
  draft: ResourceDraft
  onField: (place: DraftFieldPlace) => void
}

const aboutFileList = /^manifest\.(wrong_hash|file_missing|file_not_listed)$/

/** The way from a finding to where it is put right: its field, or the manifest. */
export function CheckAction({ check, draft, onField }: CheckActionProps) {
  const { t } = useTranslation('person_center')
  if (!isOpen(draft.submission)) return null
  if (check.outcome === 'wrong' && aboutFileList.test(check.message)) return <RewriteManifest draft={draft} />

  const place = fieldOf(check, draft.described)
  return (
    place && (
      <Button kind="text" size="small" onClick={() => onField(place)}>
        {t('submission.to_field', { field: t(`submission.${place.field}`) })}
      </Button>
    )
  )
}

function RewriteManifest({ draft: { submission, put, save } }: { draft: ResourceDraft }) {
  const { t } = useTranslation('person_center')
  const { run, busy, error } = useRun()

  async function rewrite() {
    if (!(await save())) return
    const params = { submission_id: submission.submission_id }
    put(await ask(quietCaller(), 'POST /api/submissions/{submission_id}/manifest', { params }))
  }

  return (
    <>
      <Button size="small" disabled={busy || submission.state === 'checking'} onClick={() => void run(rewrite)}>
        {t('submission.rewrite_manifest')}
      </Button>
      {error && <p role="alert">{error}</p>}
    </>
  )
}
