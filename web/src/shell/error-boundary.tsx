import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { Failure } from '../platform/failure.ts'
import { Head } from '../platform/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Failure as FailureState } from '../ui/failure.tsx'

/** What stands where a page could not be drawn: what happened, what to do next, and a number to tell us. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const { status, msg, request_id } = toldBy(error)
  const trace = [status, request_id && t('failure.trace', { request_id })].filter(Boolean).join(' · ')

  return (
    <main id="main">
      <Head title={t('failure.title')} hidden />
      <FailureState
        title={t('failure.title')}
        heading="h1"
        onRetry={() => void revalidate()}
        action={
          <ButtonLink to="/" reloadDocument>
            {t('failure.home')}
          </ButtonLink>
        }
        trace={trace}
      >
        {msg || t('failure.text')}
      </FailureState>
    </main>
  )
}

function toldBy(error: unknown): { status?: number; msg?: string; request_id?: string | null } {
  if (error instanceof Failure) return error
  return isRouteErrorResponse(error) ? { status: error.status, ...error.data } : {}
}
