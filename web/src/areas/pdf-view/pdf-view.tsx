import { useTranslation } from 'react-i18next'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import type { Progress as Read } from '../../stage/pdf/open-pdf.ts'
import { Progress } from '../../ui/state/progress.tsx'
import type { Route } from './+types/pdf-view.ts'
import { Closed } from './closed.tsx'
import styles from './opening.module.css'
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

/** A blank sheet on the desk, and how much of the document has come. */
function Opening({ progress }: { progress: Read | null }) {
  const { t } = useTranslation('resource')
  const { loaded, total } = progress ?? { loaded: 0, total: 0 }

  return (
    <main id="main" className={styles.opening} aria-busy="true">
      <h1 className="visually-hidden">{t('viewer.title')}</h1>
      <div className={styles.bar} />
      <div className={styles.sheet}>
        <div className={styles.words} role="status">
          <Progress label={t('viewer.opening')} value={total > 0 ? Math.min(100, (loaded / total) * 100) : 0} />
          <p>
            {t('viewer.opening')}
            {total > 0 && <span>{t('viewer.received', { loaded: megabytes(loaded), total: megabytes(total) })}</span>}
          </p>
        </div>
      </div>
    </main>
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
