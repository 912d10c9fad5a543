import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router'
import { showSpinner, useSpinner } from '../platform/spinner.ts'
import { PageSpinner, ProgressBar } from '../ui/spinner.tsx'

/**
 * Answers every click that leads somewhere: a change of path shows the full-page spinner, other fields of the same path
 * mark the page as busy [HDR-13b] [HDR-13c]. Both leave pointer and keyboard alone, so one can still go elsewhere.
 */
export default function Progress(): ReactNode {
  const { t } = useTranslation('shared')
  const pending = usePendingNavigation()
  const spinner = useSpinner()

  useEffect(() => (pending === 'page' ? showSpinner(t('spinner.opening')) : undefined), [pending, t])
  useEffect(() => (pending === 'part' ? markBusy() : undefined), [pending])

  return (
    <>
      <div role="status">{spinner && <PageSpinner tip={spinner.tip ?? undefined} />}</div>
      {pending === 'part' && <ProgressBar />}
    </>
  )
}

function usePendingNavigation(): 'page' | 'part' | null {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  const [failed, setFailed] = useState<string>()

  // The router waits for ever for the script of an area that is gone; the person has been told and stays here [ERR-05].
  useEffect(() => {
    const fail = () => setFailed(next?.key)
    window.addEventListener('area-failed', fail)
    return () => window.removeEventListener('area-failed', fail)
  }, [next?.key])

  if (!next || next.key === failed) return null
  return next.pathname === pathname ? 'part' : 'page'
}

function markBusy() {
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  return () => main?.removeAttribute('aria-busy')
}
