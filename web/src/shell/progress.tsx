import { type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { UNSAFE_DataRouterContext as DataRouterContext, type Location, useLocation } from 'react-router'
import { showSpinner, useSpinner } from '../platform/state/spinner.ts'
import { PageSpinner, ProgressBar } from '../ui/state/spinner.tsx'

/**
 * Answers every click that leads somewhere: a change of path shows the full-page spinner, other fields of the same path
 * mark the page as busy [HDR-13b] [HDR-13c]. Both leave pointer and keyboard alone, so one can still go elsewhere.
 */
export function Progress(): ReactNode {
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
  const shown = useLocation()
  const next = useNextLocation(shown)
  const [failed, setFailed] = useState<string>()

  // The router waits for ever for a chunk that no longer exists; a toast was shown, and the person stays here [ERR-05].
  useEffect(() => {
    const fail = () => setFailed(next.key)
    window.addEventListener('area-failed', fail)
    return () => window.removeEventListener('area-failed', fail)
  }, [next.key])

  if (next.key === shown.key || next.key === failed) return null
  return next.pathname === shown.pathname ? 'part' : 'page'
}

/**
 * Where the router is going, or has gone while React still waits for the data or the words of that page. `useNavigation`
 * would not do: React leaves out its state where a loader answers at once with a promise.
 */
function useNextLocation(shown: Location): Location {
  const router = useContext(DataRouterContext)?.router
  return useSyncExternalStore(
    (changed) => router?.subscribe(changed) ?? (() => {}),
    () => router?.state.navigation.location ?? router?.state.location ?? shown,
    () => shown,
  )
}

function markBusy() {
  const main = document.querySelector('main')
  main?.setAttribute('aria-busy', 'true')
  return () => main?.removeAttribute('aria-busy')
}
