import { useTranslation } from 'react-i18next'
import { AreaPage } from '../../page/area-page.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { OpensSoon } from '../../ui/opens-soon.tsx'

export const handle: Handle = { modules: ['authorization'] }

export default function Callback() {
  const { t } = useTranslation('authorization')

  return (
    <AreaPage title={t('page.callback')} lead={t('page.callback_lead')} closed hidden>
      <OpensSoon />
    </AreaPage>
  )
}
