import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/form/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

/** Nobody loses what they wrote without being asked: not by Esc, not by a link, not by closing the tab. */
export function LeaveGuard({ dirty }: { dirty: () => boolean }) {
  const { t } = useTranslation('management')
  const { state, proceed, reset } = useBlocker(dirty)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => dirty() && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])

  return (
    <Dialog
      open={state === 'blocked'}
      onClose={() => reset?.()}
      title={t('form.leave')}
      lead={t('form.leave_lead')}
      actions={
        <>
          <Button onClick={() => reset?.()}>{t('form.stay')}</Button>
          <Button kind="danger" onClick={() => proceed?.()}>
            {t('form.discard')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
