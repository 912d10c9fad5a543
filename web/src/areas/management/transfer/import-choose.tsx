import type { Answer } from '@atrium/contract/calls'
import { fileSizes, mostRows } from '@atrium/contract/limits'
import type { ManagementScreen } from '@atrium/contract/management'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { refusedWords } from '../../../page/upload/file/words.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { FileRefused, uploadChecked } from '../../../platform/upload/upload-checked.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DropZone } from '../../../ui/form/drop-zone.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { Progress } from '../../../ui/state/progress.tsx'
import styles from './transfer.module.css'

/** What the file looks like, an empty one to fill, and where to put it. */
export function ImportChoose({ screen, onBegun }: { screen: ManagementScreen; onBegun: (import_id: number) => void }) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const { data } = useQuery('GET /api/management/screens/{screen}/imports/columns', { params: { screen } })
  const [sent, setSent] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  function send([file]: File[]) {
    if (!file || busy) return
    setRefused(null)
    setSent(0)
    void run(async () => {
      try {
        const manner = { kind: 'rows' as const, public: false, signal: new AbortController().signal, onSent: setSent }
        const { file_id } = await uploadChecked(file, manner)
        const call = 'POST /api/management/screens/{screen}/imports'
        onBegun((await ask(quietCaller(), call, { params: { screen }, body: { file_id } })).import_id)
      } catch (thrown) {
        if (thrown instanceof FileRefused) setRefused(refusedWords(t, thrown.file).message ?? '')
        else if (thrown instanceof RangeError)
          setRefused(t('transfer.wrong_size', { size: formatSize(fileSizes.rows) }))
        else throw thrown
      }
    }).finally(() => setSent(null))
  }

  function fetchTemplate(format: 'xlsx' | 'csv') {
    void run(async () => {
      const call = 'GET /api/management/screens/{screen}/imports/template'
      save(await ask(quietCaller(), call, { params: { screen }, query: { format } }))
    })
  }

  const problem = error ?? refused
  return (
    <div className={styles.steps}>
      {problem && <CallOut kind="error">{problem}</CallOut>}
      <dl className={styles.columns}>
        {data?.columns.map(({ column, title, hint, required }) => (
          <Fragment key={column}>
            <dt>
              {title}
              {required && ` (${t('transfer.required')})`}
            </dt>
            <dd>{hint}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.templates}>
        <span>{t('transfer.template')}</span>
        <Button size="small" onClick={() => fetchTemplate('xlsx')}>
          {t('transfer.format_xlsx')}
        </Button>
        <Button size="small" onClick={() => fetchTemplate('csv')}>
          {t('transfer.format_csv')}
        </Button>
      </div>
      {sent === null ? (
        <DropZone
          accept=".xlsx,.csv"
          hint={t('transfer.file_hint', { size: formatSize(fileSizes.rows), rows: formatNumber(mostRows.imported) })}
          onFiles={send}
        />
      ) : (
        <Progress label={t('transfer.sending')} value={sent * 100} />
      )}
    </div>
  )
}

/** Small enough to come within an answer. */
function save({ file_name, content_type, content }: Answer<'GET /api/management/screens/{screen}/imports/template'>) {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file_name
  link.click()
  URL.revokeObjectURL(address)
}
