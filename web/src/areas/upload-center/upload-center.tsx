import { isResourceType } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Answered, MissingAnswer, WaitingRows } from '../../page/account/answered.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { AreaPage } from '../../page/area-page.tsx'
import { MyFiles, refreshMyFiles } from '../../page/upload/file/my-files.tsx'
import { MySubmissions, refreshMySubmissions } from '../../page/upload/submission/my-submissions.tsx'
import { pageIn } from '../../platform/address/address.ts'
import type { Failure } from '../../platform/api/failure.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import type { Route } from './+types/upload-center.ts'
import { Begin } from './begin.tsx'
import { Guide } from './guide.tsx'
import { OneSubmission } from './one-submission.tsx'
import styles from './upload-center.module.css'

export const handle: Handle = { modules: ['person_center', 'resource'] }

/** The newest stand here, all of them in the personal centre. */
const newest = 5

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url)
  const submission_id = numberIn(address, 'submission')
  if (submission_id) {
    return {
      submission: settleCall('GET /api/submissions/{submission_id}', { params: { submission_id } }),
      submission_id,
    }
  }

  const page = pageIn(address)
  const type = address.searchParams.get('type')
  return {
    page,
    files: refreshMyFiles(page),
    submissions: refreshMySubmissions({ page: 1 }, newest),
    wish: { resource_type: isResourceType(type) ? type : undefined, resource_id: numberIn(address, 'resource') },
  }
}

export default function UploadCenter({ loaderData }: Route.ComponentProps) {
  if ('submission' in loaderData) {
    return (
      <Answered
        answer={loaderData.submission}
        waiting={<Waiting />}
        failed={(failure) => <Unanswered failure={failure} />}
        gone={<Gone />}
      >
        {(submission) => <OneSubmission key={submission.submission_id} first={submission} />}
      </Answered>
    )
  }
  const { page, files, submissions, wish } = loaderData
  return (
    <Center>
      <Begin wish={wish} />
      <Guide />
      <MySubmissions submissions={submissions} chosen={{ page: 1 }} size={newest} rest="/person-center" />
      <MyFiles page={page} files={files} />
    </Center>
  )
}

/** No place to drop files before the page can take them. */
export function HydrateFallback() {
  return (
    <Center>
      <div className={styles.waiting} />
      <Guide />
      <MySubmissions submissions={null} chosen={{ page: 1 }} size={newest} rest="/person-center" />
      <MyFiles page={1} files={null} />
    </Center>
  )
}

function Waiting() {
  return (
    <Center>
      <WaitingRows rows={6} />
    </Center>
  )
}

function Unanswered({ failure }: { failure: Failure }) {
  return (
    <Center>
      <MissingAnswer failure={failure} />
    </Center>
  )
}

/** A draft that was thrown away, or of somebody else. */
function Gone() {
  const { t } = useTranslation('person_center')
  return (
    <Center>
      <Empty title={t('submission.gone')} actions={<ButtonLink to="/upload-center">{t('submission.back')}</ButtonLink>}>
        {t('submission.gone_text')}
      </Empty>
    </Center>
  )
}

function Center({ children }: { children: ReactNode }) {
  const { t } = useTranslation('person_center')

  return (
    <AreaPage title={t('page.upload_center')} lead={t('page.upload_lead')} closed hidden>
      <div className={styles.center}>{children}</div>
    </AreaPage>
  )
}

function numberIn(address: URL, name: string): number | undefined {
  const found = Number(address.searchParams.get(name))
  return Number.isInteger(found) && found > 0 ? found : undefined
}
