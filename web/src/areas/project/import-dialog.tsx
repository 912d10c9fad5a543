import type { Answer } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { Answered, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useQuery } from '../../platform/api/use-query.ts'
import { formatSize } from '../../platform/format/format-size.ts'
import { givenName } from '../../platform/upload/upload.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { FileIcon } from '../../ui/icon/icons.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import files from './detail/files.module.css'

type ProjectImportAnswer = Answer<'GET /api/project-imports/{import_id}'>

/** While the worker proves a zip the dialog looks again every second. */
const lookAgain = 1_000

interface ProjectImportDialogProps {
  /** What comes along is added to this one; without, it becomes a project of its own. */
  into?: { project_id: number }
  onClose: () => void
}

/** From one's uploads, where every file has been scanned. */
export function ImportDialog({ into, onClose }: ProjectImportDialogProps) {
  const { t } = useTranslation('project')
  const { run, busy, error } = useRun()
  const [begun, setBegun] = useState<ProjectImportAnswer | null>(null)

  const take = (file_id: number) =>
    run(async () => setBegun(await ask(quietCaller(), 'POST /api/project-imports', { body: { file_id, ...into } })))

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(into ? 'import.into_title' : 'import.title')}
      lead={t(into ? 'import.into_lead' : 'import.lead')}
      aside={!begun && <ButtonLink to="/upload-center">{t('file.upload')}</ButtonLink>}
    >
      {error && <CallOut kind="error">{error}</CallOut>}
      {begun ? (
        <Progress first={begun} stays={into !== undefined} />
      ) : (
        <Choose busy={busy} onChoose={(file_id) => void take(file_id)} />
      )}
    </Dialog>
  )
}

function Choose({ busy, onChoose }: { busy: boolean; onChoose: (file_id: number) => void }) {
  const { t } = useTranslation('project')
  const [mine] = useState(() => settleCall('GET /api/files', { query: { search: { state: 'ready' }, size: 50 } }))

  return (
    <Answered answer={mine} waiting={<WaitingRows rows={3} />}>
      {({ list }) => {
        const zips = list.filter(({ content_type }) => content_type === 'application/zip')
        if (zips.length === 0) return <p className={files.none}>{t('import.no_zips')}</p>
        return (
          <ul className={files.files}>
            {zips.map(({ file_id, file_name, size }) => (
              <li key={file_id}>
                <FileIcon />
                <b>{givenName(file_name)}</b>
                <span>{formatSize(size)}</span>
                <Button size="small" disabled={busy} onClick={() => onChoose(file_id)}>
                  {t('import.take')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </Answered>
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
