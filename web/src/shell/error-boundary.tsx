import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { failureText } from '../platform/api/failures.ts'
import { Head } from '../platform/page/head.tsx'
import { failureOfPage } from '../platform/page/page-failure.ts'
import { toast } from '../platform/state/toast.ts'
import { ButtonLink } from '../ui/form/button.tsx'
import { Failure as FailureState } from '../ui/state/failure.tsx'

/** What stands where a page could not be drawn: what happened, what to do next, and a number to tell us. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const failure = useMemo(() => failureOfPage(error), [error])
  const { status, request_id } = failure ?? {}
  const trace = [status || null, request_id && t('failure.trace', { request_id })].filter(Boolean).join(' · ')

  useEffect(() => {
    if (failure) toast.error(failureText(failure))
  }, [failure])

  return (
    <main id="main">
      <Head title={t('failure.title')} hidden />
      <FailureState
        title={t('failure.title')}
        heading="h1"
        onRetry={revalidate}
        action={
          <ButtonLink to="/" reloadDocument>
            {t('failure.home')}
          </ButtonLink>
        }
        trace={trace}
      >
        {(failure && failureText(failure, t)) || t('failure.text')}
      </FailureState>
    </main>
  )
}
