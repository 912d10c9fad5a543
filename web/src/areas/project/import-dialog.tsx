import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { UploadWidget } from '../../stage/upload-widget.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { OwnFiles } from './own-files.tsx'

type ProjectImportAnswer = Answer<'GET /api/project-imports/{import_id}'>

/** While the worker proves a zip the dialog looks again every second. */
const lookAgain = 1_000

interface ProjectImportDialogProps {
  /** What comes along is added to this one; without, it becomes a project of its own. */
  into?: { project_id: number }
  onClose: () => void
}

/** The import begins by itself once the export is clean; one that was uploaded before is chosen below. */
export function ImportDialog({ into, onClose }: ProjectImportDialogProps) {
  const { t } = useTranslation('project')
  const { run, busy, error } = useRun()
  const [begun, setBegun] = useState<ProjectImportAnswer | null>(null)

  const begin = async (file_id: number) =>
    setBegun(await ask(quietCaller(), 'POST /api/project-imports', { body: { file_id, ...into } }))

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(into ? 'import.into_title' : 'import.title')}
      lead={t(into ? 'import.into_lead' : 'import.lead')}
    >
      {error && <CallOut kind="error">{error}</CallOut>}
      {begun ? (
        <Progress first={begun} stays={into !== undefined} />
      ) : (
        <>
          <UploadWidget
            accept=".zip"
            multiple={false}
            target={{ kind: 'resource', purpose: 'project_import', subject_id: into?.project_id ?? null }}
            place={({ file_id }) => begin(file_id)}
          />
          <OwnFiles usable_for="project_import">
            {({ file_id }) => (
              <Button size="small" disabled={busy} onClick={() => void run(() => begin(file_id))}>
                {t('import.take')}
              </Button>
            )}
          </OwnFiles>
        </>
      )}
    </Dialog>
  )
}

/** `stays`: an import into the open project needs no link to it. */
function Progress({ first, stays }: { first: ProjectImportAnswer; stays: boolean }) {
  const { t } = useTranslation('project')
  const { revalidate } = useRevalidator()
  const { data } = useQuery(
    'GET /api/project-imports/{import_id}',
    first.state === 'waiting' ? { params: { import_id: first.import_id } } : null,
    { delay: lookAgain, pollAfter: (now) => (now && now.state !== 'waiting' ? null : lookAgain) },
  )
  const { state, reason, report, project_id } = data ?? first

  useEffect(() => {
    if (state === 'done') void revalidate()
  }, [state, revalidate])

  if (state === 'waiting') return <Spinner tip={t('import.waiting')} />
  if (state === 'refused') return <CallOut kind="error">{t(`import.reason.${reason ?? 'not_an_export'}`)}</CallOut>

  const count = (became: ProjectImportAnswer['report']['items'][number]['became']) =>
    report.items.filter((item) => item.became === became).length
  return (
    <CallOut kind="success">
      <p>{t('import.done', { pinned: count('pinned'), kept: count('file'), files: report.files })}</p>
      {count('file') > 0 && <p>{t('import.kept')}</p>}
      {!stays && project_id !== null && <ButtonLink to={`/project/${project_id}`}>{t('import.open')}</ButtonLink>}
    </CallOut>
  )
}
