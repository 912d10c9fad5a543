import type { ManagementScreen } from '@atrium/contract/management'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { useMayChange } from '../frame/may-change.tsx'
import styles from '../transfer/transfer.module.css'
import type { LoadedList } from './list-address.ts'
import type { ListColumn } from './list-declaration.ts'

interface ListExportProps<Row> {
  screen: ManagementScreen
  /** Where the titles of its columns stand. */
  texts: string
  title: string
  columns: ListColumn<Row>[]
  loaded: Pick<LoadedList<Row>, 'call' | 'search' | 'order_by'> & Partial<Pick<LoadedList<Row>, 'any_of' | 'where'>>
}

const pollInterval = 800
const formats = ['xlsx', 'csv'] as const

/** The rows that are found now, all of them, in the words of this page. It goes on when the dialog is closed. */
export function ListExport<Row>({ screen, texts, title, columns, loaded }: ListExportProps<Row>) {
  const { t } = useTranslation('management')
  const [open, setOpen] = useState(false)
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx')
  const [export_id, setExport] = useState<number | null>(null)
  const { run, busy, error, forget } = useRun()
  const mayChange = useMayChange(screen)
  const params = { screen, export_id: export_id ?? 0 }

  const { data: found } = useQuery(
    'GET /api/management/screens/{screen}/exports/{export_id}',
    export_id === null ? null : { params },
    { pollAfter: (now) => (now && !isGoing(now.state) ? null : pollInterval) },
  )

  function begin() {
    const { call: list, search, any_of = {}, where = {}, order_by = {} } = loaded
    const body = {
      call: list,
      format,
      title,
      search,
      any_of,
      where,
      order_by,
      columns: columns.map(({ column, values }) => ({
        column,
        title: t(`${texts}.column.${column}`),
        values: { true: t('list.yes'), false: t('list.no'), ...values },
      })),
    }
    void run(async () => {
      const call = 'POST /api/management/screens/{screen}/exports'
      setExport((await ask(quietCaller(), call, { params: { screen }, body })).export_id)
    })
  }

  function fetchFile() {
    void run(async () => {
      const call = 'GET /api/management/screens/{screen}/exports/{export_id}/address'
      location.assign((await ask(quietCaller(), call, { params })).address)
    })
  }

  function stop() {
    void run(async () => {
      await ask(quietCaller(), 'POST /api/management/screens/{screen}/exports/{export_id}/cancellation', { params })
    })
  }

  function close() {
    forget()
    setOpen(false)
    setExport(null)
  }

  const state = found?.state ?? 'waiting'
  if (!mayChange) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <DownloadIcon size={16} />
        {t('transfer.export')}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t('transfer.export_of', { title })}
        lead={t('transfer.export_lead')}
        actions={
          <>
            {export_id !== null && isGoing(state) && (
              <Button disabled={busy} onClick={stop}>
                {t('transfer.stop')}
              </Button>
            )}
            <Button onClick={close}>{t('form.close')}</Button>
            {export_id === null && (
              <Button kind="primary" disabled={busy} onClick={begin}>
                {t('transfer.begin')}
              </Button>
            )}
            {state === 'ready' && (
              <Button kind="primary" disabled={busy} onClick={fetchFile}>
                {t('transfer.fetch')}
              </Button>
            )}
          </>
        }
      >
        {error && <CallOut kind="error">{error}</CallOut>}
        {export_id === null ? (
          <fieldset className={styles.choices}>
            <legend>{t('transfer.format')}</legend>
            {formats.map((one) => (
              <Radio key={one} name="format" checked={format === one} onChange={() => setFormat(one)}>
                {t(`transfer.format_${one}`)}
              </Radio>
            ))}
          </fieldset>
        ) : (
          <p className={styles.progress} role="status">
            {isGoing(state) && <Spinner />}
            {t(`transfer.export_state.${state}`, { rows: formatNumber(found?.row_count ?? 0) })}
            {found?.is_cut && ` ${t('transfer.cut')}`}
          </p>
        )}
      </Dialog>
    </>
  )
}

function isGoing(state: string): boolean {
  return state === 'waiting' || state === 'running'
}
