import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { OpensSoon } from '../../ui/opens-soon.tsx'

export const handle: Handle = { modules: ['authorization'] }

export default function Authorization() {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage title={t('page.title')} lead={t('page.lead')} closed hidden>
      <OpensSoon />
    </AreaPage>
  )
}
