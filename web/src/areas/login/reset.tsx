import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressWith } from '../../platform/address/address.ts'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { toast } from '../../platform/state/toast.ts'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { AccountField } from './account-field.tsx'
import { CodePart } from './code-part.tsx'
import { enter } from './enter.ts'
import { FormEnd } from './form-end.tsx'
import styles from './login.module.css'
import { NewPassword } from './new-password.tsx'
import { useProblems } from './problems.ts'
import { useSentCode } from './sent-code.ts'
import type { TypedAccount } from './typed-account.ts'
import { useForm } from './use-form.ts'

/** A forgotten password: a code shows who it is, a new password takes the old one's place. */
export function Reset({ typed }: { typed: TypedAccount }) {
  const { t } = useTranslation('login')
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const problems = useProblems()
  const { sent, send, resendAt, remember } = useSentCode('password', typed)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const form = useForm({
    account: problems.account(typed.account),
    code: problems.code(code, sent),
    password: problems.newPassword(password),
  })

  const reset = form.onSubmit(async () => {
    if (!sent) return
    const { account, dial_code, ticket } = sent
    const answer = await ask(quietCaller(), 'POST /api/users/password', {
      body: { account, dial_code, ticket, code, password },
    })
    if (answer.outcome === 'signed_in') {
      toast.success(t('reset.done'))
      return enter(answer)
    }
    remember({ ...sent, proved: true })
    navigate(addressWith({ type: 'register' }))
  })

  return (
    <>
      <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={reset}>
        <AccountField typed={typed} form={form} required />
        <CodePart code={code} onChange={setCode} sent={sent} resendAt={resendAt} send={send} form={form} required />
        <NewPassword label={t('field.new_password')} value={password} onChange={setPassword} form={form} />
        <FormEnd form={form} submit={t('reset.submit')} busy={t('reset.busy')} />
      </form>
      <p className={styles.other}>
        {t('page.remembered')}
        <TextLink to={addressWith({ type: null })}>{t('page.sign_in')}</TextLink>
      </p>
    </>
  )
}
