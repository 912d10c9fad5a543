import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { Button } from '../ui/form/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'

interface LeaveGuardProps {
  dirty: () => boolean
  /** What was written is still in this browser when the person comes back. */
  kept?: boolean
}

/** Nobody loses what they wrote without being asked: not by Esc, not by a link, not by closing the tab. */
export function LeaveGuard({ dirty, kept = false }: LeaveGuardProps) {
  const { t } = useTranslation('shared')
  // Whose login has ended is led to the login; what is kept is restored afterwards.
  const { state, proceed, reset } = useBlocker(
    ({ nextLocation }) => dirty() && !(kept && nextLocation.pathname.endsWith('/login')),
  )

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <Dialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={t(kept ? 'leave.title_kept' : 'leave.title')}
      lead={t(kept ? 'leave.lead_kept' : 'leave.lead')}
      actions={
        <>
          <Button onClick={() => reset?.()}>{t('leave.stay')}</Button>
          <Button kind="danger" onClick={() => proceed?.()}>
            {t(kept ? 'leave.leave' : 'leave.discard')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
