import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import { MyFiles, tellMyFiles } from '../../page/upload/my-files.tsx'
import UploadFile from '../../page/upload/upload-file.tsx'
import { pageIn } from '../../platform/address.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import type { Route } from './+types/upload-center.ts'
import styles from './upload-center.module.css'

export const handle: Handle = { modules: ['person_center'] }

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = pageIn(new URL(request.url))
  return { page, files: tellMyFiles(page) }
}

export default function UploadCenter({ loaderData: { page, files } }: Route.ComponentProps) {
  return (
    <Center>
      <UploadFile />
      <MyFiles page={page} files={files} />
    </Center>
  )
}

/** No place to drop files before the page can take them. */
export function HydrateFallback() {
  return (
    <Center>
      <div className={styles.waiting} />
      <MyFiles page={1} files={null} />
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
