import { textIn } from '@atrium/contract/resource/text-in'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingRows } from '../../../page/account/answered.tsx'
import { OwnPicture } from '../../../page/upload/file/own-picture.tsx'
import { useChange } from '../../../page/use-change.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { failureText } from '../../../platform/api/failures.ts'
import { useQuery } from '../../../platform/api/use-query.ts'
import { formatSize } from '../../../platform/format/format-size.ts'
import { usePage } from '../../../platform/page/page.ts'
import compared from '../../../stage/compared/compared.module.css'
import { Compared } from '../../../stage/compared/compared.tsx'
import { Stage } from '../../../stage/stage.tsx'
import { SourceContext, type StageSource } from '../../../stage/use-payload.ts'
import { Button } from '../../../ui/form/button.tsx'
import { DownloadIcon } from '../../../ui/icon/home-icons.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import styles from './preview-pane.module.css'
import type { ReviewedResource } from './reviewed.ts'

interface ResourceReviewProps {
  review: ReviewedResource
}

/** What is handed in has no address of its own yet: its files come by the number of the submission. */
function useSource(submission_id: number): StageSource {
  return useMemo(() => {
    const question = { params: { submission_id } }
    return {
      readPayload: () => ask(quietCaller(), 'GET /api/management/reviews/{submission_id}/payload', question),
      openStage: () => ask(quietCaller(), 'GET /api/management/reviews/{submission_id}/stage', question),
    }
  }, [submission_id])
}

export function ResourcePreview({ review }: ResourceReviewProps) {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const { submission_id, inside, version, described, comparison, previous } = review
  const source = useSource(submission_id)
  const changes = textIn(described.changes ?? {}, language) || textIn(described.description ?? {}, language)
  const pictures = described.screenshot_ids ?? []

  return (
    <>
      <SourceContext value={source}>
        <Stage
          resource={{
            resource_id: submission_id,
            version: { version: version ?? '' },
            inside,
            cover_seed: submission_id,
          }}
        />
      </SourceContext>
      <div className={styles.words}>
        <h3>{t('review.authors_words')}</h3>
        <p>{changes || t('review.no_words')}</p>
        {comparison && previous && (
          <div className={styles.brief}>
            <h3>{t('review.since', { version: previous.version })}</h3>
            <div className={compared.compared}>
              <Compared compared={{ ...comparison, list: comparison.list.slice(0, 6) }} />
            </div>
          </div>
        )}
        {pictures.length > 0 && (
          <div className={styles.pictures}>
            {pictures.map((file_id, place) => (
              <figure key={file_id}>
                <OwnPicture file_id={file_id} name={t('review.picture', { number: place + 1 })} />
                <figcaption>{t('review.picture', { number: place + 1 })}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </>
  )
}

export function ResourceFiles({ review: { submission_id, file_id, file_name, size } }: ResourceReviewProps) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()
  const { data, failure, isLoading } = useQuery('GET /api/management/reviews/{submission_id}/files', {
    params: { submission_id },
  })
  const take = () =>
    change(async (caller) => {
      const opened = await ask(caller, 'POST /api/files/{file_id}/address', { params: { file_id }, body: {} })
      location.assign(opened.address)
    })

  return (
    <div className={styles.files}>
      <p>
        <b>{file_name}</b> {formatSize(size)}
        <Button size="small" disabled={busy} onClick={() => void take()}>
          <DownloadIcon size={16} />
          {t('shared:download.download')}
        </Button>
      </p>
      {isLoading && <WaitingRows rows={4} />}
      {failure && <CallOut kind="error">{failureText(failure)}</CallOut>}
      {data && (
        <Table
          caption={t('review.view.files')}
          columns={[
            { id: 'path', name: t('review.file.path'), cell: ({ path }) => <code>{path}</code> },
            { id: 'size', name: t('review.file.size'), kind: 'number', cell: (file) => formatSize(file.size) },
            { id: 'sha256', name: 'SHA-256', minor: true, cell: ({ sha256 }) => <code>{sha256.slice(0, 16)}…</code> },
          ]}
          rows={data.list}
          keyOf={({ path }) => path}
        />
      )}
    </div>
  )
}
