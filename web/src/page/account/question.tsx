import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { Refusal } from './refusal.tsx'
import { useRun } from './use-run.ts'

interface QuestionProps {
  title: string
  children: ReactNode
  /** What happens, as a verb: 'Disconnect'. */
  yes: string
  /** A refusal is shown here, and the question stays open. */
  onYes: () => Promise<void>
  onClose: () => void
}

/** Before something that is not easily undone. */
export function Question({ title, children, yes, onYes, onClose }: QuestionProps) {
  const { t } = useTranslation('authorization')
  const { error, busy, run } = useRun()

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button size="large" kind="danger" aria-disabled={busy} onClick={() => void run(onYes)}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <Refusal text={error} />
    </Dialog>
  )
}
