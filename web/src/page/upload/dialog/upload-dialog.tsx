import type { ResourceType } from '@atrium/contract/resource-types'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { UploadWidget } from '../../../stage/upload-widget.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CallOut } from '../../../ui/state/call-out.tsx'
import { useDialogDraft } from '../draft/use-dialog-draft.ts'
import { ReportSummary } from '../report/report-summary.tsx'
import { DialogFields } from './dialog-fields.tsx'
import { TypeTiles } from './type-tiles.tsx'
import styles from './upload-dialog.module.css'

interface UploadDialogProps {
  /** The type somebody came for. */
  type?: ResourceType
  onClose: () => void
  /** After something was saved or handed in. */
  onDone?: () => void
}

/** 'Upload resources' [UPL-01]: what is needed to hand in one file. Closing it breaks nothing off. */
export function UploadDialog({ type: wanted, onClose, onDone }: UploadDialogProps) {
  const { t } = useTranslation('person_center')
  const [type, setType] = useState<ResourceType | null>(wanted ?? null)
  const { submission, why, entries, setEntries, retype, save, submit, busy, error } = useDialogDraft(type, () => {
    onDone?.()
    onClose()
  })
  const isReady = submission !== null && submission.state !== 'checking'

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upload.title')}
      lead={t('upload.lead')}
      aside={
        <Link className={styles.rules} to="/agreement/terms">
          {t('upload.rules')}
        </Link>
      }
      actions={
        <>
          <Button size="large" disabled={!submission || busy} onClick={save}>
            {t('submission.save')}
          </Button>
          <Button size="large" kind="primary" disabled={!isReady || busy} onClick={submit}>
            {t('submission.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        <TypeTiles
          type={submission?.resource_type ?? type}
          onChange={submission ? retype : setType}
          hint={t('submission.type_hint')}
        />
        <UploadWidget multiple={false} />
        {submission && (
          <p className={styles.report}>
            <b>{t('submission.report')}</b>
            <ReportSummary submission={submission} />
            <Link to={`/upload-center?submission=${submission.submission_id}`}>{t('submission.full_page')}</Link>
          </p>
        )}
        <DialogFields entries={entries} onChange={setEntries} />
        {(error ?? why) && <CallOut kind="error">{error ?? why}</CallOut>}
      </div>
    </Dialog>
  )
}
