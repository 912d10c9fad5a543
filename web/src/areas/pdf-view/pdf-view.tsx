import { useTranslation } from 'react-i18next'
import { Head } from '../../platform/head.tsx'
import { usePage } from '../../platform/page.ts'
import { OpensSoon } from '../../ui/opens-soon.tsx'

export default function PdfView() {
  const { t } = useTranslation()
  const { platformTitle } = usePage()

  return (
    <main id="main" className="page-width">
      <Head title={`${t('pdf.title')} · ${platformTitle}`} hidden />
      <h1 className="visually-hidden">{t('pdf.title')}</h1>
      <OpensSoon />
    </main>
  )
}
