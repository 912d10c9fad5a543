import type { ManagementScreen } from '@atrium/contract/management'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { UploadIcon } from '../../../ui/icon/icons.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import type { ManagedImport } from './import.ts'
import { ImportChoose } from './import-choose.tsx'
import { ImportFound, type ImportMode } from './import-found.tsx'
import { ImportCounts } from './import-rows.tsx'
import styles from './transfer.module.css'

const pollInterval = 800

/** Rows from a file: first what would become of each, then a decision, then the writing. */
export function ImportButton({ screen, title }: { screen: ManagementScreen; title: string }) {
  const { t } = useTranslation('management')
  const [open, setOpen] = useState(false)
  const mayChange = useMayChange(screen)
  if (!mayChange) return null

  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UploadIcon size={16} />
        {t('transfer.import')}
      </Button>
      {open && <ImportDialog screen={screen} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ImportDialogProps {
  screen: ManagementScreen
  title: string
  /** One that waits to be confirmed; otherwise a file is asked for. */
  resumed?: number
  onClose: () => void
}

export function ImportDialog({ screen, title, resumed, onClose }: ImportDialogProps) {
  const { t } = useTranslation('management')
  const { revalidate } = useRevalidator()
  const { run, busy, error } = useRun()
  const [import_id, setImport] = useState<number | null>(resumed ?? null)
  const [chosen, setChosen] = useState<ImportMode | null>(null)
  const params = { screen, import_id: import_id ?? 0 }

  const { data: found, reload } = useQuery(
    'GET /api/management/screens/{screen}/imports/{import_id}',
    import_id === null ? null : { params },
    { pollAfter: (now) => (now && now.state !== 'reading' && now.state !== 'running' ? null : pollInterval) },
  )
  const isDone = found?.state === 'done'
  useEffect(() => {
    if (isDone) void revalidate()
  }, [isDone, revalidate])

  const mode = chosen ?? (found && found.bad_count > 0 ? 'good' : 'all')

  function write() {
    void run(async () => {
      const call = 'POST /api/management/screens/{screen}/imports/{import_id}/run'
      await ask(quietCaller(), call, { params, body: { mode } })
      reload()
    })
  }

  function stop() {
    void run(async () => {
      await ask(quietCaller(), 'POST /api/management/screens/{screen}/imports/{import_id}/cancellation', { params })
      reload()
    })
  }

  const isOpen = import_id !== null && (found === null || ['reading', 'checked', 'running'].includes(found.state))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('transfer.import_to', { title })}
      lead={t('transfer.import_lead')}
      actions={
        <>
          {isOpen && (
            <Button disabled={busy} onClick={stop}>
              {t('transfer.stop')}
            </Button>
          )}
          {found?.state === 'refused' && <Button onClick={() => setImport(null)}>{t('transfer.another_file')}</Button>}
          <Button onClick={onClose}>{t('form.close')}</Button>
          {found?.state === 'checked' && <WriteButton found={found} busy={busy} onWrite={write} />}
        </>
      }
    >
      {error && <CallOut kind="error">{error}</CallOut>}
      {import_id === null ? (
        <ImportChoose screen={screen} onBegun={setImport} />
      ) : (
        <Going found={found}>
          {(checked) => <ImportFound screen={screen} found={checked} mode={mode} onMode={setChosen} />}
        </Going>
      )}
    </Dialog>
  )
}

interface WriteButtonProps {
  found: ManagedImport
  busy: boolean
  onWrite: () => void
}

function WriteButton({ found: { new_count, change_count, same_count }, busy, onWrite }: WriteButtonProps) {
  const { t } = useTranslation('management')
  const count = new_count + change_count
  return (
    <Button kind="primary" disabled={busy || count + same_count === 0} onClick={onWrite}>
      {t('transfer.write', { count, rows: formatNumber(count) })}
    </Button>
  )
}

function Going({
  found,
  children,
}: {
  found: ManagedImport | null
  children: (checked: ManagedImport) => React.ReactNode
}) {
  const { t } = useTranslation('management')
  if (found?.state === 'checked') return children(found)
  if (found?.state === 'refused') {
    return (
      <CallOut kind="error">{t(`transfer.reason.${found.reason ?? 'unreadable'}`, { detail: found.detail })}</CallOut>
    )
  }
  if (found?.state === 'running') {
    const percent = found.row_count === 0 ? 0 : (found.done_count / found.row_count) * 100
    return (
      <div className={styles.steps}>
        <p role="status">
          {t('transfer.import_state.running', {
            done: formatNumber(found.done_count),
            rows: formatNumber(found.row_count),
          })}
        </p>
        <Progress label={t('transfer.writing')} value={percent} />
      </div>
    )
  }
  if (found && found.state !== 'reading') {
    return (
      <div className={styles.steps}>
        <CallOut kind={found.state === 'done' ? 'success' : 'warning'}>
          {t(`transfer.import_state.${found.state}`)}
        </CallOut>
        <ImportCounts found={found} />
      </div>
    )
  }
  return (
    <p className={styles.progress} role="status">
      <Spinner />
      {t('transfer.import_state.reading', { rows: formatNumber(found?.row_count ?? 0) })}
    </p>
  )
}
