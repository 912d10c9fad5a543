import { type FormEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../page/account/confirm-dialog.module.css'
import { FormActions } from '../../page/account/form-actions.tsx'
import { useRun } from '../../page/account/use-run.ts'
import { goToDigits, useCode } from '../../page/use-code.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { askSolving } from '../../platform/challenge/ask-solving.ts'
import { keepLogin, type Login, useLogin } from '../../platform/session/session.ts'
import { resolveSignInAgain } from '../../platform/session/sign-in-again.ts'
import { useLoginAddress } from '../../platform/session/use-login-address.ts'
import { CodeField } from '../../ui/form/code-field.tsx'
import { PasswordField, PasswordOwner } from '../../ui/form/password-field.tsx'
import { TextLink } from '../../ui/navigation/go-link.tsx'
import { TabList, TabPanel } from '../../ui/navigation/tabs.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const cancel = () => resolveSignInAgain(false)

/** Signs the person in again whose login ended while they were doing something; what they did is then completed. */
export default function SignInDialog({ before }: { before: Login }) {
  const { t } = useTranslation('shared')
  const panel = useId()
  const form = useId()
  const login = useLogin()
  const loginAddress = useLoginAddress()
  const ways = waysOf(before)
  const [way, setWay] = useState(ways[0] ?? 'password')
  const [password, setPassword] = useState('')
  const [digits, setDigits] = useState('')
  const code = useCode('login')
  const { run, busy, error, forget } = useRun()
  const { email, mobile, user_name } = before.user_info
  const account = (way === 'mobile' ? mobile : way === 'email' ? email : (email ?? mobile)) ?? user_name
  const proof =
    way === 'password' ? password && { password } : code.ticket && digits && { ticket: code.ticket, code: digits }

  // In this dialog, or in another tab.
  useEffect(() => {
    if (login) resolveSignInAgain(true)
  }, [login])

  function choose(next: string) {
    setWay(ways.find((one) => one === next) ?? 'password')
    setDigits('')
    code.forget()
    forget()
  }

  function signIn(event: FormEvent) {
    event.preventDefault()
    if (!proof) return
    void run(async () => {
      const answer = await askSolving(quietCaller(), 'POST /api/login', { body: { account, remember: true, ...proof } })
      if (answer.outcome !== 'signed_in') return
      const { token, menus, view_only, user_info, roles } = answer
      keepLogin({ token, menus, view_only, user_info, roles })
    })
  }

  return (
    <Dialog
      open
      onClose={cancel}
      title={t('sign_in_again.title')}
      lead={t('sign_in_again.lead')}
      aside={<TextLink to={loginAddress}>{t('sign_in_again.elsewhere')}</TextLink>}
      actions={
        <FormActions
          form={form}
          cancel={t('sign_in_again.cancel')}
          onCancel={cancel}
          submit={t('sign_in_again.submit')}
          ready={Boolean(proof)}
          busy={busy}
        />
      }
    >
      {ways.length > 1 && (
        <TabList
          label={t('sign_in_again.ways')}
          panel={panel}
          current={way}
          onChange={choose}
          tabs={ways.map((id) => ({ id, name: t(`sign_in_again.${id}`) }))}
        />
      )}
      <form id={form} className={styles.form} onSubmit={signIn}>
        <TabPanel panel={panel} current={way}>
          {way === 'password' ? (
            <>
              <PasswordOwner account={account} />
              <PasswordField
                label={t('sign_in_again.password_label')}
                value={password}
                onChange={setPassword}
                error={error}
                data-first
              />
            </>
          ) : (
            <CodeField
              key={way}
              value={digits}
              onChange={setDigits}
              error={error ?? code.error}
              state={code.state}
              wait={code.wait}
              hint={t(code.ticket ? 'sign_in_again.sent_to' : 'sign_in_again.goes_to', { address: account })}
              onSend={async () => {
                if (await code.send(way, way === 'mobile' ? { mobile: account } : { email: account })) goToDigits(form)
              }}
            />
          )}
        </TabPanel>
      </form>
    </Dialog>
  )
}

/** Who has neither goes by the login page, where the providers are. */
function waysOf({ user_info: { email, mobile, not_set_password } }: Login) {
  const ways: ('password' | 'mobile' | 'email')[] = []
  if (!not_set_password) ways.push('password')
  if (mobile) ways.push('mobile')
  if (email) ways.push('email')
  return ways
}
