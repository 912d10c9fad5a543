import type { Answer } from '@atrium/contract/calls'
import { givenName } from '@atrium/contract/file-name'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import { isSettled } from '../../../platform/upload/follow.ts'
import type { StoredFile } from '../../../platform/upload/upload.ts'
import { Button } from '../../../ui/form/button.tsx'
import { FileIcon } from '../../../ui/icon/icons.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { Empty } from '../../../ui/state/empty.tsx'
import { Status, type StatusName } from '../../../ui/state/status.tsx'
import { Answered, WaitingRows } from '../../account/answered.tsx'
import { type SettledCall, settleCall } from '../../account/settle-call.ts'
import { ListPager } from '../../list-pager.tsx'
import { RemoveDialog } from '../submission/remove-dialog.tsx'
import { useArrivals } from '../submission/use-arrivals.ts'
import styles from './my-files.module.css'
import { refusedWords } from './words.ts'

type OwnFilePage = Answer<'GET /api/files'>
const size = 20

export function refreshMyFiles(page: number): Promise<SettledCall<OwnFilePage>> {
  return settleCall('GET /api/files', { query: { page, size } })
}

/** What one has uploaded, how far each is, and how much room is left. */
export function MyFiles({ files, page }: { files: Promise<SettledCall<OwnFilePage>> | null; page: number }) {
  return (
    <section className={styles.section}>
      <Answered answer={files} waiting={<WaitingRows rows={4} />}>
        {(mine) => <Files mine={mine} page={page} />}
      </Answered>
    </section>
  )
}

function Files({ mine: { list, total, used, quota }, page }: { mine: OwnFilePage; page: number }) {
  const { t } = useTranslation('person_center')
  const [removed, setRemoved] = useState<StoredFile | null>(null)
  const { revalidate } = useRevalidator()
  const columns = useColumns(setRemoved)
  useArrivals(list)

  const room = t('upload.room', { used: formatSize(used), quota: formatSize(quota) })
  return (
    <>
      <Lintel size="section" aside={<span className={styles.room}>{room}</span>}>
        {t('upload.mine')}
      </Lintel>
      {list.length === 0 ? (
        <Empty title={t('upload.none')}>{t('upload.none_text')}</Empty>
      ) : (
        <Table
          caption={t('upload.mine')}
          columns={columns}
          rows={list}
          keyOf={({ file_id }) => file_id}
          rowHeight="tall"
          messageOf={(file) => file.reason && <Reason file={file} />}
        />
      )}
      <ListPager page={page} total={total} size={size} note={t('upload.total', { count: total })} />
      {removed && (
        <RemoveDialog
          file={removed}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null)
            void revalidate()
          }}
        />
      )}
    </>
  )
}

function Reason({ file }: { file: StoredFile }) {
  const { t } = useTranslation()
  return <p className={styles.reason}>{refusedWords(t, file).message}</p>
}

function useColumns(onRemove: (file: StoredFile) => void): TableColumn<StoredFile>[] {
  const { t } = useTranslation('person_center')
  const { language } = usePage()
  const now = new Date().toISOString()

  return [
    {
      id: 'name',
      name: t('upload.name'),
      cell: ({ file_name }) => (
        <span className={styles.name}>
          <FileIcon />
          <b>{givenName(file_name)}</b>
        </span>
      ),
    },
    { id: 'state', name: t('upload.state'), cell: (file) => <Status name={statusOf(file)} /> },
    { id: 'size', name: t('upload.size'), kind: 'number', minor: true, cell: (file) => formatSize(file.size) },
    {
      id: 'when',
      name: t('upload.when'),
      minor: true,
      cell: ({ created_at }) => formatMoment(created_at, now, language),
    },
    {
      id: 'actions',
      name: '',
      kind: 'actions',
      cell: (file) => (
        <>
          {file.state === 'ready' && (
            <Button
              kind="text"
              size="small"
              aria-label={labelAction(t('upload.download'), file)}
              onClick={() => fetchFile(file)}
            >
              {t('upload.download')}
            </Button>
          )}
          <Button
            kind="text"
            size="small"
            aria-label={labelAction(t('upload.remove'), file)}
            onClick={() => onRemove(file)}
          >
            {t('upload.remove')}
          </Button>
        </>
      ),
    },
  ]
}

/** For those who listen, each button says what it is about. */
function labelAction(action: string, { file_name }: StoredFile) {
  return `${action} ${givenName(file_name)}`
}

function statusOf(file: StoredFile): StatusName {
  if (!isSettled(file)) return 'checking'
  return file.state as 'ready' | 'quarantined' | 'failed'
}

/** Its address lasts a minute, so it is asked for when it is needed. */
async function fetchFile({ file_id }: StoredFile) {
  const asked = ask(browserCaller(), 'POST /api/files/{file_id}/address', { params: { file_id }, body: {} })
  const opened = await asked.catch(() => null)
  if (opened) location.assign(opened.address)
}
