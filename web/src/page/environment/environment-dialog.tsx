import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useLogin } from '../../platform/session/session.ts'
import { readEnvironment, saveEnvironment } from '../../platform/state/environment.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { EnvironmentFields, environmentOf } from './environment-fields.tsx'

/** Says once what somebody runs the product on. */
export default function EnvironmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('resource')
  const form = useId()
  const login = useLogin()
  const [before] = useState(readEnvironment)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const environment = environmentOf(new FormData(event.currentTarget))
    onClose()
    // In this browser it is kept in any case.
    await saveEnvironment(environment).catch((failure: Failure) => toast.error(failureText(failure)))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('environment.title')}
      lead={t(login ? 'environment.lead' : 'environment.lead_visitor')}
      actions={
        <>
          <Button onClick={onClose}>{t('environment.cancel')}</Button>
          <Button kind="primary" type="submit" form={form}>
            {t('environment.save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <EnvironmentFields before={before} />
      </form>
    </Dialog>
  )
}
