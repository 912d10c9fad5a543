import { failures } from '@atrium/contract/errors'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { useRun } from '../account/use-run.ts'
import styles from './unlock.module.css'

/** The password of something that was shared. */
export function Unlock({ onEnter }: { onEnter: (password: string) => Promise<void> }) {
  const { t } = useTranslation('project')
  const { run, busy, error, failure } = useRun()
  const [password, setPassword] = useState('')
  const isWrong = failure?.code === failures.wrong_credentials.code

  function unlock(event: FormEvent) {
    event.preventDefault()
    void run(() => onEnter(password))
  }

  return (
    <form className={styles.unlock} onSubmit={unlock}>
      <Field label={t('share.password')} required error={isWrong ? t('shared.wrong') : error}>
        {(control) => (
          <Input
            {...control}
            size="large"
            type="password"
            autoComplete="off"
            maxLength={64}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Button kind="primary" size="large" type="submit" disabled={busy || password === ''}>
        {t('shared.open')}
      </Button>
    </form>
  )
}
