import { useTranslation } from 'react-i18next'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import type { Route } from './+types/pdf-view.ts'
import { Closed } from './closed.tsx'
import { Opening } from './opening.tsx'
import { useDocument } from './use-document.ts'
import { Viewer } from './viewer.tsx'

export const handle: Handle = { modules: ['resource'], footer: 'none' }

/** A document has the rest of the window under the header [RT-07]. */
export default function PdfView({ params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('resource')
  const { platformTitle } = usePage()
  const file_id = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null
  const state = useDocument(file_id)
  const name = state.step === 'open' ? state.document.file_name : t('viewer.title')

  return (
    <>
      <Head title={`${name} · ${platformTitle}`} hidden />
      {state.step === 'loading' && <Opening progress={state.progress} />}
      {state.step === 'closed' && <Closed reason={state} file_id={file_id} onRetry={state.retry} />}
      {state.step === 'open' && <Viewer key={file_id} document={state.document} />}
    </>
  )
}
