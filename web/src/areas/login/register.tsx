import { agreements } from '@atrium/contract/account/agreement'
import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Agree } from '../../page/agree.tsx'
import { useAddressWith } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Failure } from '../../platform/api/failure.ts'
import { toast } from '../../platform/state/toast.ts'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { AccountField } from './account-field.tsx'
import { CodePart } from './code-part.tsx'
import { enter } from './enter.ts'
import { FormEnd } from './form-end.tsx'
import styles from './login.module.css'
import { NewPassword } from './new-password.tsx'
import { useProblems } from './problems.ts'
import { ProvedAccount } from './proved-account.tsx'
import { useProvedCode, useSentCode } from './sent-code.ts'
import type { TypedAccount } from './typed-account.ts'
import { useForm } from './use-form.ts'

/** A mobile or an email, proved by a code; whose address was proved on the way here needs none. */
export function Register({ typed, onRegistered }: { typed: TypedAccount; onRegistered: () => void }) {
  const { t } = useTranslation('login')
  const addressWith = useAddressWith()
  const problems = useProblems()
  const { proved, forget } = useProvedCode()
  const { sent, send, resendAt } = useSentCode('register', typed)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState(false)
  const form = useForm({
    ...(proved ? {} : { account: problems.account(typed.account), code: problems.code(code, sent) }),
    password: problems.newPassword(password),
    agreed: problems.agreed(agreed),
  })

  const register = form.onSubmit(async () => {
    const proof = proved ?? sent
    if (!proof) return
    const { account, dial_code, ticket } = proof
    const answer = await ask({ ...quietCaller(), meet: askForCodeAgain }, 'POST /api/register', {
      body: {
        account,
        dial_code,
        ticket,
        password,
        agreed: agreements,
        ...(proved ? {} : { code }),
      },
    })
    if (answer.existed) toast.success(t('register.existed'))
    else onRegistered()
    enter(answer)
  })

  /** The proof expired before the form was sent. */
  function askForCodeAgain(failure: Failure) {
    if (proved && failure.code === failures.wrong_code.code) forget()
  }

  return (
    <>
      <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={register}>
        {proved ? (
          <ProvedAccount account={proved.account} onForget={forget} />
        ) : (
          <>
            <AccountField typed={typed} form={form} required />
            <CodePart code={code} onChange={setCode} sent={sent} resendAt={resendAt} send={send} form={form} required />
          </>
        )}
        <NewPassword label={t('field.password')} value={password} onChange={setPassword} form={form} />
        <Agree agreed={agreed} onChange={setAgreed} problem={form.problem('agreed')} />
        <FormEnd form={form} submit={t('register.submit')} busy={t('register.busy')} />
      </form>
      <p className={styles.other}>
        {t('page.have')}
        <TextLink to={addressWith({ type: null })}>{t('page.sign_in')}</TextLink>
      </p>
    </>
  )
}
