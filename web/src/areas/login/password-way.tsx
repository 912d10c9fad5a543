import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressWith } from '../../platform/address/address.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askSolving } from '../../platform/challenge/ask-solving.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { AccountField } from './account-field.tsx'
import { enter } from './enter.ts'
import { FormEnd } from './form-end.tsx'
import styles from './login.module.css'
import { useProblems } from './problems.ts'
import { Remember } from './remember.tsx'
import type { TypedAccount } from './typed-account.ts'
import { useForm } from './use-form.ts'

export function PasswordWay({ typed }: { typed: TypedAccount }) {
  const { t } = useTranslation('login')
  const addressWith = useAddressWith()
  const problems = useProblems()
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const form = useForm({ account: problems.account(typed.account), password: problems.password(password) })

  const signIn = form.onSubmit(async () => {
    const { account, dial_code } = typed
    const answer = await askSolving(quietCaller(), 'POST /api/login', {
      body: { account, dial_code, password, remember },
    })
    if (answer.outcome === 'signed_in') enter(answer)
  })

  return (
    <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={signIn}>
      <AccountField typed={typed} form={form} />
      <PasswordField
        label={t('field.password')}
        name="password"
        required={false}
        value={password}
        onChange={(typed) => {
          setPassword(typed)
          form.change('password')
        }}
        error={form.problem('password')}
        aside={<TextLink to={addressWith({ type: 'password', way: null })}>{t('sign_in.forgotten')}</TextLink>}
      />
      <Remember checked={remember} onChange={setRemember} />
      <FormEnd
        form={form}
        submit={t('sign_in.submit')}
        busy={t('sign_in.busy')}
        waysOut={
          form.message?.code === failures.wrong_credentials.code && (
            <>
              <TextLink to={addressWith({ way: 'code' })}>{t('sign_in.by_code')}</TextLink>
              <TextLink to={addressWith({ type: 'password', way: null })}>{t('page.reset')}</TextLink>
            </>
          )
        }
      />
    </form>
  )
}
