import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { failureText } from '../../platform/api/failures.ts'
import { loginAddress } from '../../platform/session/guard.ts'
import { useLogin } from '../../platform/session/session.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Empty } from '../../ui/state/empty.tsx'
import { Failure } from '../../ui/state/failure.tsx'
import { Download } from './download.tsx'
import type { Closed as Reason } from './use-document.ts'

interface ClosedProps {
  reason: Reason
  file_id: number | null
  onRetry: () => void
}

/** Why there is nothing to read here, and what to do next. */
export function Closed({ reason, file_id, onRetry }: ClosedProps) {
  const { t } = useTranslation('resource')

  if (reason.why === 'failed') {
    const { failure } = reason
    const trace = [failure.status || null, failure.request_id].filter(Boolean).join(' · ')
    return (
      <main id="main" className="page-width">
        <h1 className="visually-hidden">{t('viewer.title')}</h1>
        <Failure title={t('viewer.failed.title')} onRetry={onRetry} trace={trace}>
          {failureText(failure) || t('viewer.failed.text')}
        </Failure>
      </main>
    )
  }

  return (
    <main id="main" className="page-width">
      <h1 className="visually-hidden">{t('viewer.title')}</h1>
      <Empty title={t(`viewer.${reason.why}.title`)} actions={<Ways reason={reason} file_id={file_id} />}>
        {t(`viewer.${reason.why}.text`)}
      </Empty>
    </main>
  )
}

/** What cannot be shown can still be kept; what is not shown to strangers may be shown to somebody known. */
function Ways({ reason: { why }, file_id }: Pick<ClosedProps, 'reason' | 'file_id'>) {
  const { t } = useTranslation('resource')
  const { pathname } = useLocation()
  const isStranger = useLogin() === null
  const isUnreadable = why === 'encrypted' || why === 'damaged'

  return (
    <>
      {isUnreadable && file_id !== null && <Download file_id={file_id} />}
      {!isUnreadable && isStranger && (
        <ButtonLink kind="primary" to={loginAddress(pathname)}>
          {t('viewer.sign_in')}
        </ButtonLink>
      )}
      <ButtonLink to="/">{t('common:error_page.home')}</ButtonLink>
    </>
  )
}
