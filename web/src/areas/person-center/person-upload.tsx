import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { settleCall } from '../../page/account/settle-call.ts'
import { UploadDialog } from '../../page/upload/dialog/upload-dialog.tsx'
import { useDrafts } from '../../page/upload/draft/use-drafts.ts'
import { UploadList } from '../../page/upload/file/upload-list.tsx'
import { MySubmissions, refreshMySubmissions, submissionsIn } from '../../page/upload/submission/my-submissions.tsx'
import { pageIn } from '../../platform/address/address.ts'
import { useUploadsFor } from '../../platform/upload/list.ts'
import { resourceTarget } from '../../platform/upload/upload.ts'
import { Button } from '../../ui/form/button.tsx'
import { UploadIcon } from '../../ui/icon/icons.tsx'
import type { Route } from './+types/person-upload.ts'
import styles from './lists.module.css'
import { MyProposals } from './my-proposals.tsx'

const size = 20

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const chosen = submissionsIn(address)
  const proposalPage = pageIn(address, 'proposals')
  return {
    chosen,
    submissions: refreshMySubmissions(chosen, size),
    proposalPage,
    proposals: settleCall('GET /api/knowledges/proposals', { query: { page: proposalPage, size } }),
  }
}

export default function PersonUpload({ loaderData }: Route.ComponentProps) {
  const { chosen, submissions, proposals, proposalPage } = loaderData
  const { t } = useTranslation('person_center')
  const uploads = useUploadsFor(resourceTarget)
  const [uploading, setUploading] = useState(false)
  const { revalidate } = useRevalidator()
  const drafts = useDrafts()

  useEffect(() => {
    if (drafts.size > 0) void revalidate()
  }, [drafts, revalidate])

  return (
    <>
      <div className={styles.begin}>
        <Button kind="primary" size="large" onClick={() => setUploading(true)}>
          <UploadIcon size={18} />
          {t('upload.button')}
        </Button>
      </div>
      {/* One list at a time: the dialog shows the same. */}
      {uploading ? (
        <UploadDialog onClose={() => setUploading(false)} onDone={() => void revalidate()} />
      ) : (
        <UploadList uploads={uploads} />
      )}
      <MySubmissions chosen={chosen} size={size} submissions={submissions} />
      <MyProposals proposals={proposals} page={proposalPage} size={size} />
    </>
  )
}
