import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAddressWith } from '../../platform/address/address.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askSolving } from '../../platform/challenge/ask-solving.ts'
import { AccountField } from './account-field.tsx'
import { CodePart } from './code-part.tsx'
import { enter } from './enter.ts'
import { FormEnd } from './form-end.tsx'
import styles from './login.module.css'
import { useProblems } from './problems.ts'
import { Remember } from './remember.tsx'
import { useSentCode } from './sent-code.ts'
import type { TypedAccount } from './typed-account.ts'
import { useForm } from './use-form.ts'

/** Six digits to the mobile or the mailbox. Whose address nobody has goes on to register, with the address proved. */
export function CodeWay({ typed }: { typed: TypedAccount }) {
  const { t } = useTranslation('login')
  const navigate = useNavigate()
  const addressWith = useAddressWith()
  const problems = useProblems()
  const { sent, send, resendAt, remember: rememberCode } = useSentCode('login', typed)
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(true)
  const form = useForm({ account: problems.account(typed.account), code: problems.code(code, sent) })

  const signIn = form.onSubmit(async () => {
    if (!sent) return
    const { account, dial_code, ticket } = sent
    const answer = await askSolving(quietCaller(), 'POST /api/login', {
      body: { account, dial_code, ticket, code, remember },
    })
    if (answer.outcome === 'signed_in') return enter(answer)

    rememberCode({ ...sent, proved: true })
    navigate(addressWith({ type: 'register', way: null }))
  })

  return (
    <form ref={form.ref} className={styles.form} method="post" noValidate onSubmit={signIn}>
      <AccountField typed={typed} form={form} />
      <CodePart code={code} onChange={setCode} sent={sent} resendAt={resendAt} send={send} form={form} />
      <Remember checked={remember} onChange={setRemember} />
      <FormEnd form={form} submit={t('sign_in.submit')} busy={t('sign_in.busy')} />
    </form>
  )
}
