import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

interface LeaveGuardProps {
  dirty: () => boolean
  /** Whoever leaves gives up what they wrote. Without it what was written stays in this browser until they come back. */
  onDiscard?: () => void
}

/** Nobody loses what they wrote without being asked: not by Esc, not by a link, not by closing the tab. */
export function LeaveGuard({ dirty, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation('shared')
  // Whose login has ended is led to the login; what they wrote is restored afterwards.
  const { state, proceed, reset } = useBlocker(
    ({ nextLocation }) => dirty() && !nextLocation.pathname.endsWith('/login'),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])

  function leave() {
    onDiscard?.()
    proceed?.()
  }

  return (
    <Dialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={t(onDiscard ? 'leave.title' : 'leave.title_kept')}
      lead={t(onDiscard ? 'leave.lead' : 'leave.lead_kept')}
      actions={
        <>
          <Button onClick={() => reset?.()}>{t('leave.stay')}</Button>
          <Button kind="danger" onClick={leave}>
            {t(onDiscard ? 'leave.discard' : 'leave.leave')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
