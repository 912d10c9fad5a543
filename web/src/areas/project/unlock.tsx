import { failures } from '@atrium/contract/errors'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../page/account/use-run.ts'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import type { Contents } from './project.ts'
import styles from './shared.module.css'

interface UnlockProps {
  token: string
  onOpen: (entered: { project: Contents; entry: string }) => void
}

export function Unlock({ token, onOpen }: UnlockProps) {
  const { t } = useTranslation('project')
  const { run, busy, error, failure } = useRun()
  const [password, setPassword] = useState('')
  const isWrong = failure?.code === failures.wrong_credentials.code

  function unlock(event: FormEvent) {
    event.preventDefault()
    void run(async () => {
      onOpen(
        await ask(quietCaller(), 'POST /api/shared-projects/{token}/entry', { params: { token }, body: { password } }),
      )
    })
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
