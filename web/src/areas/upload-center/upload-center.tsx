import { useTranslation } from 'react-i18next'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { OpensSoon } from '../../ui/opens-soon.tsx'
import { PageHead } from '../../ui/page-head.tsx'

export const handle: Handle = { modules: ['person_center'] }

export default function UploadCenter() {
  const { t } = useTranslation('person_center')
  const { platformTitle } = usePage()
  const title = t('page.upload_center')

  return (
    <main id="main" className="page-width">
      <Head title={`${title} · ${platformTitle}`} hidden />
      <PageHead
        places={[{ name: t('common:area.home'), to: '/' }, { name: title }]}
        title={title}
        lead={t('page.upload_lead')}
        closed
      />
      <OpensSoon />
    </main>
  )
}
