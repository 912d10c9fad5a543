import { type Environment, environmentChoices, environmentParts } from '@atrium/contract/environment'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { useLogin } from '../../platform/session/session.ts'
import { readEnvironment, saveEnvironment } from '../../platform/state/environment.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import styles from './environment-dialog.module.css'

/** Five questions, none of which has to be answered. */
export default function EnvironmentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('resource')
  const form = useId()
  const login = useLogin()
  const [before] = useState(readEnvironment)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    onClose()
    // In this browser it is kept in any case.
    await saveEnvironment(Object.fromEntries(entries) as Environment).catch((failure: Failure) =>
      toast.error(failureText(failure)),
    )
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
      <form id={form} className={styles.parts} onSubmit={save}>
        {environmentParts.map((part) => (
          <Field key={part} label={t(`environment.${part}.label`)}>
            {(control) => (
              <Select
                {...control}
                name={part}
                defaultValue={before[part] ?? ''}
                options={[
                  { value: '', name: t('environment.unsaid') },
                  ...environmentChoices[part].map((value) => ({ value, name: t(`environment.${part}.${value}`) })),
                ]}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  )
}
