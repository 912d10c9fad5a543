import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { JoinDialog } from './join-dialog.tsx'
import type { NameEndpoints } from './name-calls.ts'

interface NameEndsProps {
  id: number
  calls: NameEndpoints
  onDone: () => void
}

/** How a name ends: everything of it is filed under another one, or nothing carried it anyway. */
export function MergeOrDelete({ id, calls, onDone }: NameEndsProps) {
  const { t } = useTranslation('management')
  const [joining, setJoining] = useState(false)

  return (
    <>
      <Button onClick={() => setJoining(true)}>{t('names.join')}</Button>{' '}
      <ReasonButton
        label={t('names.remove')}
        lead={t('names.remove_lead')}
        run={(caller, reason) => calls.remove(caller, id, { reason })}
        onDone={onDone}
      />
      {joining && <JoinDialog id={id} calls={calls} onClose={() => setJoining(false)} onDone={onDone} />}
    </>
  )
}
