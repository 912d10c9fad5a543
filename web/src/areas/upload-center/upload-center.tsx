import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { OpensSoon } from '../../ui/opens-soon.tsx'

export const handle: Handle = { modules: ['person_center'] }

export default function UploadCenter() {
  const { t } = useTranslation('person_center')

  return (
    <AreaPage title={t('page.upload_center')} lead={t('page.upload_lead')} closed hidden>
      <OpensSoon />
    </AreaPage>
  )
}
